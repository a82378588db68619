### Speculation, the card game. Read by the terminal and by the browser.
###
### Values, the same for everybody who says these messages:
### - $name is the name at event.seat; $winners the winners’ names joined by list-and/list-comma, $count how many.
### - $card is a card in words. Its number is a place in shown.kinds: with suit and rank null it is
###   card-speculation-cards-joker; else card-speculation-cards with $rank a number and $suit the message
###   suit-speculation-cards-NAME for NAME = shown.suits[suit], or NAME itself where a house set has other suits.
###   A card that is covered (null) or not there (-1) is the number 0, which no card’s words can be.
### - $pile counts piles from 1: the field plus one.
### - $drawn is “true” or “false”.
### - pile-taken: $cards is how many, $list the cards in words from the bottom up, joined like the winners.
### - hand-scored: $points is the sum; $list is each-speculation-cards-points for every pile ($pile from 1, $points of
###   that pile), joined. $hand is what was shown, joined: for every suit in hand count-speculation-cards-NAME with
###   $count (or count-speculation-cards-other with $count and $suit), and count-speculation-cards-joker; if there
###   is no card at all, part-speculation-cards-no-cards.
### - choice-speculation-cards-pile is said with $cards = 0 and $takes = 0 where the answer does not give them.
### Everything else is the field of the event, the option or the choice, a number.

## Options of a table

option-speculation-cards-memory = Memory
option-speculation-cards-memory-about = Hands are covered, though everybody saw which cards were taken from the piles. Does the table remember for everybody?
option-speculation-cards-memory-table = As on a real table: hands stay covered
option-speculation-cards-memory-perfect = Perfect: cards taken openly are shown
option-speculation-cards-start = First player
option-speculation-cards-start-about = Who begins the first round? The next ones are begun by the next player clockwise.
option-speculation-cards-start-random = Drawn at random
option-speculation-cards-start-1 = Seat 1
option-speculation-cards-start-2 = Seat 2
option-speculation-cards-start-3 = Seat 3
option-speculation-cards-start-4 = Seat 4

## Cards

card-speculation-cards = { $rank } of { $suit }
suit-speculation-cards-clubs = clubs
suit-speculation-cards-diamonds = diamonds
suit-speculation-cards-hearts = hearts
suit-speculation-cards-spades = spades
count-speculation-cards-clubs =
    { $count ->
        [one] { $count } club
       *[other] { $count } clubs
    }
count-speculation-cards-diamonds =
    { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
count-speculation-cards-hearts =
    { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
count-speculation-cards-spades =
    { $count ->
        [one] { $count } spade
       *[other] { $count } spades
    }
count-speculation-cards-joker =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokers
    }
count-speculation-cards-other = { $count } × { $suit }

## What happened

event-speculation-cards-round-began = Round { $round }: the cards are shuffled, and { $name } begins.
event-speculation-cards-card-turned-up = The { $card } is turned up on pile { $pile }.
event-speculation-cards-top-taken = { $name } takes the { $card } from pile { $pile }.
event-speculation-cards-card-drawn =
    { $card ->
        [0] { $name } draws a card.
       *[other] { $name } draws the { $card }.
    }
event-speculation-cards-card-kept =
    { $card ->
        [0] { $name } keeps one of the two cards.
       *[other] { $name } keeps the { $card }.
    }
event-speculation-cards-card-discarded =
    { $drawn ->
        [true] { $name } lays the other card, the { $card }, on pile { $pile }.
       *[other] { $name } discards the { $card } on pile { $pile }.
    }
event-speculation-cards-pile-taken =
    { $cards ->
        [one] A match: { $name } takes pile { $pile }, { $cards } card ({ $list }).
       *[other] A match: { $name } takes pile { $pile }, { $cards } cards ({ $list }).
    }
event-speculation-cards-deck-renewed =
    { $cards ->
        [0] The deck has run low, and there is nothing to shuffle into it.
        [one] The deck has run low: what lay under the tops is shuffled in, and it has { $cards } card now.
       *[other] The deck has run low: what lay under the tops is shuffled in, and it has { $cards } cards now.
    }
event-speculation-cards-last-turns = { $name } has { $cards } cards: everybody else has one more turn.
event-speculation-cards-hand-scored =
    { $points ->
        [one] { $name } shows { $hand }, and scores { $points } point ({ $list }).
       *[other] { $name } shows { $hand }, and scores { $points } points ({ $list }).
    }
each-speculation-cards-points = pile { $pile }: { $points }
event-speculation-cards-four-jokers = { $name } holds all the Jokers, and wins at once!
event-speculation-cards-round-cut = After { $turns } turns the round is cut short, and scored as it stands.
event-speculation-cards-game-over =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }

## What is asked of you

ask-speculation-cards-action = Take a top card, draw two and keep one, or discard a card and hope for a match?
ask-speculation-cards-keep = Which of the two cards do you keep?
ask-speculation-cards-pile = On which pile do you lay the card?
ask-speculation-cards-match = Your card matches two piles. Which one do you take?

## Whose turn it is and why

turn-speculation-cards-action = { $name } chooses an action.
turn-speculation-cards-keep = { $name } has drawn two cards and keeps one.
turn-speculation-cards-pile = { $name } chooses a pile for a card.
turn-speculation-cards-match = { $name } has matched two piles and takes one.

## The answers, as on a button

choice-speculation-cards-take =
    { $card ->
        [0] Take from pile { $pile }
       *[other] Take the { $card } from pile { $pile }
    }
choice-speculation-cards-draw = Draw two cards and keep one
choice-speculation-cards-discard = Discard the { $card }
choice-speculation-cards-keep = Keep the { $card }
choice-speculation-cards-pile =
    { $cards ->
        [0] { $takes ->
            [0] On pile { $pile }
            [one] On pile { $pile }: a match brings { $takes } card
           *[other] On pile { $pile }: a match brings { $takes } cards
        }
        [one] Take pile { $pile }: { $cards } card
       *[other] Take pile { $pile }: { $cards } cards
    }

## The rules that close an answer

rule-speculation-cards-empty-pile = That pile is empty.
rule-speculation-cards-deck-too-low = The deck has fewer than two cards: nobody can draw two.
rule-speculation-cards-not-in-hand = That card is not in your hand.
rule-speculation-cards-not-drawn = You have not drawn that card.
rule-speculation-cards-no-match = Your card does not match the top of that pile.

## Phases and the end

phase-speculation-cards-setup = Setup
phase-speculation-cards-piles = Turning up cards
phase-speculation-cards-draw = Drawing two
phase-speculation-cards-action = Action
phase-speculation-cards-keep = Keeping one
phase-speculation-cards-pile = Laying a card
phase-speculation-cards-match = A match
phase-speculation-cards-over = The end
end-speculation-cards-three-rounds = All rounds were played.
end-speculation-cards-four-jokers = All Jokers in one hand ended the game.

## The rules in a minute

help-speculation-cards-goal = Have the most points after three rounds, or hold all the Jokers at the end of a round and win at once.
help-speculation-cards-score = At the end of a round each card of the suit on top of a pile scores the rank of that top card: pile 1 in round 1, piles 1 and 2 in round 2, all three in round 3.
help-speculation-cards-take = On your turn, take the top card of a pile …
help-speculation-cards-draw = … or draw two cards from the deck, keep one and lay the other face up on a pile …
help-speculation-cards-discard = … or discard a card on a pile. If it matches the top of another pile by rank or by suit, that whole pile is yours; if both match, you choose.
help-speculation-cards-joker = A Joker matches everything, and everything matches a Joker. In hand it counts for no suit. On top of a pile it scores one point for each card of your best suit.
help-speculation-cards-refill = An empty pile is filled from the deck. When the deck has fewer than two cards, everything under the tops is shuffled into it.
help-speculation-cards-end = When somebody ends a turn with ten cards or more, all others have one more turn; then the round is scored.

## Parts of the table

part-speculation-cards-round = Round { $round } of { $rounds }
part-speculation-cards-round-short = R{ $round }
part-speculation-cards-first = First player
part-speculation-cards-deck = Deck
part-speculation-cards-pile = Pile { $pile }
part-speculation-cards-empty = empty
part-speculation-cards-under = Under the top
part-speculation-cards-counts = counts this round
part-speculation-cards-counts-not = does not count yet
part-speculation-cards-hand = Your hand
part-speculation-cards-cards = Cards
part-speculation-cards-no-cards = no cards
part-speculation-cards-known = Known to all
part-speculation-cards-covered = covered
part-speculation-cards-drawn = Just drawn
part-speculation-cards-playing = On its way to a pile
part-speculation-cards-worth = Worth now
part-speculation-cards-scores = Scores
part-speculation-cards-total = Total
part-speculation-cards-last-turns = Last turns of the round
part-speculation-cards-limit =
    { $cards ->
        [one] A hand of { $cards } card ends the round
       *[other] A hand of { $cards } cards ends the round
    }
part-speculation-cards-turns = Turn { $turns } of at most { $most }

## The terminal: words of its drawing, and answers as they are typed

terminal-speculation-cards-under = Under the top of pile { $pile }
terminal-speculation-cards-covered = { $cards } covered
word-speculation-cards-take = take
word-speculation-cards-draw = draw
word-speculation-cards-discard = discard
word-speculation-cards-keep = keep
word-speculation-cards-pile = pile
