### Speculation, le jeu de cartes. Lu par le terminal et par le navigateur.
###
### Valeurs : voir en/speculation-cards.ftl.

## Options d’une table

option-speculation-cards-memory = Mémoire
option-speculation-cards-memory-about = Les mains sont cachées, mais chacun a vu les cartes prises sur les piles. La table retient-elle tout pour chacun ?
option-speculation-cards-memory-table = Comme à une vraie table : les mains restent cachées
option-speculation-cards-memory-perfect = Parfaite : les cartes prises à la vue de tous sont montrées
option-speculation-cards-start = Premier joueur
option-speculation-cards-start-about = Qui commence la première manche ? Les suivantes reviennent au voisin de gauche.
option-speculation-cards-start-random = Tiré au sort
option-speculation-cards-start-1 = Place 1
option-speculation-cards-start-2 = Place 2
option-speculation-cards-start-3 = Place 3
option-speculation-cards-start-4 = Place 4

## Cartes

card-speculation-cards = { $rank } de { $suit }
suit-speculation-cards-clubs = trèfle
suit-speculation-cards-diamonds = carreau
suit-speculation-cards-hearts = cœur
suit-speculation-cards-spades = pique
count-speculation-cards-clubs =
    { $count ->
        [one] { $count } trèfle
       *[other] { $count } trèfles
    }
count-speculation-cards-diamonds =
    { $count ->
        [one] { $count } carreau
       *[other] { $count } carreaux
    }
count-speculation-cards-hearts =
    { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }
count-speculation-cards-spades =
    { $count ->
        [one] { $count } pique
       *[other] { $count } piques
    }
count-speculation-cards-joker =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokers
    }
count-speculation-cards-other = { $count } × { $suit }

## Ce qui s’est passé

event-speculation-cards-round-began = Manche { $round } : les cartes sont mélangées, et { $name } commence.
event-speculation-cards-card-turned-up = Le { $card } est retourné sur la pile { $pile }.
event-speculation-cards-top-taken = { $name } prend le { $card } de la pile { $pile }.
event-speculation-cards-card-drawn =
    { $card ->
        [0] { $name } pioche une carte.
       *[other] { $name } pioche le { $card }.
    }
event-speculation-cards-card-kept =
    { $card ->
        [0] { $name } garde une des deux cartes.
       *[other] { $name } garde le { $card }.
    }
event-speculation-cards-card-discarded =
    { $drawn ->
        [true] { $name } pose l’autre carte, le { $card }, sur la pile { $pile }.
       *[other] { $name } défausse le { $card } sur la pile { $pile }.
    }
event-speculation-cards-pile-taken =
    { $cards ->
        [one] La carte correspond : { $name } prend la pile { $pile }, { $cards } carte ({ $list }).
       *[other] La carte correspond : { $name } prend la pile { $pile }, { $cards } cartes ({ $list }).
    }
event-speculation-cards-deck-renewed =
    { $cards ->
        [0] La pioche s’épuise, et il n’y a rien à y mélanger.
        [one] La pioche s’épuise : ce qui était sous les cartes du dessus y est mélangé, et elle a maintenant { $cards } carte.
       *[other] La pioche s’épuise : ce qui était sous les cartes du dessus y est mélangé, et elle a maintenant { $cards } cartes.
    }
event-speculation-cards-last-turns = { $name } a { $cards } cartes : les autres ont encore un tour chacun.
event-speculation-cards-hand-scored =
    { $points ->
        [one] { $name } montre { $hand } et marque { $points } point ({ $list }).
       *[other] { $name } montre { $hand } et marque { $points } points ({ $list }).
    }
each-speculation-cards-points = pile { $pile } : { $points }
event-speculation-cards-four-jokers = { $name } a tous les Jokers, et gagne sur-le-champ !
event-speculation-cards-round-cut = Après { $turns } tours, la manche s’arrête là et se compte telle quelle.
event-speculation-cards-game-over =
    { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } partagent la victoire.
    }

## Ce qu’on vous demande

ask-speculation-cards-action = Prendre une carte du dessus, en piocher deux et en garder une, ou en défausser une pour prendre une pile ?
ask-speculation-cards-keep = Laquelle des deux cartes gardez-vous ?
ask-speculation-cards-pile = Sur quelle pile posez-vous la carte ?
ask-speculation-cards-match = Votre carte correspond à deux piles. Laquelle prenez-vous ?

## À qui de jouer, et pourquoi

turn-speculation-cards-action = { $name } choisit une action.
turn-speculation-cards-keep = { $name } a pioché deux cartes et en garde une.
turn-speculation-cards-pile = { $name } choisit une pile pour une carte.
turn-speculation-cards-match = { $name } peut prendre une des deux piles qui correspondent.

## Les réponses, comme sur un bouton

choice-speculation-cards-take =
    { $card ->
        [0] Prendre sur la pile { $pile }
       *[other] Prendre le { $card } de la pile { $pile }
    }
choice-speculation-cards-draw = Piocher deux cartes et en garder une
choice-speculation-cards-discard = Défausser le { $card }
choice-speculation-cards-keep = Garder le { $card }
choice-speculation-cards-pile =
    { $cards ->
        [0] { $takes ->
            [0] Sur la pile { $pile }
            [one] Sur la pile { $pile } : rapporte { $takes } carte
           *[other] Sur la pile { $pile } : rapporte { $takes } cartes
        }
        [one] Prendre la pile { $pile } : { $cards } carte
       *[other] Prendre la pile { $pile } : { $cards } cartes
    }

## Les règles qui ferment une réponse

rule-speculation-cards-empty-pile = Cette pile est vide.
rule-speculation-cards-deck-too-low = La pioche a moins de deux cartes : impossible d’en piocher deux.
rule-speculation-cards-not-in-hand = Vous n’avez pas cette carte en main.
rule-speculation-cards-not-drawn = Vous n’avez pas pioché cette carte.
rule-speculation-cards-no-match = Votre carte ne correspond pas au dessus de cette pile.

## Phases et fin

phase-speculation-cards-setup = Préparation
phase-speculation-cards-piles = Cartes retournées
phase-speculation-cards-draw = Pioche de deux cartes
phase-speculation-cards-action = Action
phase-speculation-cards-keep = Une carte à garder
phase-speculation-cards-pile = Une carte à poser
phase-speculation-cards-match = Une pile à prendre
phase-speculation-cards-over = La fin
end-speculation-cards-three-rounds = Toutes les manches sont jouées.
end-speculation-cards-four-jokers = Tous les Jokers dans une main ont mis fin à la partie.

## Les règles en une minute

help-speculation-cards-goal = Avoir le plus de points après trois manches, ou tous les Jokers en main à la fin d’une manche : on gagne alors sur-le-champ.
help-speculation-cards-score = À la fin d’une manche, chaque carte de la couleur du dessus d’une pile rapporte la valeur de cette carte du dessus : la pile 1 à la manche 1, les piles 1 et 2 à la manche 2, les trois à la manche 3.
help-speculation-cards-take = À votre tour, prenez la carte du dessus d’une pile …
help-speculation-cards-draw = … ou piochez deux cartes, gardez-en une et posez l’autre face visible sur une pile …
help-speculation-cards-discard = … ou défaussez une carte sur une pile. Si elle a la valeur ou la couleur du dessus d’une autre pile, toute cette pile est à vous ; si les deux autres correspondent, vous choisissez.
help-speculation-cards-joker = Un Joker correspond à tout, et tout correspond à un Joker. En main, il n’est d’aucune couleur. Sur le dessus d’une pile, il rapporte un point par carte de votre meilleure couleur.
help-speculation-cards-refill = Une pile vide est regarnie depuis la pioche. Quand la pioche a moins de deux cartes, on y mélange tout ce qui est sous les cartes du dessus.
help-speculation-cards-end = Quand quelqu’un finit son tour avec dix cartes ou plus, les autres ont encore un tour chacun ; puis on compte la manche.

## Les parties de la table

part-speculation-cards-round = Manche { $round } sur { $rounds }
part-speculation-cards-round-short = M{ $round }
part-speculation-cards-first = Premier joueur
part-speculation-cards-deck = Pioche
part-speculation-cards-pile = Pile { $pile }
part-speculation-cards-empty = vide
part-speculation-cards-under = Sous le dessus
part-speculation-cards-counts = compte déjà
part-speculation-cards-counts-not = pas encore compté
part-speculation-cards-hand = Votre main
part-speculation-cards-cards = Cartes
part-speculation-cards-no-cards = zéro carte
part-speculation-cards-known = Connues de tous
part-speculation-cards-covered = cachées
part-speculation-cards-drawn = Tout juste piochées
part-speculation-cards-playing = En route vers une pile
part-speculation-cards-worth = Vaut maintenant
part-speculation-cards-scores = Scores
part-speculation-cards-total = Total
part-speculation-cards-last-turns = Derniers tours de la manche
part-speculation-cards-limit =
    { $cards ->
        [one] Une main de { $cards } carte met fin à la manche
       *[other] Une main de { $cards } cartes met fin à la manche
    }
part-speculation-cards-turns = Tour { $turns } sur { $most } au plus

## Le terminal : les mots de son dessin, et les réponses telles qu’on les tape

terminal-speculation-cards-under = Sous le dessus de la pile { $pile }
terminal-speculation-cards-covered =
    { $cards ->
        [one] { $cards } cachée
       *[other] { $cards } cachées
    }
word-speculation-cards-take = prendre
word-speculation-cards-draw = piocher
word-speculation-cards-discard = défausser
word-speculation-cards-keep = garder
word-speculation-cards-pile = pile
