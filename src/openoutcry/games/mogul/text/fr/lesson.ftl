### Ce que dit le professeur pendant la première partie de Mogul. Lu par le navigateur seul.
###
### Valeurs : $company est la compagnie de la carte révélée, dont on possède $own et dont une action vaut $value ; $border est celle
### de la bordure, dont on possède $owned à $price, en tout $points. $pot et $chips (de l’élève) sont des nombres ;
### $name et $second des joueurs.

lesson-mogul-hello = Bienvenue dans le boom des années vingt ! À chaque manche, une action de chemin de fer est mise aux enchères. Il vous faut des points : qui en a le plus au moment du krach gagne. Les actions ne valent alors plus rien : vendez à temps.
lesson-mogul-card = Une action { $company } est offerte. Regardez aussi sa bordure : seule { $border } peut se vendre cette manche.

lesson-mogul-credit = Avant chaque enchère, la banque prête deux jetons contre deux de vos points. C’est cher, et vous avez { $chips } jetons. Je passerais.
lesson-mogul-credit-again =
    { $chips ->
        [one] Un crédit ? Seulement pour une belle affaire, et il vous reste { $chips } jeton. Je passerais.
       *[other] Un crédit ? Seulement pour une belle affaire, et il vous reste { $chips } jetons. Je passerais.
    }
lesson-mogul-credit-broke = Vous n’avez plus de jeton : vous ne pourriez que quitter l’enchère. Deux jetons coûtent deux points : prenez-les si la carte vaut nettement plus pour vous.

lesson-mogul-left = { $name } part et prend le pot : { $chips } jetons. Partir n’est pas perdre : ces jetons serviront longtemps dans une autre enchère.
lesson-mogul-left-well = Vous partez au bon moment : tout le pot est à vous, { $chips } jetons. Les autres se battent pour un pot vide, et vous êtes riche pour la prochaine enchère.
lesson-mogul-left-empty = Le pot était vide : partir ne vous a rien rapporté. Un jeton suffit pour rester, les autres ajoutent les leurs, et alors partir paie. Reprenez le coup si vous voulez.
lesson-mogul-runner-up = Vous partez en dernier : la deuxième place est à vous. Si { $name } vend, vous pouvez prendre l’action ; si { $name } la prend, vous pouvez vendre.
lesson-mogul-lost = { $name } tient le plus longtemps et gagne : l’action, ou une vente. La deuxième place est à qui part en dernier, ici { $second }, qui pourra faire ce que { $name } n’aura pas fait.
lesson-mogul-taken =
    { $value ->
        [one] L’action est à vous, et vous ouvrez la prochaine manche. Chaque fois que { $company } sort, chacune de vos actions rapporte un point. Il y a une action { $company } sur la table : elle se vend un point.
       *[other] L’action est à vous, et vous ouvrez la prochaine manche. Chaque fois que { $company } sort, chacune de vos actions rapporte un point. Il y a { $value } actions { $company } sur la table : chacune se vend { $value } points.
    }
lesson-mogul-premium =
    { $points ->
        [one] { $company } sort, et cela paie une prime : un point par action possédée. Vous en avez une, donc un point.
       *[other] { $company } sort, et cela paie une prime : un point par action possédée. Vous recevez { $points } points.
    }
lesson-mogul-credit-other = { $name } prend un crédit : deux jetons tout de suite, deux points de moins. C’est ce qu’on fait sans jeton devant une bonne carte.
lesson-mogul-credit-taken = Ce crédit vous a coûté { $points } points, alors que vous aviez assez de jetons. Un jeton vaut un cinquième de point à la fin. Mieux vaut n’emprunter que la bourse vide.
lesson-mogul-sold-nothing = Vous n’avez rien vendu, alors que vous possédez { $owned } { $company } à { $price } points chacune. C’est permis ; mais la prochaine carte avec cette bordure ne viendra peut-être jamais.
lesson-mogul-sold =
    { $shares ->
        [one] Vendu : { $points } points pour votre action { $company }. Elle quitte le jeu, donc { $company } vaut moins à présent. Voilà comment on gagne des points : acheter ce que les autres veulent aussi, vendre avant eux.
       *[other] Vendu : { $shares } actions { $company } à { $price } chacune, { $points } points. Elles quittent le jeu, donc { $company } vaut moins à présent. Voilà comment on gagne des points : amasser, puis vendre avant les autres.
    }
lesson-mogul-declined = Une action qui ne coûte rien est presque toujours bonne à prendre, et elle vous aurait fait ouvrir la manche suivante. Reprenez le coup si vous voulez.
lesson-mogul-crash = Le krach ! La Bourse ferme sur-le-champ. Les actions ne sont plus que du papier ; cinq jetons font encore un point.
lesson-mogul-near = Attention : désormais chaque nouvelle carte peut être le krach. Ce que vous ne vendez pas maintenant ne vaudra peut-être plus rien dans un instant.

lesson-mogul-auction = L’enchère. Restez pour un jeton, ou partez avec tous les jetons du pot. La dernière personne en lice prend l’action ou vend. Vous avez { $chips } jetons ; mettez-en un, et voyez ce que font les autres.
lesson-mogul-auction-broke =
    { $pot ->
        [0] Sans jeton, vous ne pouvez que partir, et le pot est vide. Voilà ce qui arrive quand on dépense le dernier.
       *[other] Sans jeton, vous ne pouvez que partir. Au moins, le pot est à vous : { $pot }.
    }
lesson-mogul-auction-rich = Il y a maintenant { $pot } jetons dans le pot. Partez, et ils sont tous à vous. Si quelqu’un part avant vous, le pot repart de zéro. Je partirais.
lesson-mogul-auction-sale =
    { $owned ->
        [one] Pensez à la bordure : vous avez une { $border }, qui se vend { $price } points aujourd’hui. Qui gagne peut vendre. Cela vaut bien quelques jetons.
       *[other] Pensez à la bordure : vous avez { $owned } { $border }, et chacune se vend { $price } points aujourd’hui. Qui gagne peut vendre. Cela vaut bien quelques jetons.
    }
lesson-mogul-auction-own = Vous possédez déjà { $own } { $company }. Une de plus les rend toutes plus chères, et chaque prime plus grande. Cette carte vaut qu’on se batte.
lesson-mogul-auction-little = Vous n’avez ni { $company } ni { $border } : cette carte vous sert peu. Restez tant que c’est bon marché, et partez quand il y a quelques jetons dans le pot.
lesson-mogul-auction-stay =
    { $pot ->
        [0] Le pot est vide, et vous avez { $chips } jetons. Je resterais.
        [one] Un jeton dans le pot, { $chips } en main. Je resterais pour un de plus.
       *[other] { $pot } jetons dans le pot, { $chips } en main. Je resterais pour un de plus.
    }
lesson-mogul-auction-leave = { $pot } jetons dans le pot, { $chips } en main. Je partirais avec.

lesson-mogul-action =
    { $owned ->
        [0] Gagné ! Prenez l’action { $company }, ou vendez des { $border } ; le deuxième pourra faire ce que vous n’avez pas fait. Vous n’avez pas de { $border } : prenez l’action.
       *[other] Gagné ! Prenez l’action { $company }, ou vendez de vos { $border } : vous en avez { $owned }, qui valent ensemble { $points } points. Le deuxième pourra faire ce que vous n’avez pas fait.
    }
lesson-mogul-action-sale =
    { $owned ->
        [one] Votre action { $border } rapporte { $points } points si vous la vendez maintenant. Cette bordure reviendra-t-elle avant le krach ? Je vendrais.
       *[other] Vos { $owned } actions { $border } rapportent { $points } points si vous les vendez maintenant. Cette bordure reviendra-t-elle avant le krach ? Je vendrais.
    }
lesson-mogul-action-again =
    { $owned ->
        [0] Gagné. Vous n’avez pas de { $border } à vendre : prenez l’action { $company }.
       *[other] Gagné. Prenez { $company }, ou vendez { $border } : vous en avez { $owned }, qui valent ensemble { $points } points.
    }
lesson-mogul-share = Le gagnant a vendu : l’action { $company } reste pour vous, en deuxième place, et ne coûte rien. Prenez-la.
lesson-mogul-sale = Le gagnant a pris l’action : en deuxième place, vous pouvez vendre { $border }. Vous en avez { $owned }, qui valent ensemble { $points } points. Ne rien vendre est permis aussi.

lesson-mogul-over = Voilà une partie entière de Mogul : enchères, primes, ventes, et le krach. Les points comptent, et cinq jetons en font un de plus. Et maintenant ?
lesson-mogul-ending = Ainsi de suite jusqu’au krach, qui est parmi les cinq dernières cartes de la pioche. Il met fin à la partie sur-le-champ : les actions ne valent plus rien, et cinq jetons font un point de plus. Celui qui a le plus de points gagne.
lesson-mogul-done = Vous savez comment va une enchère, avec son pot, les primes et les ventes.
lesson-mogul-more-action-runner-up = ce que le deuxième peut faire
lesson-mogul-more-action-nothing = ne rien vendre, pour empêcher le deuxième de vendre
lesson-mogul-more-credit-take = un crédit qui fait passer sous 0
lesson-mogul-more-end-winner = qui gagne à égalité
