### Les cartes Stratégie de l’édition Epic de Stockpile. Noms et valeurs : voir en/stockpile-strategies.ftl.

## Titres

strategy-stockpile-block-trading = Vente en bloc
strategy-stockpile-value-investing = Bonne affaire
strategy-stockpile-convertible-bond = Obligation convertible
strategy-stockpile-corner-the-market = Accaparement
strategy-stockpile-corporate-espionage = Espionnage industriel
strategy-stockpile-insider-trading = Délit d’initié
strategy-stockpile-data-broker = Courtier en données
strategy-stockpile-diversification = Diversification
strategy-stockpile-dividend-growth-investing = Dividende croissant
strategy-stockpile-special-dividend = Dividende exceptionnel
strategy-stockpile-falsified-earnings = Comptes falsifiés
strategy-stockpile-fraudulent-transfer = Transfert frauduleux
strategy-stockpile-vulture-capitalism = Capitalisme vautour
strategy-stockpile-interpositioning = Interposition
strategy-stockpile-market-maker = Teneur de marché
strategy-stockpile-naked-short = Vente à nu
strategy-stockpile-rogue-trading = Opération sauvage
strategy-stockpile-systemic-shock = Choc systémique
strategy-stockpile-bear-raid = Raid baissier
strategy-stockpile-front-running = Opération devancée
strategy-stockpile-bond-ladder = Échelle d’obligations
strategy-stockpile-tax-haven = Paradis fiscal
strategy-stockpile-share-buyback = Rachat d’actions
strategy-stockpile-profit-warning = Avertissement sur résultats
strategy-stockpile-day-trading = Spéculation au jour le jour
strategy-stockpile-golden-parachute = Parachute doré

## Ce qu’elles font

effect-stockpile-block-trading = Défaussez une action, ou ramenez une action fractionnée à une action simple. Recevez { $sum } pour chaque case à gauche de celle où votre meeple a remporté sa pile. À deux joueurs, c’est le meeple le plus à droite qui compte.
effect-stockpile-value-investing = Recevez { $sum } pour chaque case à droite de celle où votre meeple a remporté sa pile. À deux joueurs, c’est le meeple le plus à gauche qui compte.
effect-stockpile-convertible-bond = Rendez une de vos obligations et prenez n’importe quelle action dans la défausse. Tous voient laquelle.
effect-stockpile-corner-the-market = Recevez { $sum } pour chaque matière première en double : trois de la même sorte font deux doubles. Les taxes ne comptent pas.
effect-stockpile-corporate-espionage = Regardez { $times } paires secrètes, d’autres joueurs ou cachées sur le plateau.
effect-stockpile-insider-trading = Regardez une paire secrète, d’un autre joueur ou cachée sur le plateau.
effect-stockpile-data-broker = Montrez à tous une de vos paires et recevez { $sum }.
effect-stockpile-diversification = Recevez { $sum } pour chaque société dont vous montrez une action.
effect-stockpile-dividend-growth-investing =
    { $amount ->
        [one] Une société de votre choix verse à tous { $sum } par action montrée, le double si elle est fractionnée, puis monte de { $amount } case.
       *[other] Une société de votre choix verse à tous { $sum } par action montrée, le double si elle est fractionnée, puis monte de { $amount } cases.
    }
effect-stockpile-special-dividend = Une société de votre choix verse à tous { $sum } par action montrée, le double si elle est fractionnée.
effect-stockpile-falsified-earnings =
    { $amount ->
        [one] Posez cette carte, à la vue de tous, sur n’importe quelle paire, sans regarder la paire. Quand la paire est révélée, une hausse ou un dividende perd { $amount } case, une baisse en gagne { $amount } ; le dividende est versé quand même.
       *[other] Posez cette carte, à la vue de tous, sur n’importe quelle paire, sans regarder la paire. Quand la paire est révélée, une hausse ou un dividende perd { $amount } cases, une baisse en gagne { $amount } ; le dividende est versé quand même.
    }
effect-stockpile-fraudulent-transfer = Défaussez une action, ou ramenez une action fractionnée à une action simple. Prenez n’importe quelle action dans la défausse. Tous voient les deux.
effect-stockpile-vulture-capitalism = Défaussez une action, ou ramenez une action fractionnée à une action simple. Prenez n’importe quelle action dans la défausse. Tous voient les deux.
effect-stockpile-interpositioning = Recevez { $amount } fois les frais qui vous sont venus à cette manche. Ils restent dus.
effect-stockpile-market-maker =
    { $amount ->
        [one] Défaussez une Envolée ou un Plongeon de cette manche sans vous en servir. Une société monte de { $amount } case, puis une autre descend d’autant.
       *[other] Défaussez une Envolée ou un Plongeon de cette manche sans vous en servir. Une société monte de { $amount } cases, puis une autre descend d’autant.
    }
effect-stockpile-naked-short = Défaussez une Envolée ou un Plongeon de cette manche sans vous en servir, et recevez { $sum }.
effect-stockpile-rogue-trading = Montrez une de vos actions et passez-la à votre portefeuille fractionné.
effect-stockpile-systemic-shock =
    { $amount ->
        [one] Remettez une de vos matières premières dans la boîte ; une taxe ne convient pas. { $times } sociétés différentes bougent chacune de { $amount } case, vers le haut ou vers le bas à votre choix.
       *[other] Remettez une de vos matières premières dans la boîte ; une taxe ne convient pas. { $times } sociétés différentes bougent chacune de { $amount } cases, vers le haut ou vers le bas à votre choix.
    }
effect-stockpile-bear-raid = Vendez maintenant jusqu’à { $times } actions, pour { $sum } chacune.
effect-stockpile-front-running = Vendez maintenant jusqu’à { $times } actions, pour { $sum } de plus que leur cours.
effect-stockpile-bond-ladder = Recevez { $per_bond } pour chacune de vos obligations, au plus { $sum }.
effect-stockpile-tax-haven = Remettez une de vos taxes dans la boîte.
effect-stockpile-share-buyback =
    { $amount ->
        [one] Une société de votre choix monte de { $amount } case.
       *[other] Une société de votre choix monte de { $amount } cases.
    }
effect-stockpile-profit-warning =
    { $amount ->
        [one] Une société de votre choix descend de { $amount } case.
       *[other] Une société de votre choix descend de { $amount } cases.
    }
effect-stockpile-day-trading =
    { $amount ->
        [one] Défaussez une action, ou ramenez une action fractionnée à une action simple. Piochez { $amount } carte du marché. Si c’est une action, vous pouvez la garder ; sinon elle est défaussée.
       *[other] Défaussez une action, ou ramenez une action fractionnée à une action simple. Piochez { $amount } cartes du marché. Vous pouvez garder une action parmi elles ; le reste est défaussé.
    }
effect-stockpile-golden-parachute = Recevez { $sum } si vous n’avez aucune action de la société, ou des sociétés, au cours le plus bas.

## Ce qu’on en sait, et ce qui vient de nous

reconstructed-stockpile-block-trading = Le livret donne le nom et dit que c’est la case finale du meeple qui compte. Le coût et ce qu’elle rapporte viennent de nous.
reconstructed-stockpile-value-investing = Le livret donne le nom et dit que c’est la case finale du meeple qui compte. Nous avons ajouté le reste : ce qu’elle rapporte, et qu’elle est gratuite.
reconstructed-stockpile-corner-the-market = Le livret donne le nom et ce qu’elle rapporte. Nous avons ajouté qu’elle est gratuite.
reconstructed-stockpile-corporate-espionage = Le livret donne le nom et dit qu’on peut aussi regarder des paires cachées. Le coût et le nombre de paires viennent de nous.
reconstructed-stockpile-insider-trading = Le livret donne le nom et dit qu’on peut aussi regarder une paire cachée. Nous avons ajouté qu’elle est gratuite.
reconstructed-stockpile-data-broker = Le livret donne le nom et dit qu’on montre une seule paire. Le montant vient de nous, et aussi qu’elle ne coûte pas d’argent.
reconstructed-stockpile-diversification = Le livret donne le nom et dit qu’on montre une action de chaque société. Le montant vient de nous, et aussi qu’elle ne coûte pas d’argent.
reconstructed-stockpile-dividend-growth-investing = Le livret donne le nom et dit que tous touchent le dividende. Le coût, le dividende et la hausse viennent de nous.
reconstructed-stockpile-special-dividend = Le livret donne le nom et dit que tous touchent le dividende. Son montant nous vient de descriptions du jeu. Nous avons ajouté qu’elle est gratuite.
reconstructed-stockpile-falsified-earnings = Le livret donne le nom et l’effet. Nous avons ajouté qu’elle est gratuite.
reconstructed-stockpile-interpositioning = Le livret donne le nom et dit que les frais restent dus. Ce qu’elle rapporte vient de nous, et aussi qu’elle ne coûte rien d’autre.
reconstructed-stockpile-market-maker = Le livret donne le nom et dit quelle carte on défausse. Le reste vient de nous : une société monte et une autre descend, de combien, et sans payer d’argent.
reconstructed-stockpile-rogue-trading = Le livret donne le nom et l’effet. Le coût vient de nous.
reconstructed-stockpile-bear-raid = Des descriptions du jeu donnent l’effet. Le titre vient de nous, et aussi qu’elle est gratuite.
reconstructed-stockpile-front-running = Le livret nomme 18 sortes de cartes, trop peu pour les 44 cartes de la boîte. Cette carte vient entièrement de nous.
reconstructed-stockpile-bond-ladder = Le livret nomme 18 sortes de cartes, trop peu pour les 44 cartes de la boîte. Cette carte vient entièrement de nous.
reconstructed-stockpile-tax-haven = Le livret nomme 18 sortes de cartes, trop peu pour les 44 cartes de la boîte. Cette carte vient entièrement de nous.
reconstructed-stockpile-share-buyback = La boîte a huit cartes promotionnelles que nous ne connaissons pas. Cette carte vient entièrement de nous.
reconstructed-stockpile-profit-warning = La boîte a huit cartes promotionnelles que nous ne connaissons pas. Cette carte vient entièrement de nous.
reconstructed-stockpile-day-trading = La boîte a huit cartes promotionnelles que nous ne connaissons pas. Cette carte vient entièrement de nous.
reconstructed-stockpile-golden-parachute = La boîte a huit cartes promotionnelles que nous ne connaissons pas. Cette carte vient entièrement de nous.
