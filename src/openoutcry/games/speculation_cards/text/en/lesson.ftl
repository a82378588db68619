### What the teacher says in the first game of Speculation, the card game. Read by the browser alone.
###
### Values: $card and $top are cards, $suit a suit, $rank a rank, $name a player; $pile, $cards, $takes, $points, $rounds and
### $limit (cards in a hand) are numbers.

lesson-speculation-cards-hello = Welcome! Your hand is empty, and you fill it card by card. When somebody ends a turn with { $limit } cards, the others have one more turn each, and then the hands are scored. The most points after { $rounds } rounds win; we play the first round together.
lesson-speculation-cards-counts = In the first round only pile 1 counts. As it lies now, every card of { $suit } in a hand would score { $rank }. But the top card changes all the time, and you may change it too. That is the speculation.

lesson-speculation-cards-taken =
    { $cards ->
        [one] A match! You spent a card and took pile { $pile }, which had only one.
       *[other] A match! For one card you took all of pile { $pile }, { $cards } cards. That is the fastest way to a full hand.
    }
lesson-speculation-cards-taken-other =
    { $cards ->
        [one] { $name } discarded a card that matched the top of pile { $pile }, and took that pile: one card. You can do that too.
       *[other] { $name } discarded a card that matched the top of pile { $pile }, and took the whole pile: { $cards } cards. You can do that too.
    }
lesson-speculation-cards-no-match = The { $card } matched neither of the two other piles, by rank or by suit. So you lost a card and took nothing. Take it back if you like.
lesson-speculation-cards-joker = There is a Joker on pile { $pile }. Any card matches it, so whoever discards on another pile takes this one. And a Joker that you discard matches anything.
lesson-speculation-cards-last = You hold { $cards } cards! Everybody else has one more turn, and then the hands are scored by what lies on pile 1. They will try to change it.
lesson-speculation-cards-last-other = { $name } holds { $cards } cards. You have one more turn, and then the hands are scored by what lies on pile 1. Can you lay something there that suits your hand?
lesson-speculation-cards-scored =
    { $points ->
        [0] The round is scored by the top card of pile 1 and the cards in your hand. You get nothing. Next time, mind pile 1 at the end.
        [one] The round is scored by the top card of pile 1 and the cards in your hand. You get one point.
       *[other] The round is scored by the top card of pile 1 and the cards in your hand. You get { $points } points.
    }

lesson-speculation-cards-action = Each turn you do one of three things: take a top card, draw two from the deck and keep one, or discard a card of yours to match a pile. More cards of a suit are better, and pile 1 says which. I marked what I would do.
lesson-speculation-cards-action-match = Pile { $pile } has { $cards } cards. Your { $card } matches its top card. Discard it on another pile, and all of pile { $pile } is yours!
lesson-speculation-cards-action-match-again = Your { $card } matches pile { $pile }: { $cards } cards for one. I would do it.
lesson-speculation-cards-action-suit = On pile { $pile } lies a card of the suit that counts now: pile 1 shows the { $top }. I would take it.
lesson-speculation-cards-action-draw = Nothing on the piles helps you much. Draw two cards: you keep one, and choose where the other goes. That is a chance to change what counts.
lesson-speculation-cards-action-again = Pile 1 shows the { $top }. I would do what I marked.

lesson-speculation-cards-keep =
    { $joker ->
        [yes] Two cards that only you see. Keep one: I would keep the Joker, which can take any pile later. The other goes face up on a pile of your choice.
       *[no] Two cards that only you see. Keep one: I would keep the { $card }, to have many of one suit. The other goes face up on a pile of your choice.
    }
lesson-speculation-cards-keep-again =
    { $joker ->
        [yes] I would keep the Joker: it can take any pile later.
       *[no] I would keep the { $card }: many of one suit is what scores.
    }

lesson-speculation-cards-pile =
    { $joker ->
        [yes] Now the Joker: on which pile? Any card that is discarded elsewhere takes the pile it lies on, and on pile 1 it would count one for each card of everybody’s best suit. I would lay it on pile { $pile }, where it gives least away.
       *[no] Now the { $card }: on which pile? On pile 1 it would count: { $rank } for each card of { $suit }. Elsewhere it only hides what lies there. I would lay it on pile { $pile }.
    }
lesson-speculation-cards-pile-again = I would lay the { $card } on pile { $pile }.
lesson-speculation-cards-pile-match = Look at what each answer brings: on pile { $pile } your { $card } matches one of the two others, and you take { $takes } cards. A card is compared with the other piles, never with the one it lies on.
lesson-speculation-cards-pile-match-again = On pile { $pile } your { $card } brings { $takes } cards.
lesson-speculation-cards-match = Your card matches both other piles, and you take one of them. I would take pile { $pile }: { $takes } cards.

lesson-speculation-cards-over = That was a whole game of Speculation. The points of all rounds add up, and the most win; only four Jokers in one hand win at once.
lesson-speculation-cards-ending = In the next round piles 1 and 2 count, in the third all three. The points of all rounds add up, and the most win. A Joker on top of such a pile gives one for each card of your best suit. In hand it scores nothing, but whoever holds all four at the end of a round wins the game at once.
lesson-speculation-cards-done = You know taking, drawing, matching, the last turns and the score.
lesson-speculation-cards-more-discard-must = a card that matches both other piles
lesson-speculation-cards-more-refill-pile = what happens to an empty pile
lesson-speculation-cards-more-refill-deck = what happens when the deck runs low
