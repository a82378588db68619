### Ce que dit le professeur pendant la première partie de Speculation, le jeu de cartes. Lu par le navigateur seul.
###
### Valeurs : $card et $top sont des cartes, $suit une couleur, $rank un rang, $name un joueur ; $pile, $cards, $takes, $points, $rounds
### et $limit (cartes en main) sont des nombres.

lesson-speculation-cards-hello = Bienvenue ! Votre main est vide, et vous la remplissez carte par carte. Dès que quelqu’un a { $limit } cartes, la manche finit et les mains comptent. Il y a { $rounds } manches ; nous jouons la première ensemble.
lesson-speculation-cards-counts = À la première manche, seule la pile 1 compte. Telle qu’elle est, chaque carte de { $suit } en main rapporterait { $rank }. Mais la carte du dessus change sans cesse, et vous pouvez la changer aussi. C’est là qu’on spécule.

lesson-speculation-cards-taken =
    { $cards ->
        [one] Une carte assortie ! Pour une carte, vous prenez la pile { $pile }, qui n’en avait qu’une.
       *[other] Une carte assortie ! Pour une carte, vous prenez toute la pile { $pile }, { $cards } cartes. C’est le chemin le plus court vers une main pleine.
    }
lesson-speculation-cards-taken-other =
    { $cards ->
        [one] { $name } défausse une carte qui va avec le dessus de la pile { $pile }, et prend cette pile : une carte. Vous pouvez le faire aussi.
       *[other] { $name } défausse une carte qui va avec le dessus de la pile { $pile }, et prend toute la pile : { $cards } cartes. Vous pouvez le faire aussi.
    }
lesson-speculation-cards-no-match = { $card } : ni le nombre ni la couleur ne vont avec l’une des deux autres piles. Vous perdez donc une carte, sans rien prendre. Reprenez le coup si vous voulez.
lesson-speculation-cards-joker = Il y a un joker sur la pile { $pile }. Toute carte va avec lui : qui défausse sur une autre pile prend celle-ci. Et un joker que vous défaussez va avec tout.
lesson-speculation-cards-last = Vous avez { $cards } cartes ! Les autres jouent encore une fois, puis les mains comptent selon ce qui est sur la pile 1. Ils vont essayer de la changer.
lesson-speculation-cards-last-other = { $name } a { $cards } cartes. Vous jouez encore une fois, puis les mains comptent selon ce qui est sur la pile 1. Pouvez-vous y poser ce qui convient à votre main ?
lesson-speculation-cards-scored =
    { $points ->
        [0] La manche est comptée : le nombre en haut de la pile 1, pour chaque carte de sa couleur en main. Vous n’en aviez pas, donc rien. La prochaine fois, surveillez la pile 1 à la fin.
        [one] La manche est comptée : le nombre en haut de la pile 1, pour chaque carte de sa couleur en main. Vous recevez un point.
       *[other] La manche est comptée : le nombre en haut de la pile 1, pour chaque carte de sa couleur en main. Vous recevez { $points } points.
    }

lesson-speculation-cards-action = À chaque tour, une chose sur trois : prendre une carte du dessus, en piocher deux et en garder une, ou défausser une carte qui va avec une pile. Il vaut mieux beaucoup de cartes d’une couleur, et la pile 1 dit laquelle. J’ai marqué ce que je ferais.
lesson-speculation-cards-action-match = La pile { $pile } a { $cards } cartes. Vous avez une carte qui va avec son dessus : { $card }. Défaussez-la sur une autre pile, et toute la pile { $pile } est à vous !
lesson-speculation-cards-action-match-again = { $card } va avec la pile { $pile } : { $cards } cartes pour une. Je le ferais.
lesson-speculation-cards-action-suit = Sur la pile { $pile }, il y a une carte de la couleur qui compte en ce moment : la pile 1 montre { $top }. Je la prendrais.
lesson-speculation-cards-action-draw = Rien sur les piles ne vous aide beaucoup. Piochez deux cartes : vous en gardez une, et choisissez où va l’autre. C’est une occasion de changer ce qui compte.
lesson-speculation-cards-action-again = La pile 1 montre { $top }. Je ferais ce que j’ai marqué.

lesson-speculation-cards-keep = Deux cartes que personne d’autre ne voit. Gardez-en une : je garderais { $card }, pour en avoir beaucoup d’une couleur. L’autre va face visible sur une pile de votre choix.
lesson-speculation-cards-keep-again = Je garderais { $card } : c’est d’en avoir beaucoup d’une couleur qui rapporte.

lesson-speculation-cards-pile = Et maintenant { $card } : sur quelle pile ? Sur la pile 1, la carte compterait : { $rank } par carte de { $suit }. Ailleurs, elle ne fait que cacher ce qui y est. Je la poserais sur la pile { $pile }.
lesson-speculation-cards-pile-again = Je poserais { $card } sur la pile { $pile }.
lesson-speculation-cards-pile-match = Regardez ce que rapporte chaque réponse : posée sur la pile { $pile }, votre carte ({ $card }) va avec l’une des deux autres, et vous prenez { $takes } cartes. On compare avec les autres piles, jamais avec celle où la carte est posée.
lesson-speculation-cards-pile-match-again = Sur la pile { $pile }, votre carte ({ $card }) rapporte { $takes } cartes.
lesson-speculation-cards-match = Votre carte va avec les deux autres piles, et vous en prenez une. Je prendrais la pile { $pile } : { $takes } cartes.

lesson-speculation-cards-over = Voilà une partie entière de Speculation. Les points de toutes les manches s’additionnent ; seuls quatre jokers dans une main gagnent sur-le-champ. Et maintenant ?
lesson-speculation-cards-done = Vous avez tout rencontré : prendre, piocher, assortir, le dernier tour et le compte. À la manche suivante, les piles 1 et 2 comptent, à la troisième toutes. Et maintenant ?
