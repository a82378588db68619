### Ce que dit le professeur pendant la première partie de Speculation, le jeu de cartes. Lu par le navigateur seul.
###
### Valeurs : $card et $top sont des cartes, $suit une couleur, $rank un rang, $name un joueur ; $pile, $cards, $takes, $points, $rounds
### et $limit (cartes en main) sont des nombres.

lesson-speculation-cards-hello = Bienvenue ! Votre main est vide, et vous la remplissez carte par carte. Quand quelqu’un finit son tour avec { $limit } cartes, les autres jouent encore une fois, puis on compte les mains. Celui qui a le plus de points après { $rounds } manches gagne ; nous jouons la première ensemble.
lesson-speculation-cards-counts = À la première manche, seule la pile 1 compte. Telle qu’elle est, chaque carte de { $suit } en main rapporterait { $rank }. Mais la carte du dessus change sans cesse, et vous pouvez la changer aussi. C’est là qu’on spécule.

lesson-speculation-cards-taken =
    { $cards ->
        [one] Votre carte correspond ! Pour une carte, vous prenez la pile { $pile }, qui n’en avait qu’une.
       *[other] Votre carte correspond ! Pour une carte, vous prenez toute la pile { $pile }, { $cards } cartes. C’est le chemin le plus court vers une main pleine.
    }
lesson-speculation-cards-taken-other =
    { $cards ->
        [one] { $name } défausse une carte qui correspond au dessus de la pile { $pile }, et prend cette pile : une carte. Vous pouvez le faire aussi.
       *[other] { $name } défausse une carte qui correspond au dessus de la pile { $pile }, et prend toute la pile : { $cards } cartes. Vous pouvez le faire aussi.
    }
lesson-speculation-cards-no-match = { $card } : ni la valeur ni la couleur ne correspondent à l’une des deux autres piles. Vous perdez donc une carte, sans rien prendre. Reprenez le coup si vous voulez.
lesson-speculation-cards-joker = Il y a un Joker sur la pile { $pile }. Toute carte lui correspond : celui qui défausse sur une autre pile prend celle-ci. Et un Joker que vous défaussez correspond à tout.
lesson-speculation-cards-last = Vous avez { $cards } cartes ! Les autres jouent encore une fois, puis les mains comptent selon ce qui est sur la pile 1. Ils vont essayer de la changer.
lesson-speculation-cards-last-other = { $name } a { $cards } cartes. Vous jouez encore une fois, puis les mains comptent selon ce qui est sur la pile 1. Pouvez-vous y poser ce qui convient à votre main ?
lesson-speculation-cards-scored =
    { $points ->
        [0] La manche est comptée d’après la carte du dessus de la pile 1 et les cartes de votre main. Vous ne recevez rien. La prochaine fois, surveillez la pile 1 à la fin.
        [one] La manche est comptée d’après la carte du dessus de la pile 1 et les cartes de votre main. Vous recevez un point.
       *[other] La manche est comptée d’après la carte du dessus de la pile 1 et les cartes de votre main. Vous recevez { $points } points.
    }

lesson-speculation-cards-action = À chaque tour, une chose sur trois : prendre une carte du dessus, en piocher deux et en garder une, ou défausser une carte qui correspond à une pile. Il vaut mieux beaucoup de cartes d’une couleur, et la pile 1 dit laquelle. J’ai marqué ce que je ferais.
lesson-speculation-cards-action-match = La pile { $pile } a { $cards } cartes. Vous avez une carte qui correspond à son dessus : { $card }. Défaussez-la sur une autre pile, et toute la pile { $pile } est à vous !
lesson-speculation-cards-action-match-again = { $card } correspond à la pile { $pile } : { $cards } cartes pour une. Je le ferais.
lesson-speculation-cards-action-suit = Sur la pile { $pile }, il y a une carte de la couleur qui compte en ce moment : la pile 1 montre { $top }. Je la prendrais.
lesson-speculation-cards-action-draw = Rien sur les piles ne vous aide beaucoup. Piochez deux cartes : vous en gardez une, et choisissez où va l’autre. C’est une occasion de changer ce qui compte.
lesson-speculation-cards-action-again = La pile 1 montre { $top }. Je ferais ce que j’ai marqué.

lesson-speculation-cards-keep =
    { $joker ->
        [yes] Deux cartes que personne d’autre ne voit. Gardez-en une : je garderais le Joker, qui pourra prendre n’importe quelle pile. L’autre va face visible sur une pile de votre choix.
       *[no] Deux cartes que personne d’autre ne voit. Gardez-en une : je garderais { $card }, pour en avoir beaucoup d’une couleur. L’autre va face visible sur une pile de votre choix.
    }
lesson-speculation-cards-keep-again =
    { $joker ->
        [yes] Je garderais le Joker : il pourra prendre n’importe quelle pile.
       *[no] Je garderais { $card } : c’est d’en avoir beaucoup d’une couleur qui rapporte.
    }

lesson-speculation-cards-pile =
    { $joker ->
        [yes] Et maintenant le Joker : sur quelle pile ? Toute carte défaussée ailleurs prend la pile où il est, et sur la pile 1 il compterait un point par carte de la meilleure couleur de chacun. Je le poserais sur la pile { $pile }, où il donne le moins.
       *[no] Et maintenant { $card } : sur quelle pile ? Sur la pile 1, la carte compterait : { $rank } par carte de { $suit }. Ailleurs, elle ne fait que cacher ce qui y est. Je la poserais sur la pile { $pile }.
    }
lesson-speculation-cards-pile-again = Je poserais { $card } sur la pile { $pile }.
lesson-speculation-cards-pile-match = Regardez ce que rapporte chaque réponse : posée sur la pile { $pile }, votre carte ({ $card }) correspond à l’une des deux autres, et vous prenez { $takes } cartes. On compare avec les autres piles, jamais avec celle où la carte est posée.
lesson-speculation-cards-pile-match-again = Sur la pile { $pile }, votre carte ({ $card }) rapporte { $takes } cartes.
lesson-speculation-cards-match = Votre carte correspond aux deux autres piles, et vous en prenez une. Je prendrais la pile { $pile } : { $takes } cartes.

lesson-speculation-cards-over = Voilà une partie entière de Speculation. Les points de toutes les manches s’additionnent, et celui qui en a le plus gagne ; seuls quatre Jokers dans une main gagnent sur-le-champ. Et maintenant ?
lesson-speculation-cards-ending = À la manche suivante, les piles 1 et 2 comptent, à la troisième les trois. Les points s’additionnent, et celui qui en a le plus gagne. Un Joker sur le dessus d’une telle pile vaut un point par carte de votre meilleure couleur. En main il ne rapporte rien, mais celui qui a les quatre à la fin d’une manche gagne la partie sur-le-champ.
lesson-speculation-cards-done = Vous savez prendre, piocher, prendre une pile qui correspond, et vous connaissez le dernier tour et le compte.
lesson-speculation-cards-more-discard-must = une carte qui correspond aux deux autres piles
lesson-speculation-cards-more-refill-pile = ce que devient une pile vide
lesson-speculation-cards-more-refill-deck = ce qui se passe quand la pioche s’épuise
