### Mogul, avec les mots de sa boîte. Lu par le terminal et par le navigateur.
###
### Valeurs : voir en/mogul.ftl. Les événements sont au présent, ce qui évite d’accorder avec le nom d’un joueur.

## Options d’une table

option-mogul-credit = Crédit
option-mogul-credit-about = Deux jetons de la banque coûtent deux points. Quand peut-on emprunter ?
option-mogul-credit-before-auction = Avant chaque enchère
option-mogul-credit-own-turn = À son tour, une fois par enchère
option-mogul-memory = Mémoire
option-mogul-memory-about = Les jetons sont cachés, mais chaque mouvement se voit. La table retient-elle tout pour chacun ?
option-mogul-memory-table = Comme à une vraie table : les jetons restent cachés
option-mogul-memory-perfect = Parfaite : les jetons de chacun sont visibles
option-mogul-fast_start = Départ rapide
option-mogul-fast_start-about = À cinq, chacun peut recevoir une deuxième action avant la première manche.
option-mogul-fast_start-no = Non
option-mogul-fast_start-yes = Oui, une deuxième action chacun
option-mogul-start = Premier joueur
option-mogul-start-about = Qui ouvre la première enchère ? Ensuite, c’est celui qui prend l’action.
option-mogul-start-random = Tiré au sort
option-mogul-start-1 = Place 1
option-mogul-start-2 = Place 2
option-mogul-start-3 = Place 3
option-mogul-start-4 = Place 4
option-mogul-start-5 = Place 5
option-mogul-start-6 = Place 6

## Couleurs des compagnies

colour-mogul-brown = brun
colour-mogul-pink = rose
colour-mogul-blue = bleu
colour-mogul-green = vert
colour-mogul-yellow = jaune

## Ce qui s’est passé

event-mogul-start-player-chosen = Le premier joueur est { $name }.
event-mogul-start-share-dealt = { $name } reçoit une action { $company }.
event-mogul-share-revealed = Une action { $company } est révélée ; sa bordure permet de vendre { $border }.
event-mogul-crashed = Le krach ! La Bourse ferme et les actions ne valent plus rien.
event-mogul-premium-paid =
    { $points ->
        [one] { $name } touche une prime de { $points } point sur { $company }.
       *[other] { $name } touche une prime de { $points } points sur { $company }.
    }
event-mogul-credit-taken = { $name } prend un crédit : { $chips } jetons contre { $points } points.
event-mogul-stayed =
    { $pot ->
        [one] { $name } reste ; le pot est de { $pot } jeton.
       *[other] { $name } reste ; le pot est de { $pot } jetons.
    }
event-mogul-left =
    { $chips ->
        [0] { $name } quitte l’enchère les mains vides.
        [one] { $name } quitte l’enchère avec { $chips } jeton.
       *[other] { $name } quitte l’enchère avec { $chips } jetons.
    }
event-mogul-auction-won = { $name } remporte l’enchère ; la deuxième place est à { $runner_up }.
event-mogul-share-taken = { $name } prend l’action { $company } et ouvre la prochaine manche.
event-mogul-sold =
    { $shares ->
        [0] { $name } choisit de vendre, mais ne vend rien.
        [one] { $name } vend { $shares } action { $company } pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } vend { $shares } actions { $company } à { $price } chacune, pour { $points } points.
    }
event-mogul-share-declined = { $name } refuse l’action { $company } ; elle quitte le jeu.
event-mogul-chips-exchanged =
    { $points ->
        [one] { $name } échange { $chips } jetons contre { $points } point.
       *[other] { $name } échange { $chips } jetons contre { $points } points.
    }
event-mogul-game-over =
    { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } partagent la victoire.
    }

## Ce qu’on vous demande

ask-mogul-credit = L’enchère va commencer. Prenez-vous un crédit ?
ask-mogul-auction = Miser un jeton pour rester, ou partir avec le pot ?
ask-mogul-action = Enchère gagnée. Prendre l’action, ou vendre ?
ask-mogul-share = Deuxième de l’enchère : le gagnant a vendu. Prenez-vous l’action ?
ask-mogul-sale = Deuxième de l’enchère : le gagnant a pris l’action. Combien en vendez-vous ?

## À qui de jouer, et pourquoi. $pot, $company et $border sont ce qui est sur la table.

turn-mogul-credit = { $name } peut prendre un crédit avant l’enchère.
turn-mogul-auction =
    { $pot ->
        [0] { $name } doit miser un jeton pour rester, ou partir sans rien.
        [one] { $name } doit miser un jeton pour rester, ou partir avec le seul jeton du pot.
       *[other] { $name } doit miser un jeton pour rester, ou partir avec les { $pot } jetons du pot.
    }
turn-mogul-action = { $name } remporte l’enchère et choisit : prendre l’action { $company }, ou vendre { $border }.
turn-mogul-share = { $name } arrive en deuxième place ; le gagnant a vendu, l’action { $company } est à prendre.
turn-mogul-sale = { $name } arrive en deuxième place ; le gagnant a pris l’action, { $border } peut se vendre.

## Les réponses, comme sur un bouton

choice-mogul-pass = Pas de crédit
choice-mogul-credit = Prendre un crédit : +{ $chips } jetons, −{ $points } points
choice-mogul-stay = Rester pour 1 jeton
choice-mogul-leave =
    { $chips ->
        [0] Partir sans rien
        [one] Partir avec { $chips } jeton
       *[other] Partir avec { $chips } jetons
    }
choice-mogul-take = Prendre l’action { $company }
choice-mogul-decline = Refuser : l’action quitte le jeu
choice-mogul-sell =
    { $shares ->
        [0] Ne rien vendre
        [one] Vendre { $shares } { $company } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Vendre { $shares } { $company } : { $points } points
    }

## Les règles qui ferment une réponse

rule-mogul-no-chips = Sans jeton, vous ne pouvez que partir. Personne ne doit jamais de jetons.
rule-mogul-bank-empty = La banque a moins de deux jetons : il n’y a plus de crédit.
rule-mogul-not-owned = Vous n’avez pas autant d’actions de la compagnie de la bordure.
rule-mogul-one-credit = Un seul crédit par enchère et par joueur.
rule-mogul-credit-first = Le crédit se prend avant l’enchère, pas pendant.

## Phases et fin

phase-mogul-setup = Préparation
phase-mogul-reveal = Une nouvelle carte
phase-mogul-credit = Crédit
phase-mogul-auction = Enchère
phase-mogul-action = L’action du gagnant
phase-mogul-share = L’action pour le deuxième
phase-mogul-sale = La vente du deuxième
phase-mogul-over = La fin
end-mogul-crash = La carte du krach a mis fin à la partie.

## Les règles en une minute

help-mogul-goal = Être le plus loin sur la piste quand vient le krach. Les actions ne valent alors plus rien ; cinq jetons valent un point.
help-mogul-reveal = À chaque manche, une action est révélée. La couleur du fond indique sa compagnie, celle de la bordure la compagnie qu’elle permet de vendre.
help-mogul-premium = Chacun gagne un point par action qu’il possède de la compagnie révélée.
help-mogul-auction = Chacun son tour, on mise un jeton pour rester, ou on part avec tout le pot. Le dernier en lice gagne ; le dernier parti est deuxième.
help-mogul-action = Le gagnant prend l’action, ou vend autant qu’il veut de ses actions de la compagnie de la bordure. Le deuxième peut faire ce que le gagnant n’a pas fait.
help-mogul-price = Une action se vend autant de points qu’il y a d’actions de sa compagnie devant tous les joueurs.
help-mogul-credit = Un crédit, c’est deux jetons de la banque contre deux points. Une banque vide ne prête pas.
help-mogul-crash = La carte du krach est parmi les cinq dernières de la pioche. Elle met fin à la partie sur-le-champ.

## Les parties de la table

part-mogul-pot = Pot
part-mogul-bank = Banque
part-mogul-pile = Pioche
part-mogul-values = Valeur d’une action en ce moment
part-mogul-round = Manche { $round }
part-mogul-chips = Jetons
part-mogul-points = Points
part-mogul-shares = Actions
part-mogul-crash-next = La prochaine carte peut être le krach
part-mogul-start-player = Premier joueur
part-mogul-winner = Gagne l’enchère
part-mogul-runner-up = Deuxième
part-mogul-in-auction = Dans l’enchère
part-mogul-left = A quitté l’enchère
part-mogul-covered = cachés

## Le terminal : les mots de son dessin, et les réponses telles qu’on les tape

terminal-mogul-border = bordure { $company }
terminal-mogul-crash = KRACH
terminal-mogul-crash-near = krach proche
terminal-mogul-values = Valeur actuelle
word-mogul-pass = passer
word-mogul-credit = crédit
word-mogul-stay = rester
word-mogul-leave = partir
word-mogul-take = prendre
word-mogul-decline = refuser
word-mogul-sell = vendre
