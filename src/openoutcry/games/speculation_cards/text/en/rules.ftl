### The rules of Speculation, the card game, in our own words. Fetched when they are read.
###
### rules-speculation-cards-SECTION is the heading of a section, rules-speculation-cards-PARAGRAPH a paragraph of it, -picture
### what is said below its picture; the outline is in web/rulebook/outline.json.
### Values are those of the data file, by the way to them: $play_hand is `hand` of [play]. The others are made in
### web/rulebook/examples.ts.

rules-speculation-cards-about = What it is about
rules-speculation-cards-about-goal = Over { $play_rounds } rounds you collect cards. Whoever has the most points after the last one wins, unless somebody holds all { $deck_jokers } Jokers at the end of a round.
rules-speculation-cards-about-top = Three piles lie on the table, and everything hangs on their top cards: at the end of a round they say which suits score, and how much. So you collect a suit, and at the same time see to it that this suit lies on top.

rules-speculation-cards-setup = Setting up
rules-speculation-cards-setup-deck = The deck has { $cards } cards: the ranks { $deck_lowest_rank } to { $deck_highest_rank } of { $suits }, { $deck_copies } of each, and { $deck_jokers } Jokers.
rules-speculation-cards-setup-piles = For each round all cards are shuffled, and the top three are turned up to begin three piles. Pile 1 is the one next to the deck.
rules-speculation-cards-setup-piles-picture = The deck, and the three piles as a round begins.
rules-speculation-cards-setup-hands = Nobody is dealt cards: a hand begins empty. Chance says who begins the first round, unless the table has named somebody; each later round is begun by the next player clockwise.

rules-speculation-cards-turn = A turn: three things you can do
rules-speculation-cards-turn-one = On your turn you do one of three things: take a card, draw two, or discard one.
rules-speculation-cards-turn-take = Take: the top card of a pile goes into your hand.
rules-speculation-cards-turn-draw = Draw: you look at the two top cards of the deck, keep one of them, and lay the other face up on a pile of your choice. Only you have seen the one that you keep. The other takes no pile, even if it matches one.

rules-speculation-cards-discard = The third thing: discard and match
rules-speculation-cards-discard-match = Discard: you lay a card from your hand on a pile. It is then compared with the tops of the two other piles. If one has the same rank or the same suit, that whole pile comes into your hand.
rules-speculation-cards-discard-match-picture = The { $match_card } is laid on pile 1. It has the rank of the { $match_taken }: pile 3 is taken, with the { $match_under } cards under its top, { $match_cards } cards in all.
rules-speculation-cards-discard-must = A pile that matches has to be taken. If both match, you choose which of them.
rules-speculation-cards-discard-joker = A Joker that you discard matches any pile, and a Joker on top of a pile is matched by any card. Under the top it is a card like the others.

rules-speculation-cards-refill = Empty piles and the deck
rules-speculation-cards-refill-pile = After your turn each empty pile gets the top card of the deck. If there is no deck the pile stays empty: nothing can be taken from it, it matches nothing and scores nothing.
rules-speculation-cards-refill-deck = If the deck has fewer than two cards when a turn begins, all cards under the tops of the piles are shuffled into it. If there are fewer than two even then, nobody can draw.

rules-speculation-cards-last = The end of a round
rules-speculation-cards-last-turns = When somebody ends a turn with { $play_hand } cards or more, everybody else has one more turn. Then the round is over. A second hand of that size changes nothing.
rules-speculation-cards-last-guard = A round that goes on for { $guard_turns } turns is stopped, and scored as it stands.

rules-speculation-cards-score = Scoring, with an example
rules-speculation-cards-score-rounds = In the first round pile 1 is scored, in the second piles 1 and 2, in the third all three.
rules-speculation-cards-score-points = For each pile that is scored, every card in your hand that has the suit of its top card brings as many points as the rank of that top card.
rules-speculation-cards-score-points-picture = Round 2. With { $score_hearts } hearts and { $score_clubs } clubs in hand: { $score_first } and { $score_second } points, { $score_sum } together. Spades and Jokers in the hand bring nothing.
rules-speculation-cards-score-joker = A Joker in hand belongs to no suit. If a Joker lies on top of a pile that is scored, everybody gets one point for each card of their best suit.

rules-speculation-cards-win = Winning
rules-speculation-cards-win-points = After the last round the points of all rounds are added. Whoever has the most wins; if several have as many, they share the victory.
rules-speculation-cards-win-jokers = Whoever holds all { $deck_jokers } Jokers at the end of any round wins the game at once, whatever the points.

rules-speculation-cards-memory = Option: perfect memory
rules-speculation-cards-memory-taken = The table remembers for everybody: cards that were taken from a pile are shown in the hands they went to. What was kept from the deck stays secret.
rules-speculation-cards-source-guard = the end of a round after { $guard_turns } turns
