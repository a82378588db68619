### Stockpile, avec les mots de sa boîte. Lu par le terminal et par le navigateur.
###
### Valeurs : voir en/stockpile.ftl. Une « action » est une part d’une société : les cartes Action de la boîte s’appellent
### donc « coups de bourse ». Un nom de personne n’est jamais précédé de « de », pour ne pas avoir à élider.

## Options d’une table

option-stockpile-board = Plateau
option-stockpile-board-about = Le plateau est recto verso. Au verso, chaque société a sa propre piste des cours.
option-stockpile-board-base = Le recto : de 1 k$ à 10 k$ pour toutes les sociétés
option-stockpile-board-advanced = Le verso, pour joueurs avancés : six pistes différentes, et Stanford Steel paie en montant
option-stockpile-memory = Mémoire
option-stockpile-memory-about = Les portefeuilles sont secrets, mais chacun a vu une partie de ce qui y entre. La table retient-elle tout pour chacun ?
option-stockpile-memory-table = Comme à une vraie table : les portefeuilles restent cachés
option-stockpile-memory-perfect = Parfaite : ce qui a été pris ou montré à la vue de tous est noté
option-stockpile-start = Premier joueur
option-stockpile-start-about = Qui joue en premier à la première manche ? Ensuite, c’est chaque fois le voisin de gauche, sauf avec la carte Premier joueur.
option-stockpile-start-random = Tiré au sort
option-stockpile-start-1 = Place 1
option-stockpile-start-2 = Place 2
option-stockpile-start-3 = Place 3
option-stockpile-start-4 = Place 4
option-stockpile-start-5 = Place 5

## Couleurs des sociétés

colour-stockpile-red = rouge
colour-stockpile-green = vert
colour-stockpile-blue = bleu
colour-stockpile-yellow = jaune
colour-stockpile-purple = violet
colour-stockpile-grey = gris

## Cartes, prévisions, argent

card-stockpile-boom = Envolée
card-stockpile-bust = Plongeon
card-stockpile-fee = Frais de { $fee }
forecast-stockpile-dividend = dividende { $sign }
money-stockpile =
    { $amount ->
        [0] 0 $
       *[other] { $amount } k$
    }
count-stockpile-card = { $count } × { $card }
count-stockpile-covered =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }

## Ce qui s’est passé

event-stockpile-first-player-chosen = Le premier joueur est { $name }.
event-stockpile-starter-dealt = { $name } commence avec une action { $company }.
event-stockpile-round-begun = Manche { $round } : { $name } joue en premier.
event-stockpile-insider-information = { $name } apprend en secret : { $company }, { $forecast }.
event-stockpile-market-information = Tout le monde le sait : { $company }, { $forecast }.
event-stockpile-card-turned-up = La pile { $pile } s’ouvre sur { $card }.
event-stockpile-hand-dealt = { $name } reçoit { $list }.
event-stockpile-card-placed =
    { $face_up ->
        [true] { $name } pose { $card } face visible sur la pile { $pile }.
       *[other] { $card ->
            [0] { $name } pose une carte face cachée sur la pile { $pile }.
           *[other] { $name } pose { $card } face cachée sur la pile { $pile }.
        }
    }
event-stockpile-bid-made =
    { $outbid ->
        [0] { $name } mise { $bid } sur la pile { $pile }.
       *[other] { $name } mise { $bid } sur la pile { $pile } et déloge { $outbid }.
    }
event-stockpile-pile-bought =
    { $direction ->
        [in] { $name } reçoit { $paid } avec la pile { $pile } : { $list }.
       *[out] { $name } paie { $paid } pour la pile { $pile } : { $list }.
    }
event-stockpile-fee-paid = { $name } paie { $fee } de frais.
event-stockpile-fee-kept = { $name } ne peut pas encore payer { $fee } de frais : la carte attend que l’argent soit là.
event-stockpile-action-played = { $name } joue { $card } sur { $company }.
event-stockpile-stock-moved =
    { $direction ->
        [up] { $spaces ->
            [one] { $company } monte d’une case, à { $value }.
           *[other] { $company } monte de { $spaces } cases, à { $value }.
        }
       *[down] { $spaces ->
            [one] { $company } descend d’une case, à { $value }.
           *[other] { $company } descend de { $spaces } cases, à { $value }.
        }
    }
event-stockpile-stock-split =
    { $count ->
        [0] L’action { $company } se fractionne et repart à { $value }. Personne n’en a.
       *[other] L’action { $company } se fractionne et repart à { $value } : { $list }.
    }
each-stockpile-split =
    { $cards ->
        [one] { $name } fractionne { $cards } action
       *[other] { $name } fractionne { $cards } actions
    }
each-stockpile-split-again = { $name } reçoit { $amount } pour des actions déjà fractionnées
event-stockpile-bankrupt =
    { $count ->
        [0] { $company } fait faillite et repart à { $value }. Personne n’en avait.
       *[other] { $company } fait faillite et repart à { $value } : { $list }.
    }
each-stockpile-lost =
    { $cards ->
        [one] { $name } perd { $cards } carte
       *[other] { $name } perd { $cards } cartes
    }
event-stockpile-dividend-declared = { $company } verse un dividende de { $per_share } par action.
event-stockpile-dividend-collected =
    { $cards ->
        [0] { $name } ne montre rien et ne touche rien.
        [one] { $name } montre { $cards } carte { $company } et touche { $amount }.
       *[other] { $name } montre { $cards } cartes { $company } et touche { $amount }.
    }
event-stockpile-share-sold =
    { $sale ->
        [split] { $name } vend une action fractionnée { $company } pour { $price }.
        [half] { $name } vend la moitié d’une action fractionnée { $company } pour { $price }.
       *[share] { $name } vend une action { $company } pour { $price }.
    }
event-stockpile-pair-revealed =
    { $name ->
        [0] Sur le plateau : { $company }, { $forecast }.
       *[other] { $name } révèle { $company }, { $forecast }.
    }
event-stockpile-majority-paid =
    { $shares ->
        [one] { $name } est en tête pour { $company } avec { $shares } action et reçoit { $bonus }.
       *[other] { $name } est en tête pour { $company } avec { $shares } actions et reçoit { $bonus }.
    }
event-stockpile-portfolio-sold =
    { $count ->
        [0] { $name } n’a plus d’action à vendre.
       *[other] { $name } vend { $list } pour { $worth }.
    }
each-stockpile-shares = { $count } { $company }
each-stockpile-split-shares =
    { $count ->
        [one] { $count } { $company } fractionnée
       *[other] { $count } { $company } fractionnées
    }
event-stockpile-game-over =
    { $count ->
        [one] { $winners } remporte la partie. Les scores : { $list }.
       *[other] { $winners } partagent la victoire. Les scores : { $list }.
    }
each-stockpile-score = { $name } { $money }

## Ce qu’on vous demande

ask-stockpile-place =
    { $asks ->
        [lay-out] Une carte commence chaque pile, une seule d’entre elles face cachée : laquelle va où ?
        [two-hidden] Une carte face visible et l’autre face cachée, ou les deux face cachée : laquelle, et sur quelle pile ?
        [last-up] Votre autre carte se pose face visible : sur quelle pile ?
        [last-down] Votre autre carte se pose face cachée : sur quelle pile ?
        [last-either] Votre autre carte se pose face visible ou face cachée : sur quelle pile ?
       *[two] Une carte face visible, l’autre face cachée : laquelle, et sur quelle pile ?
    }
ask-stockpile-bid =
    { $asks ->
        [investors] Sur quel investisseur misez-vous, et combien ?
       *[piles] Sur quelle pile misez-vous, et combien ?
    }
ask-stockpile-act =
    { $asks ->
        [nothing] Il n’y a rien que vous puissiez jouer maintenant.
        [boom] Quelle société faites-vous monter ?
        [bust] Quelle société faites-vous baisser ?
        [actions] Quel coup de bourse jouez-vous, et sur quelle société ?
       *[all] Que faites-vous maintenant : quelle carte jouez-vous, et sur quelle société ?
    }
ask-stockpile-sell = Vendez-vous quelque chose avant que les cours ne bougent ?
ask-stockpile-collect = { $company } verse { $per_share } par action : combien de cartes en montrez-vous ?

## À qui de jouer, et pourquoi

turn-stockpile-place = { $name } pose une carte sur une pile.
turn-stockpile-bid = { $name } doit miser sur une pile.
turn-stockpile-act = { $name } peut agir.
turn-stockpile-sell = { $name } peut vendre des actions.
turn-stockpile-collect = { $name } peut toucher un dividende.

## Les réponses, comme sur un bouton

choice-stockpile-place-one =
    { $copy ->
        [1] { $card }
       *[other] { $card } (n° { $copy })
    }{ $facing ->
        [up] {" "}face visible sur la pile { $pile }
       *[down] {" "}face cachée sur la pile { $pile }
    }
choice-stockpile-bid =
    { $investor ->
        [0] { $terms ->
            [bank] Miser { $bid } sur la pile { $pile } : la banque vous verse { $amount }
            [own] Miser { $bid } sur la pile { $pile } : vous payez { $cost }
           *[bid] Miser { $bid } sur la pile { $pile }
        }
       *[other] Miser { $bid } sur { $investor } : il reste { $money }
    }
choice-stockpile-boom =
    { $ends ->
        [split] Envolée : { $company } se fractionne, et vaut alors { $value }
       *[moved] Envolée : { $company } monte à { $value }
    }
choice-stockpile-bust =
    { $ends ->
        [bankrupt] Plongeon : { $company } fait faillite
       *[moved] Plongeon : { $company } descend à { $value }
    }
choice-stockpile-sell =
    { $sale ->
        [split] Vendre une action fractionnée { $company } pour { $price }
       *[share] Vendre une action { $company } pour { $price }
    }
choice-stockpile-turn = Vendre la moitié d’une action fractionnée { $company } pour { $price }
choice-stockpile-done = Ne plus rien vendre
choice-stockpile-show =
    { $cards ->
        [0] Ne rien montrer
        [one] Montrer { $cards } carte { $company } pour toucher { $amount }
       *[other] Montrer { $cards } cartes { $company } pour toucher { $amount }
    }

## Plusieurs réponses sur une ligne d’un terminal, avant le dernier mot de chacune ; une note vient après, entre parenthèses

group-stockpile-place-one =
    { $copy ->
        [1] { $card }
       *[other] { $card } (n° { $copy })
    }{ $facing ->
        [up] {" "}face visible sur la pile
       *[down] {" "}face cachée sur la pile
    }
group-stockpile-bid =
    { $investor ->
        [0] { $prices ->
            [own] Sur la pile { $pile }, en k$ (vous payez)
           *[track] Sur la pile { $pile }, en k$
        }
       *[other] Sur { $investor }, en k$
    }
note-stockpile-bid =
    { $terms ->
        [bank] +{ $amount }
        [own] { $cost }
       *[bid] {""}
    }

## Les règles qui ferment une réponse

rule-stockpile-no-such-pile = Cette pile n’existe pas dans cette partie.
rule-stockpile-one-up-one-down = Une de vos deux cartes se pose face visible, l’autre face cachée.
rule-stockpile-not-in-hand = Vous n’avez pas cette carte en main.
rule-stockpile-own-meeple = Votre propre meeple est déjà sur cette piste.
rule-stockpile-not-higher = Une mise doit dépasser le meeple qui est sur cette piste.
rule-stockpile-not-enough-money = Vous n’avez pas assez d’argent pour cela.
rule-stockpile-no-such-action = Vous n’avez pas ce coup de bourse.
rule-stockpile-no-such-share = Vous n’avez pas cette action.
rule-stockpile-not-so-many-shares = Vous n’avez pas autant de cartes de cette société.

## Phases et fin

phase-stockpile-setup = Préparation
phase-stockpile-information = Information
phase-stockpile-supply = Offre
phase-stockpile-demand = Demande
phase-stockpile-action = Coups de bourse
phase-stockpile-selling = Vente
phase-stockpile-movement = Mouvement
phase-stockpile-over = La fin
end-stockpile-last-round = Toutes les manches sont jouées, et toutes les actions vendues.

## Les règles en une minute

help-stockpile-goal = Avoir le plus d’argent à la fin : après la dernière manche, toutes les actions sont vendues à leur dernier cours.
help-stockpile-information = Information : chacun reçoit en secret une société et une prévision, qui dit comment son cours bougera à la fin de la manche ; à deux joueurs, deux paires de ce genre. Les six prévisions d’une manche sont +4, +2, +1, $$, −2 et −3, sauf si on les tire aux dés. Sauf à deux, une autre paire est visible de tous ; le reste est caché.
help-stockpile-supply = Offre : chaque pile s’ouvre sur une carte visible. Puis chacun pose deux cartes sur les piles de son choix, une face visible et une face cachée. À deux joueurs, on le fait deux fois.
help-stockpile-demand = Demande : placez votre meeple sur la piste d’une pile, plus loin que celui qui y est. Qui est délogé mise à nouveau, jusqu’à ce que chaque pile ait un meeple. Alors chacun paie et prend ses cartes. À deux joueurs, chacun a deux meeples, jamais sur la même piste, et doit pouvoir payer les deux mises.
help-stockpile-fees = Les frais se paient aussitôt. Ceux que vous ne pouvez pas payer restent devant vous jusqu’à ce que vous ayez l’argent.
help-stockpile-action = Coups de bourse : chaque Envolée que vous avez prise fait monter de deux cases une société de votre choix, chaque Plongeon en fait descendre une.
help-stockpile-selling = Vente : vendez autant d’actions que vous voulez. Une action fractionnée rapporte deux fois son cours, ou une fois si vous n’en vendez que la moitié.
help-stockpile-movement = Mouvement : toutes les paires sont révélées et font bouger leurs sociétés. $$ est un dividende de 2 k$ par action, 4 k$ si elle est fractionnée, pour autant de cartes que vous en montrez.
help-stockpile-split = Au-delà de la dernière case, une action se fractionne : les vôtres passent au portefeuille fractionné, où elles comptent double, et le mouvement continue depuis un cours plus bas. Une action déjà fractionnée rapporte alors 10 k$.
help-stockpile-bankrupt = En deçà de la première case, une société fait faillite : toutes ses actions sont perdues, et elle repart.
help-stockpile-majority = À la fin, qui a le plus d’actions d’une société reçoit 10 k$ ; à égalité, 5 k$ chacun.
help-stockpile-advanced = Au verso du plateau, un mouvement compte les cases, pas les dollars. Stanford Steel verse 1 k$ par action pour chaque $ atteint ou dépassé en montant.

## Les parties de la table

part-stockpile-round = Manche { $round } sur { $rounds }
part-stockpile-first = Premier joueur
part-stockpile-forecast = Prévision
part-stockpile-covered = Prévisions cachées
part-stockpile-split = Fract.
part-stockpile-worth = Valeur
part-stockpile-portfolio = Portefeuille
part-stockpile-paying = { $company } verse { $per_share } par action.
part-stockpile-pile = Pile
part-stockpile-cards = Cartes
part-stockpile-hand = Votre main
part-stockpile-actions = Coups de bourse
part-stockpile-money = Argent
part-stockpile-fees = Doit
part-stockpile-known = Connu de vous
part-stockpile-deck = Pioche
part-stockpile-discard = Défausse

## Le terminal : les mots de son dessin, et les réponses telles qu’on les tape

word-stockpile-first = première
word-stockpile-second = seconde
word-stockpile-third = troisième
word-stockpile-fourth = quatrième
word-stockpile-fifth = cinquième
word-stockpile-and = et
word-stockpile-face-up = visible
word-stockpile-face-down = cachée
word-stockpile-bid = miser
word-stockpile-boom = envolée
word-stockpile-bust = plongeon
word-stockpile-sell = vendre
word-stockpile-split = fractionnée
word-stockpile-turn = céder
word-stockpile-back = moitié
word-stockpile-done = fini
word-stockpile-show = montrer
word-stockpile-look = regarder
word-stockpile-use = capacité
word-stockpile-play = jouer
word-stockpile-short = découvert
word-stockpile-half = moitié
word-stockpile-buy = acheter
word-stockpile-pile = pile
word-stockpile-player = joueur
word-stockpile-pair = paire
word-stockpile-card = carte
word-stockpile-up = monter
word-stockpile-down = baisser
word-stockpile-discard = défausser
word-stockpile-nothing = rien
word-stockpile-enough = assez
