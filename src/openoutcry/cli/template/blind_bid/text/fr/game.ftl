game-blind-bid = Blind Bid
game-blind-bid-about = Une carte que vous seul voyez, une mise que personne ne voit : la plus haute gagne la valeur de toutes les cartes.
game-blind-bid-time = environ 5 minutes

event-blind-bid-round-began = La manche { $round } commence.
event-blind-bid-drew =
    { $card ->
        [none] { $name } pioche une carte.
       *[other] { $name } pioche un { $card }.
    }
event-blind-bid-bid = { $name } mise { $coins }.
event-blind-bid-won = { $name } paie { $coins } et gagne { $points } points.
event-blind-bid-showed = { $name } montre un { $card }.
event-blind-bid-game-over =
    { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } partagent la victoire.
    }

ask-blind-bid-bid = Combien misez-vous pour la valeur de toutes les cartes ?
ask-blind-bid-show = Montrez-vous votre carte ?
turn-blind-bid-bid = { $name } choisit sa mise.
turn-blind-bid-show = { $name } peut montrer sa carte.
choice-blind-bid-bid = Miser { $coins }, garder { $left }
choice-blind-bid-keep = La laisser couverte
choice-blind-bid-show = La montrer
word-blind-bid-bid = miser
word-blind-bid-keep = garder
word-blind-bid-show = montrer
rule-blind-bid-too-few-coins = Vous n’avez pas autant de pièces.
end-blind-bid-last-round = La dernière manche est jouée.

part-blind-bid-round = Manche
part-blind-bid-winner = Plus offrant
part-blind-bid-bank = Banque
part-blind-bid-deck = Pioche
part-blind-bid-discard = Défausse
part-blind-bid-coins = Pièces
part-blind-bid-points = Points
part-blind-bid-hand = Main

help-blind-bid-goal = Avoir le plus de points après la dernière manche.
help-blind-bid-bid = Tous misent des pièces en même temps. Le plus offrant paie et gagne la valeur de toutes les cartes.
help-blind-bid-show = Les autres peuvent ensuite montrer leur carte.
