### Ce que disent les modules de l’édition Epic de Stockpile. Valeurs : voir en/stockpile-modules.ftl et en/stockpile.ftl.

## Options d’une table

option-stockpile-bonds = Obligations
option-stockpile-bonds-about = Au début d’une manche, vous pouvez acheter jusqu’à trois obligations. Chacune rapporte 1 k$ à la fin de chaque manche, et son prix à la fin de la partie. Environ 5 minutes de plus, selon notre estimation.
option-stockpile-bonds-off = Sans obligations
option-stockpile-bonds-on = Avec les obligations
option-stockpile-commodities = Matières premières et taxes
option-stockpile-commodities-about = Chacun ajoute à une pile une matière première ou une taxe. À la fin, les matières premières différentes rapportent ensemble, et les taxes coûtent. Environ 10 minutes de plus, selon notre estimation.
option-stockpile-commodities-off = Sans matières premières ni taxes
option-stockpile-commodities-on = Avec les matières premières et les taxes
option-stockpile-dice = Dés de prévision
option-stockpile-dice-about = À chaque manche, six dés disent quelles prévisions sont distribuées ; sans eux, ce sont toujours les six mêmes. Environ 5 minutes de plus, selon notre estimation.
option-stockpile-dice-off = Les six mêmes prévisions à chaque manche
option-stockpile-dice-on = Lancer les prévisions aux dés
option-stockpile-strategies = Stratégies d’investissement
option-stockpile-strategies-about = Une main de cartes pour toute la partie, dont on peut jouer une à chaque phase des coups de bourse. Ce que le livret n’imprime pas est notre reconstitution. À quatre joueurs sans obligations ni matières premières, et à cinq joueurs sans matières premières, les cartes promotionnelles sont toujours distribuées : sans elles, il y en aurait trop peu. Environ 15 minutes de plus, selon notre estimation.
option-stockpile-strategies-off = Sans cartes Stratégie
option-stockpile-strategies-on = Avec les cartes Stratégie, et les promotionnelles seulement s’il le faut
option-stockpile-strategies-promo = Avec aussi les cartes promotionnelles
option-stockpile-first-player-card = Carte Premier joueur
option-stockpile-first-player-card-about = Elle est sur une pile, et qui remporte cette pile dit qui jouera en premier à la manche suivante. Environ 3 minutes de plus, selon notre estimation.
option-stockpile-first-player-card-off = C’est le voisin de gauche qui commence
option-stockpile-first-player-card-on = Gagner la carte Premier joueur
option-stockpile-investors = Investisseurs
option-stockpile-investors-about = Chacun a un investisseur avec une capacité à lui, qui dit aussi avec combien d’argent on commence ; à deux joueurs, deux investisseurs. La boîte en a 17 ; les neuf de l’extension promotionnelle sont une option. Environ 10 minutes de plus, selon notre estimation.
option-stockpile-investors-off = Sans investisseurs
option-stockpile-investors-on = En choisir un sur deux ; à deux joueurs, deux sur quatre
option-stockpile-investors-promo = De même, avec aussi les investisseurs promotionnels
option-stockpile-investors-bidding = En choisir un sur deux (à deux joueurs, deux sur quatre), puis miser sur ceux qui ont été choisis
option-stockpile-investors-bidding-promo = Choisir et miser, avec aussi les investisseurs promotionnels

## Cartes et autres choses

commodity-stockpile-gold = Or
commodity-stockpile-platinum = Platine
commodity-stockpile-oil = Pétrole
commodity-stockpile-natural-gas = Gaz naturel
commodity-stockpile-corn = Maïs
commodity-stockpile-cattle = Bétail
card-stockpile-tax = Taxe
card-stockpile-first-player = Carte Premier joueur
count-stockpile-no-cards = aucune carte
money-stockpile-negative = −{ $amount } k$

## Ce qui s’est passé

event-stockpile-bonds-bought =
    { $bonds ->
        [one] { $name } achète { $bonds } obligation pour { $paid }.
       *[other] { $name } achète { $bonds } obligations pour { $paid }.
    }
event-stockpile-bond-returned = { $name } rend une obligation à la banque.
event-stockpile-interest-paid = { $name } touche { $amount } d’intérêts.
event-stockpile-bonds-redeemed =
    { $bonds ->
        [one] { $name } rend { $bonds } obligation pour { $amount }.
       *[other] { $name } rend { $bonds } obligations pour { $amount }.
    }
event-stockpile-dice-rolled = { $name } lance les dés de prévision : { $list }.
event-stockpile-commerce-drawn = { $name } pioche { $list }.
event-stockpile-commerce-placed = { $name } pose { $card } sur la pile { $pile }.
event-stockpile-commerce-scored = { $name } : les matières premières rapportent { $bonus }, les taxes coûtent { $penalty }.
event-stockpile-first-card-placed = { $name } pose la carte Premier joueur sur la pile { $pile }.
event-stockpile-first-card-given =
    { $to ->
        [0] { $name } garde la carte Premier joueur.
       *[other] { $name } donne la carte Premier joueur à { $to }.
    }
event-stockpile-strategies-dealt =
    { $list ->
        [0] { $name } a maintenant { $cards } cartes Stratégie.
       *[other] { $name } a ces cartes Stratégie : { $list }.
    }
event-stockpile-strategy-dropped =
    { $strategy ->
        [0] { $name } remet une carte Stratégie dans la boîte.
       *[other] { $name } remet { $strategy } dans la boîte.
    }
event-stockpile-strategy-played =
    { $cost ->
        [0] { $name } joue { $strategy }.
       *[other] { $name } joue { $strategy } pour { $cost }.
    }
event-stockpile-strategy-paid = { $strategy } rapporte { $amount } à { $name }.
event-stockpile-investors-dealt = { $name } a le choix : { $list }.
event-stockpile-investor-offered = { $name } met { $investor } aux enchères, sur la pile { $pile }.
event-stockpile-investor-hired =
    { $bid ->
        [0] { $name } engage { $investor } et reçoit { $money }.
       *[other] { $name } engage { $investor } pour { $bid } et reçoit les { $money } qui restent.
    }
event-stockpile-ability-used = { $name } fait appel à { $investor }.
event-stockpile-ability-paid =
    { $direction ->
        [out] { $investor } coûte { $amount } à { $name }.
       *[in] { $investor } rapporte { $amount } à { $name }.
    }
event-stockpile-fee-bonus = Une carte de frais rapporte { $fee } à { $name }.
event-stockpile-pair-seen =
    { $company ->
        [0] { $owner ->
            [0] { $name } regarde une paire cachée du plateau.
           *[other] { $name } regarde une paire que détient { $owner }.
        }
       *[other] { $owner ->
            [0] { $name } regarde une paire cachée du plateau : { $company }, { $forecast }.
           *[other] { $name } regarde une paire que détient { $owner } : { $company }, { $forecast }.
        }
    }
event-stockpile-pair-shown = { $name } montre à tous : { $company }, { $forecast }.
event-stockpile-pile-seen =
    { $seen ->
        [true] { $count ->
            [0] { $name } regarde dans la pile { $pile } : rien n’y est caché.
           *[other] { $name } regarde dans la pile { $pile } : { $list }.
        }
       *[false] { $name } regarde les cartes cachées de la pile { $pile }.
    }
event-stockpile-card-moved =
    { $card ->
        [0] { $name } déplace une carte cachée de la pile { $start } à la pile { $end }.
       *[other] { $name } déplace { $card } de la pile { $start } à la pile { $end }.
    }
event-stockpile-card-picked =
    { $picked ->
        [company] { $card ->
            [0] { $name } prend en secret une société avant la donne.
           *[other] { $name } prend en secret une société avant la donne : { $card }.
        }
       *[forecast] { $card ->
            [0] { $name } prend en secret une prévision avant la donne.
           *[other] { $name } prend en secret une prévision avant la donne : { $card }.
        }
    }
event-stockpile-share-shown = { $name } montre une action { $company }.
event-stockpile-stock-given-up =
    { $turned_back ->
        [true] { $name } ramène une action fractionnée { $company } à une action simple.
       *[false] { $name } défausse une action { $company }.
    }
event-stockpile-stock-taken =
    { $paid ->
        [0] { $name } prend une action { $company } dans la défausse.
       *[other] { $name } achète une action { $company } dans la défausse pour { $paid }.
    }
event-stockpile-stock-moved-to-split = { $name } fractionne une action { $company }.
event-stockpile-action-spent = { $name } défausse { $card } sans s’en servir.
event-stockpile-commodity-spent = { $name } remet { $commodity } dans la boîte.
event-stockpile-tax-returned = { $name } remet une taxe dans la boîte.
event-stockpile-forecast-falsified =
    { $owner ->
        [0] { $name } falsifie la prévision de la paire { $pair }, sur le plateau.
       *[other] { $name } falsifie la prévision de la paire { $pair }, que détient { $owner }.
    }
event-stockpile-forecast-changed = La prévision était falsifiée : { $company } bouge de { $spaces }.
event-stockpile-money-given = { $name } verse { $amount } à { $to }.
event-stockpile-cards-drawn = { $name } pioche { $list }.
event-stockpile-card-kept =
    { $count ->
        [0] { $name } garde ce qui a été pioché.
       *[other] { $card ->
            [0] { $name } défausse { $list }.
           *[other] { $name } garde { $card } et défausse { $list }.
        }
    }
event-stockpile-market-shuffled =
    { $cards ->
        [one] La défausse, { $cards } carte, est mêlée à la pioche.
       *[other] La défausse, { $cards } cartes, est mêlée à la pioche.
    }

## Les règles des modules en une minute, dites là où le module est en jeu

help-stockpile-bonds = Obligations : au début d’une manche, achetez-en jusqu’à trois, si vous ne devez pas de frais. Chacune rapporte 1 k$ à la fin de chaque manche, et à la fin de la partie ce qu’elle a coûté.
help-stockpile-commodities = Matières premières et taxes : après les cartes du marché, chacun en pioche une et la pose face visible sur une pile ; à deux joueurs, deux, sur des piles différentes. À la fin, chaque série d’une à six matières premières différentes rapporte 3 k$, 8 k$, 15 k$, 24 k$, 35 k$ ou 48 k$ ; un double commence une nouvelle série. D’une à sept taxes coûtent 2 k$, 6 k$, 12 k$, 20 k$, 30 k$, 42 k$ ou 56 k$.
help-stockpile-dice = Dés de prévision : le premier joueur lance les six prévisions de la manche à la vue de tous. $, $$ et $$$ sont des dividendes de 1 k$, 2 k$ et 3 k$ par action.
help-stockpile-strategies = Stratégies : pendant la phase des coups de bourse, avant ou après les vôtres, vous pouvez jouer une carte de votre main. Elle retourne dans la boîte ; les cartes jamais jouées ne rapportent rien.
help-stockpile-first-player-card = Carte Premier joueur : le premier joueur la pose sur une pile à la fin de l’offre, sauf à la dernière manche. Qui remporte cette pile la donne à qui il veut, qui joue en premier dès la manche suivante.
help-stockpile-investors = Investisseurs : ils disent avec combien d’argent on commence, et chacun a une capacité. Celles de plusieurs joueurs s’utilisent dans l’ordre du tour. À deux joueurs, chacun a deux investisseurs.
help-stockpile-bidding = Mises sur les investisseurs : chacun choisit d’abord un investisseur sur deux (à deux joueurs, deux sur quatre), et tous ceux qui ont été choisis sont mis aux enchères comme les piles. Une mise se paie sur l’argent que l’investisseur apporte, elle ne le dépasse donc jamais ; ce qui en reste est votre argent de départ.

## Les parties de la table

part-stockpile-dice = Dés de prévision
part-stockpile-next-first = Premier joueur ensuite
part-stockpile-strategies = Vos cartes Stratégie
part-stockpile-investors = Au choix
part-stockpile-commerce = Votre carte à poser
part-stockpile-falsified = Falsifiée
part-stockpile-looked-at = Regardées
part-stockpile-seen-by = { $pair } ({ $names })
part-stockpile-pair =
    { $name ->
        [0] paire { $pair }, sur le plateau
       *[other] paire { $pair }, que détient { $name }
    }
part-stockpile-bonds =
    { $bonds ->
        [one] { $bonds } obligation
       *[other] { $bonds } obligations
    }
part-stockpile-bonds-left = Obligations à { $price }, reste
part-stockpile-commerce-deck = Pioche du commerce
part-stockpile-sets = à la fin { $money }
part-stockpile-taxes =
    { $taxes ->
        [one] { $taxes } taxe
       *[other] { $taxes } taxes
    }
part-stockpile-strategy-cards =
    { $cards ->
        [one] { $cards } carte Stratégie
       *[other] { $cards } cartes Stratégie
    }
part-stockpile-ours = notre reconstitution, en tout ou en partie
