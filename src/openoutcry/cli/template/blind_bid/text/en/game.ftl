game-blind-bid = Blind Bid
game-blind-bid-about = A card that only you see, a bid that nobody sees: the highest wins what all cards are worth.
game-blind-bid-time = about 5 minutes

event-blind-bid-round-began = Round { $round } begins.
event-blind-bid-drew =
    { $card ->
        [none] { $name } draws a card.
       *[other] { $name } draws a { $card }.
    }
event-blind-bid-bid = { $name } bids { $coins }.
event-blind-bid-won = { $name } pays { $coins } and wins { $points } points.
event-blind-bid-showed = { $name } shows a { $card }.
event-blind-bid-game-over =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }

ask-blind-bid-bid = How much do you bid for the value of all cards?
ask-blind-bid-show = Do you show your card?
turn-blind-bid-bid = { $name } chooses a bid.
turn-blind-bid-show = { $name } may show the card.
choice-blind-bid-bid = Bid { $coins }, keep { $left }
choice-blind-bid-keep = Keep it covered
choice-blind-bid-show = Show it
rule-blind-bid-too-few-coins = You do not have that many coins.
end-blind-bid-last-round = The last round is played.

part-blind-bid-round = Round
part-blind-bid-winner = Highest bidder
part-blind-bid-bank = Bank
part-blind-bid-deck = Deck
part-blind-bid-discard = Discard
part-blind-bid-coins = Coins
part-blind-bid-points = Points
part-blind-bid-hand = Hand

help-blind-bid-goal = Have the most points after the last round.
help-blind-bid-bid = All bid coins at the same time. The highest bidder pays and wins the value of all cards.
help-blind-bid-show = The others may then show their card.
