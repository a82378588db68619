### Ce que savent faire les investisseurs de l’édition Epic de Stockpile. Noms et valeurs : voir en/stockpile-investors.ftl.

ability-stockpile-agile-ana = À la fin de la manche, { $per_card } pour chaque société dont vous montrez une action.
ability-stockpile-bailout-barack = Après la vente, vous pouvez acheter une action de la défausse pour { $bargain } de moins que son cours, ou pour rien si elle ne vaut pas plus. Tous voient laquelle. Tant que vous devez des frais, seulement une qui ne coûte rien.
ability-stockpile-billionaire-bill = Il ne sait rien faire, mais il arrive les poches pleines.
ability-stockpile-broker-bernie = Une carte de frais dans la pile que vous avez achetée vous rapporte au lieu de vous coûter. La pile elle-même se paie d’abord.
ability-stockpile-budget-barbara =
    { $paying ->
        [0] Pour vous, les cases de chaque piste de mise coûtent { $budget_track }.
        [one] Pour vous, la première case de chaque piste de mise rapporte { $budget_track_pays }, et les autres coûtent { $budget_track_costs }.
       *[other] Pour vous, les { $paying } premières cases de chaque piste de mise rapportent { $budget_track_pays }, et les autres coûtent { $budget_track_costs }.
    }
ability-stockpile-clever-chanda = Une fois par phase des coups de bourse, vous pouvez défausser une action, ou ramener une action fractionnée à une action simple, pour en passer une autre au portefeuille fractionné. Les deux sont montrées.
ability-stockpile-crazy-cramer =
    { $nudge ->
        [one] Une fois par phase des coups de bourse, vous pouvez faire bouger une société de { $nudge } case, vers le haut ou vers le bas.
       *[other] Une fois par phase des coups de bourse, vous pouvez faire bouger une société de { $nudge } cases, vers le haut ou vers le bas.
    }
ability-stockpile-cunning-carlos = La case juste après votre meeple est fermée : pour vous déloger, il faut aller au-delà, et sur les deux dernières cases personne ne le peut. À deux joueurs, après chacun de vos meeples.
ability-stockpile-daring-dangote = À la fin de la manche, { $per_card } pour chacune de vos matières premières, doubles compris. Les taxes ne comptent pas.
ability-stockpile-discount-donald = Vous payez ce que coûte la case avant celle de votre meeple. À deux joueurs, pour les deux meeples.
ability-stockpile-dividend-deborah = À la fin de la manche, vous pouvez faire verser par une société un dividende de { $dividend } par action, à tous ceux qui en ont.
ability-stockpile-forecast-phil = Avant la donne, vous prenez en secret une société ou une prévision de votre choix pour votre propre paire ; à deux joueurs, pour la première de vos paires. Avec les dés de prévision, c’est une prévision qu’ils montrent. Les autres apprennent seulement si c’est l’une ou l’autre.
ability-stockpile-golden-graham = Chaque action que vous vendez rapporte { $sale_extra } de plus, { $twice_sale_extra } si elle est fractionnée ; à la vente finale aussi. Parmi les cartes Stratégie, seules celles qui vendent des actions en profitent.
ability-stockpile-illicit-ivan = Vous piochez d’autres cartes Stratégie, une de moins qu’il n’y a de manches, et pouvez en jouer jusqu’à { $strategies_a_round } par manche.
ability-stockpile-lazy-liliane = Vous recevez { $demand } au début de la demande, et payez { $outbid } chaque fois qu’on vous déloge, dans la mesure de vos moyens.
ability-stockpile-lucrative-li =
    { $interest_for ->
        [one] À la fin de la manche, { $more_interest } d’intérêts de plus pour chaque obligation.
       *[other] À la fin de la manche, { $more_interest } d’intérêts de plus par groupe de { $interest_for } obligations, même incomplet.
    }
ability-stockpile-maverick-mark = Avant la demande, vous pouvez déplacer une carte d’une pile à une autre : n’importe laquelle, même une matière première, une taxe ou la carte Premier joueur. Elle reste comme elle est, visible ou cachée, et une pile peut devenir vide.
ability-stockpile-mayknow-martha = Une fois par manche, avant ou pendant la demande, vous pouvez regarder une paire d’un autre joueur, ou une paire cachée du plateau.
ability-stockpile-moneymaker-mitt = Vous recevez { $bid } chaque fois que vous placez un meeple sur une piste de mise. La mise elle-même doit être couverte sans cela.
ability-stockpile-opulent-oprah = À la fin de la manche, vous devez donner { $twice_gift } : tout à un joueur, ou { $gift } chacun à deux. Si vous avez moins, vous donnez ce que vous pouvez.
ability-stockpile-royal-robins = Vous piochez les premières cartes des piles, une par pile, et décidez où elles vont : une face cachée, les autres face visible.
ability-stockpile-secretive-stuart = Pendant l’offre, vous pouvez poser vos deux cartes face cachée ; à deux joueurs, les deux fois.
ability-stockpile-shorting-soros = Une fois par phase de vente, et une fois à la vente finale, vous pouvez vendre une action { $short_price }, quel que soit son cours.
ability-stockpile-socialist-sanders = À la fin de la manche, le plus riche des autres paie { $twice_levy }. Vous recevez { $levy }. Le reste ({ $levy }) va au plus pauvre de tous, sauf celui qui paie, même si c’est vous.
ability-stockpile-tactical-talal = Quand tout le monde a vendu, vous pouvez vendre encore.
ability-stockpile-wise-warren = Avant la demande, vous pouvez regarder toutes les cartes cachées d’une pile.

reconstructed-stockpile-investor = La capacité est imprimée dans le livret, ainsi que l’argent à deux joueurs ; l’argent à trois joueurs ou plus est notre estimation à partir de là ; certains montants ont ensuite été ajustés d’après des parties simulées.
