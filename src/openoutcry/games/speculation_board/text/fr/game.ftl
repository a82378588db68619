### Speculation, le jeu de plateau, avec les mots de sa règle. Lu par le terminal et par le navigateur.
###
### Valeurs : voir en/speculation-board.ftl. Les lieux ($start, $end, $space) sont sans article.

## Options d’une table

option-speculation-board-side = Plateau
option-speculation-board-side-about = Le plateau est recto verso, avec des listes de prix différentes. Quel côté joue-t-on ?
option-speculation-board-side-plain = Le côté sans étoile
option-speculation-board-side-star = Le côté à l’étoile : gagner de l’argent y est plus difficile
option-speculation-board-start = Premier joueur
option-speculation-board-start-about = Qui est le joueur actif du premier tour ? Ensuite, on tourne dans le sens des aiguilles d’une montre.
option-speculation-board-start-random = Tiré au sort
option-speculation-board-start-1 = Place 1
option-speculation-board-start-2 = Place 2
option-speculation-board-start-3 = Place 3
option-speculation-board-start-4 = Place 4
option-speculation-board-start-5 = Place 5
option-speculation-board-start-6 = Place 6

## Couleurs des sociétés

colour-speculation-board-grey = gris
colour-speculation-board-blue = bleu
colour-speculation-board-orange = orange
colour-speculation-board-red = rouge
colour-speculation-board-purple = violet
colour-speculation-board-green = vert
colour-speculation-board-yellow = jaune
colour-speculation-board-black = noir

## Cartes, tuiles et cases

card-speculation-board-bank-holiday = Vacances de la banque
tile-speculation-board-trade = Échange
tile-speculation-board-rank_up = Rang +1
tile-speculation-board-rank_down = Rang −1
tile-speculation-board-no_action = Pas d’action
space-speculation-board = case { $space }
space-speculation-board-start = case départ
space-speculation-board-end = case END

## Ce qui s’est passé

event-speculation-board-start-player-chosen = Le premier joueur est { $name }.
event-speculation-board-start-share-dealt = { $name } tire une action { $company } du sac.
event-speculation-board-card-drawn = { $name } tire la carte { $card }.
event-speculation-board-deck-shuffled = { $name } a joué toutes ses cartes et les mélange.
event-speculation-board-tiles-drawn = Le joueur actif est { $name }. Les tuiles : { $action }, mouvement { $movement }.
event-speculation-board-traded =
    { $sold ->
        [0] { $name } achète une action { $bought } à { $bought_for } et garde { $cash }.
       *[other] { $bought ->
            [0] { $name } vend une action { $sold } à { $sold_for } et garde { $cash }.
           *[other] { $name } vend une action { $sold } à { $sold_for }, achète une action { $bought } à { $bought_for } et garde { $cash }.
        }
    }
event-speculation-board-rank-raised = { $name } fait avancer { $company } d’un rang : { $start } → { $end }.
event-speculation-board-rank-lowered = { $name } fait reculer { $company } d’un rang : { $start } → { $end }.
event-speculation-board-cards-revealed = Les cartes sont révélées : { $list }.
each-speculation-board-cards = { $name } joue { $card }
event-speculation-board-holiday-kept =
    { $movement ->
        [0] La banque est en vacances : aucun pion ne se déplace ce tour-ci.
        [one] La banque est en vacances : les pions ne se déplacent que de { $movement } case.
       *[other] La banque est en vacances : les pions ne se déplacent que de { $movement } cases.
    }
event-speculation-board-brick-moved = { $company } avance : { $start } → { $end } (carte jouée par { $name }).
event-speculation-board-end-reached =
    { $place ->
        [1] { $company } atteint la case END en premier : la partie s’achève avec ce tour.
       *[other] { $company } atteint la case END en position { $place }.
    }
event-speculation-board-tiles-returned = Après l’échange, toutes les tuiles retournent dans les sacs.
event-speculation-board-fortune-counted = { $name } compte { $cash } en billets et { $shares } en actions : une fortune de { $fortune }.
event-speculation-board-game-over =
    { $count ->
        [one] { $winners } remporte la partie.
       *[other] { $winners } partagent la victoire.
    }

## Ce qu’on vous demande

ask-speculation-board-sell = Échange : quelle action vendez-vous à la banque, s’il y en a une ?
ask-speculation-board-buy = Échange : quelle action achetez-vous à la banque, s’il y en a une ?
ask-speculation-board-rank-up = Rang +1 : quel pion passe devant celui qui le devance ?
ask-speculation-board-rank-down = Rang −1 : quel pion passe derrière celui qui le suit ?
ask-speculation-board-card = Laquelle de vos cartes jouez-vous, face cachée ?

## À qui de jouer, et pourquoi

turn-speculation-board-sell = { $name } peut vendre une action à la banque.
turn-speculation-board-buy = { $name } peut acheter une action à la banque.
turn-speculation-board-rank-up = { $name } doit faire avancer un pion d’un rang.
turn-speculation-board-rank-down = { $name } doit faire reculer un pion d’un rang.
turn-speculation-board-card = { $name } choisit une carte, face cachée.

## Les réponses, comme sur un bouton

choice-speculation-board-sell =
    { $company ->
        [0] Ne rien vendre
       *[other] Vendre { $company } à { $price }
    }
choice-speculation-board-buy =
    { $company ->
        [0] Ne rien acheter
       *[other] Acheter { $company } à { $price }
    }
choice-speculation-board-raise = Avancer { $company } : { $space }, prix { $price }
choice-speculation-board-lower = Reculer { $company } : { $space }, prix { $price }
choice-speculation-board-play = Jouer { $company }

## Les règles qui ferment une réponse

rule-speculation-board-not-owned = Vous n’avez aucune action de cette société.
rule-speculation-board-cannot-pay = Vous ne pouvez pas payer : après l’échange, personne ne doit d’argent.
rule-speculation-board-not-both-ways = Dans un même échange, on ne vend pas et n’achète pas des actions de la même société.
rule-speculation-board-bank-has-none = La banque n’a plus d’action de cette société.
rule-speculation-board-first-already = Ce pion est déjà en première position, ou tous les pions sont sur la case départ.
rule-speculation-board-last-already = Ce pion est déjà en dernière position.
rule-speculation-board-not-in-hand = Vous n’avez pas cette carte en main.

## Phases et fin

phase-speculation-board-setup = Préparation
phase-speculation-board-draw = Pioche des cartes
phase-speculation-board-tiles = Tirage des tuiles
phase-speculation-board-trade = Échange
phase-speculation-board-rank-up = Rang +1
phase-speculation-board-rank-down = Rang −1
phase-speculation-board-cards = Choix des cartes
phase-speculation-board-over = La fin
end-speculation-board-end-reached = Un pion a atteint la case END, et le tour a été joué jusqu’au bout.

## Les règles en une minute

help-speculation-board-goal = Être le plus riche quand un pion de société a atteint la case END : on compte les billets, et ce que valent alors les actions.
help-speculation-board-price = Le prix d’une action dépend de la case de son pion et de son rang : chaque segment de la piste a sa liste de prix. Sur la case départ, c’est 20 $. Un prix peut être négatif : l’acheteur reçoit alors la somme, et le vendeur la paie.
help-speculation-board-turn = À chaque tour, le joueur actif tire une tuile d’action et une tuile de mouvement. D’abord l’action, puis le déplacement des pions.
help-speculation-board-trade = Échange : à partir du joueur actif, chacun peut vendre une action et en acheter une d’une autre société. Les deux sont simultanés : la vente peut payer l’achat.
help-speculation-board-rank = Rang +1 et Rang −1 : le joueur actif doit déplacer un pion juste après celui qui le devance, ou juste avant celui qui le suit, sur la première case libre.
help-speculation-board-cards = Ensuite, chacun choisit en secret une de ses deux cartes. Chaque carte de société déplace son pion selon la tuile de mouvement, celle du joueur actif d’abord. Les cases occupées ne comptent pas.
help-speculation-board-holiday = À trois ou quatre, une carte Vacances de la banque arrête tous les pions. À cinq ou six, une seule réduit le mouvement de moitié, arrondi vers le haut, et deux l’arrêtent.
help-speculation-board-deck = Les cartes jouées restent visibles. Après la neuvième, on les mélange toutes et on en tire deux.
help-speculation-board-tiles = Après un Échange, toutes les tuiles retournent dans les sacs. Après une autre action, elles restent sur la table, hors jeu : le prochain Échange se rapproche.
help-speculation-board-end = Quand un pion atteint la case END, on finit le tour, puis on compte les fortunes. Sur la case END, les pions sont classés par ordre d’arrivée.

## Les parties de la table

part-speculation-board-turn = Tour { $turn }
part-speculation-board-active = Joueur actif
part-speculation-board-track = Piste
part-speculation-board-start = Départ
part-speculation-board-end = END
part-speculation-board-rank = Rang
part-speculation-board-price = Prix
part-speculation-board-bank = Banque
part-speculation-board-cash = Billets
part-speculation-board-shares = Actions
part-speculation-board-fortune = Fortune
part-speculation-board-hand = Vos cartes
part-speculation-board-deck = Pioche
part-speculation-board-played = Défausse
part-speculation-board-tiles = Tuiles
part-speculation-board-movement = Mouvement { $movement }
part-speculation-board-tiles-out = Sur la table
part-speculation-board-tiles-left = Dans les sacs
part-speculation-board-chosen = Votre choix
part-speculation-board-has-chosen = a choisi
part-speculation-board-thinking = choisit
part-speculation-board-selling = en vente

## Le terminal : les mots de son dessin, et les réponses telles qu’on les tape

terminal-speculation-board-worth = en actions
word-speculation-board-sell = vendre
word-speculation-board-buy = acheter
word-speculation-board-raise = avancer
word-speculation-board-lower = reculer
word-speculation-board-play = jouer
word-speculation-board-nothing = rien
