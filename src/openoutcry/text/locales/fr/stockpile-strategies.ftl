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

effect-stockpile-block-trading = Cédez une action (défaussée, ou ramenée à une action simple). Recevez { $sum } pour chaque case entre le bout gauche de la piste de mise et celle où votre meeple a remporté sa pile. À deux joueurs, c’est le meeple le plus à droite qui compte.
effect-stockpile-value-investing = Recevez { $sum } pour chaque case entre celle où votre meeple a remporté sa pile et le bout droit de la piste de mise. À deux joueurs, c’est le meeple le plus à gauche qui compte.
effect-stockpile-convertible-bond = Rendez une de vos obligations et prenez n’importe quelle action dans la défausse. Tous voient laquelle.
effect-stockpile-corner-the-market = Recevez { $sum } pour chaque matière première que vous avez en double, au-delà de la première de sa sorte. Les taxes ne comptent pas.
effect-stockpile-corporate-espionage = Regardez { $times } paires secrètes, d’autres joueurs ou cachées sur le plateau.
effect-stockpile-insider-trading = Regardez une paire secrète, d’un autre joueur ou cachée sur le plateau.
effect-stockpile-data-broker = Montrez à tous une de vos paires et recevez { $sum }.
effect-stockpile-diversification = Recevez { $sum } pour chaque société dont vous montrez une action.
effect-stockpile-dividend-growth-investing =
    { $amount ->
        [one] Une société de votre choix verse à tous { $sum } par action montrée, puis monte de { $amount } case.
       *[other] Une société de votre choix verse à tous { $sum } par action montrée, puis monte de { $amount } cases.
    }
effect-stockpile-special-dividend = Une société de votre choix verse à tous { $sum } par action montrée.
effect-stockpile-falsified-earnings =
    { $amount ->
        [one] Posez cette carte, à la vue de tous, sur n’importe quelle paire, sans regarder la paire. Quand la paire est révélée, une hausse ou un dividende perd { $amount } case, une baisse en gagne { $amount } ; le dividende est versé quand même.
       *[other] Posez cette carte, à la vue de tous, sur n’importe quelle paire, sans regarder la paire. Quand la paire est révélée, une hausse ou un dividende perd { $amount } cases, une baisse en gagne { $amount } ; le dividende est versé quand même.
    }
effect-stockpile-fraudulent-transfer = Cédez une action (défaussée, ou ramenée à une action simple) et prenez n’importe quelle action dans la défausse. Tous voient les deux.
effect-stockpile-vulture-capitalism = Cédez une action (défaussée, ou ramenée à une action simple) et prenez n’importe quelle action dans la défausse. Tous voient les deux.
effect-stockpile-interpositioning = Recevez { $amount } fois les frais qui vous sont venus à cette manche. Ils restent dus.
effect-stockpile-market-maker =
    { $amount ->
        [one] Cédez une Envolée ou un Plongeon de cette manche, sans vous en servir. Une société monte de { $amount } case, puis une autre descend d’autant.
       *[other] Cédez une Envolée ou un Plongeon de cette manche, sans vous en servir. Une société monte de { $amount } cases, puis une autre descend d’autant.
    }
effect-stockpile-naked-short = Cédez une Envolée ou un Plongeon de cette manche, sans vous en servir, et recevez { $sum }.
effect-stockpile-rogue-trading = Montrez une de vos actions et passez-la à votre portefeuille fractionné.
effect-stockpile-systemic-shock =
    { $amount ->
        [one] Remettez une de vos matières premières dans la boîte. { $times } sociétés différentes bougent chacune de { $amount } case, vers le haut ou vers le bas à votre choix.
       *[other] Remettez une de vos matières premières dans la boîte. { $times } sociétés différentes bougent chacune de { $amount } cases, vers le haut ou vers le bas à votre choix.
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
        [one] Cédez une action (défaussée, ou ramenée à une action simple) et piochez { $amount } carte du marché. Si c’est une action, vous pouvez la garder ; sinon elle est défaussée.
       *[other] Cédez une action (défaussée, ou ramenée à une action simple) et piochez { $amount } cartes du marché. Vous pouvez garder une action parmi elles ; le reste est défaussé.
    }
effect-stockpile-golden-parachute = Recevez { $sum } si vous n’avez aucune action de la société, ou des sociétés, au cours le plus bas.

## Ce qu’on en sait, et ce qui est de nous

reconstructed-stockpile-block-trading = Connus par le livret : le nom, et que compte la case où le meeple a fini. Le coût et ce qu’elle rapporte sont de nous.
reconstructed-stockpile-value-investing = Connus par le livret : le nom, et que compte la case où le meeple a fini. La gratuité et ce qu’elle rapporte sont de nous.
reconstructed-stockpile-corner-the-market = Connus par le livret : le nom, et ce qu’elle rapporte. La gratuité est de nous.
reconstructed-stockpile-corporate-espionage = Connus par le livret : le nom, et qu’on peut aussi regarder des paires cachées. Le coût et le nombre de paires sont de nous.
reconstructed-stockpile-insider-trading = Connus par le livret : le nom, et qu’on peut aussi regarder des paires cachées. La gratuité est de nous.
reconstructed-stockpile-data-broker = Connus par le livret : le nom, et qu’on montre une paire. Le montant est de nous.
reconstructed-stockpile-diversification = Connus par le livret : le nom, et qu’on montre une action de chaque société. Le montant est de nous.
reconstructed-stockpile-dividend-growth-investing = Connus par le livret : le nom, et que tous touchent le dividende. Le coût et les montants sont de nous.
reconstructed-stockpile-special-dividend = Connus par le livret : le nom, et que tous touchent le dividende ; par des descriptions du jeu : son montant. La gratuité est de nous.
reconstructed-stockpile-falsified-earnings = Connus par le livret : le nom et l’effet. La gratuité est de nous.
reconstructed-stockpile-interpositioning = Connus par le livret : le nom, et que les frais restent dus. Ce qu’elle rapporte est de nous.
reconstructed-stockpile-market-maker = Connus par le livret : le nom, et ce que l’on cède. De combien bougent les sociétés est de nous.
reconstructed-stockpile-rogue-trading = Connus par le livret : le nom et l’effet. Le coût est de nous.
reconstructed-stockpile-bear-raid = Connu par des descriptions du jeu : l’effet. Le titre et la gratuité sont de nous.
reconstructed-stockpile-front-running = La boîte a 22 cartes, dont 18 seulement sont connues par leur nom : toute cette carte est de nous.
reconstructed-stockpile-bond-ladder = La boîte a 22 cartes, dont 18 seulement sont connues par leur nom : toute cette carte est de nous.
reconstructed-stockpile-tax-haven = La boîte a 22 cartes, dont 18 seulement sont connues par leur nom : toute cette carte est de nous.
reconstructed-stockpile-share-buyback = La boîte a quatre cartes promotionnelles que nous ne connaissons pas : toute cette carte est de nous.
reconstructed-stockpile-profit-warning = La boîte a quatre cartes promotionnelles que nous ne connaissons pas : toute cette carte est de nous.
reconstructed-stockpile-day-trading = La boîte a quatre cartes promotionnelles que nous ne connaissons pas : toute cette carte est de nous.
reconstructed-stockpile-golden-parachute = La boîte a quatre cartes promotionnelles que nous ne connaissons pas : toute cette carte est de nous.
