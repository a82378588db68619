### Ce que dit le professeur pendant la première partie de Speculation, le jeu de plateau. Lu par le navigateur seul.
###
### Valeurs : $company est une société, dont on possède $owned, et dont on a la carte ou non ($held : yes ou no) ; $price et $cash sont des
### sommes, écrites ; $space, $start et $end des cases, en mots ; $tile une tuile d’action, $movement un nombre, $name un joueur.

lesson-speculation-board-hello = Bienvenue ! Vous avez { $cash } et une action. Achetez des actions bon marché, faites avancer le pion de leur société, et vendez. La plus grande fortune gagne quand un premier pion arrive au bout de la piste.
lesson-speculation-board-track = Chaque pion est une société. Le prix d’une action dépend de deux choses : le segment de la piste où est son pion, et son rang parmi tous les pions. Tous sont au départ, et coûtent { $price }.
lesson-speculation-board-share = Vous avez tiré du sac une action { $company }. Tout le monde voit ce que vous possédez, et tout le monde peut la faire bouger.
lesson-speculation-board-tiles = Deux tuiles règlent chaque tour. La première dit ce qu’on fait : { $tile }. La seconde, de combien les cartes font ensuite avancer leurs pions : { $movement }. Le premier tour commence toujours par un échange.

lesson-speculation-board-sold-low = { $company } pour { $price } : pas plus qu’au départ, alors qu’il y avait mieux à espérer. Vendez quand le prix est élevé. Reprenez le coup si vous voulez.
lesson-speculation-board-sold = { $company } : vente à { $price } ! Vous avez maintenant { $cash }. Acheter bas, faire monter, vendre haut : tout le jeu est là.
lesson-speculation-board-bought = Une action { $company } est à vous, pour { $price }. Il faut maintenant qu’elle bouge : elle coûte plus cher sur un segment plus loin, et avec un meilleur rang.
lesson-speculation-board-revealed = Toutes les cartes sont retournées ensemble, et les pions avancent : d’abord celui du joueur actif, puis dans le sens horaire. Les sociétés que personne ne joue restent en arrière, et cela compte aussi.
lesson-speculation-board-holiday = Quelqu’un a joué les Vacances de la banque : aucun pion ne bouge ce tour. Chacun a une telle carte sur neuf.
lesson-speculation-board-moved = Votre carte fait avancer { $company } : { $start }, puis { $end }. Seules les cases libres comptent, un pion saute donc par-dessus les autres. Une action en coûte maintenant { $price }.
lesson-speculation-board-driven = Regardez : { $name } fait avancer { $company } ({ $end }), et vous en avez. Elle coûte maintenant { $price }. Ceux qui en ont aussi travaillent pour vous.
lesson-speculation-board-raised = { $company } avance juste devant le pion qui la précédait ({ $start } → { $end }). Une action en coûte maintenant { $price }.
lesson-speculation-board-raised-other = { $name } avait une tuile pour gagner un rang : { $company } passe devant le pion qui la devançait ({ $start } → { $end }). Elle coûte maintenant { $price }.
lesson-speculation-board-lowered-own = Vous faites reculer { $company }, dont vous avez une action : elle ne coûte plus que { $price }. Mieux vaut faire reculer ce que seuls d’autres possèdent. Reprenez le coup si vous voulez.
lesson-speculation-board-lowered-other = { $name } avait une tuile pour perdre un rang : { $company } passe derrière le pion qui la suivait ({ $start } → { $end }). Elle coûte maintenant { $price }.
lesson-speculation-board-returned = Après un échange, toutes les tuiles retournent dans leurs sacs. Après les autres tours elles restent sur la table : le prochain échange n’est donc jamais loin.
lesson-speculation-board-end = { $company } est au bout de la piste. On finit le tour, puis toutes les actions comptent à leur prix.

lesson-speculation-board-sell = Un échange : chacun peut vendre une action à la banque, puis en acheter une. D’abord la vente. Rien de ce que vous possédez ne vaut encore beaucoup : je ne vendrais rien.
lesson-speculation-board-sell-well = Regardez { $company } : votre action vaut maintenant { $price } ! Au prochain tour, d’autres peuvent la dépasser. Je la vendrais.
lesson-speculation-board-sell-negative = Voici une chose curieuse : { $company } est tombée sous zéro. Qui vend une telle action paie { $price } à la banque. Mieux vaut attendre qu’elle se relève.
lesson-speculation-board-sell-again = Vendre une action, ou aucune ? J’ai marqué ce que je ferais.
lesson-speculation-board-buy =
    { $held ->
        [yes] Achetez-en une maintenant, si vous voulez ; vous avez { $cash }. J’achèterais { $company } à { $price } : sa carte est dans votre main, vous pouvez donc la faire avancer.
       *[no] Achetez-en une maintenant, si vous voulez ; vous avez { $cash }. J’achèterais { $company } à { $price } : les moins chères ont le plus à gagner.
    }
lesson-speculation-board-buy-negative = { $company } est sous zéro : qui l’achète reçoit { $price } de la banque ! Mais à la fin de la partie, une telle action vous coûte de l’argent.
lesson-speculation-board-buy-again =
    { $held ->
        [yes] J’achèterais { $company } à { $price } : vous avez sa carte, et pouvez la faire avancer.
       *[no] J’achèterais { $company } à { $price } : les moins chères ont le plus à gagner.
    }
lesson-speculation-board-buy-nothing = Vous avez { $cash }, et rien n’est assez bon marché. Cette fois, vous n’achetez rien.
lesson-speculation-board-card =
    { $owned ->
        [0] Chacun joue maintenant une de ses deux cartes, face cachée. Chaque carte fait avancer sa société de { $movement } cases. Vous ne possédez aucune des deux : jouez ce qui aide le moins les autres. Je jouerais { $company }.
       *[other] Chacun joue maintenant une de ses deux cartes, face cachée. Chaque carte fait avancer sa société de { $movement } cases. Vous possédez { $company } : c’est ce que je jouerais.
    }
lesson-speculation-board-card-holiday = Vous avez les Vacances de la banque. À trois ou quatre joueurs, une seule arrête tous les pions pour ce tour ; à cinq ou six, il en faut deux. Gardez cette carte pour un moment où d’autres vont en profiter. Je jouerais { $company }.
lesson-speculation-board-card-again =
    { $owned ->
        [0] Les cartes font avancer de { $movement } ce tour. Vous ne possédez aucune des deux ; je jouerais { $company }.
       *[other] Les cartes font avancer de { $movement } ce tour. Vous possédez { $company } : je la jouerais.
    }
lesson-speculation-board-rank-up =
    { $owned ->
        [0] C’est votre tour, et la tuile dit : un pion gagne un rang, il passe devant celui qui le devance. Rien de ce que vous possédez n’y gagnerait. Je choisirais { $company }.
       *[other] C’est votre tour, et la tuile dit : un pion gagne un rang, il passe devant celui qui le devance. Je choisirais { $company }, que vous possédez : elle irait à { $space }, et coûterait { $price }.
    }
lesson-speculation-board-rank-down =
    { $owned ->
        [0] C’est votre tour, et la tuile dit : un pion perd un rang, il passe derrière celui qui le suit. Je choisirais { $company }, chère et pas à vous : elle irait à { $space }, et coûterait { $price }.
       *[other] C’est votre tour, et la tuile dit : un pion perd un rang, il passe derrière celui qui le suit. Vous possédez tout ce qui peut reculer. Je choisirais { $company } : elle irait à { $space }, et coûterait { $price }.
    }

lesson-speculation-board-over = Voilà une partie entière de Speculation. On a compté l’argent et les derniers prix de toutes les actions, et la plus grande fortune gagne. Et maintenant ?
lesson-speculation-board-ending = La partie finit quand un pion arrive au bout de la piste. On termine le tour, puis chacun compte ses billets et toutes ses actions aux derniers prix ; les prix négatifs sont soustraits. La plus grande fortune gagne.
lesson-speculation-board-done = Vous connaissez les tuiles, les échanges, les cartes secrètes, les rangs et les prix.
lesson-speculation-board-more-rank-down = faire reculer un pion
lesson-speculation-board-more-price-negative = les prix négatifs : l’acheteur reçoit la somme, le vendeur la paie
lesson-speculation-board-more-trade-bank = quand la banque n’a plus une action
lesson-speculation-board-more-trade-same = on ne vend et n’achète pas la même société dans un échange
lesson-speculation-board-more-cards-deck = chacune de vos neuf cartes est jouée une fois avant que vous ne mélangiez
