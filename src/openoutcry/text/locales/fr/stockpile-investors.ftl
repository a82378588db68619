### Ce que savent faire les investisseurs de l’édition Epic de Stockpile. Noms et valeurs : voir en/stockpile-investors.ftl.

ability-stockpile-agile-ana = À la fin de la manche, 1 k$ pour chaque société dont vous montrez une action.
ability-stockpile-bailout-barack = Après la vente, vous pouvez acheter une action de la défausse pour 2 k$ de moins que son cours. Tous voient laquelle ; vous ne devez pas avoir de frais à payer.
ability-stockpile-billionaire-bill = Il ne sait rien faire, mais il arrive les poches pleines.
ability-stockpile-broker-bernie = Une carte de frais dans la pile que vous avez achetée vous rapporte au lieu de vous coûter. La pile elle-même se paie d’abord.
ability-stockpile-budget-barbara = Pour vous, les cases de chaque piste de mise coûtent +4 k$, +3 k$, 0 $, 3 k$, 8 k$, 15 k$, 22 k$ et 30 k$ : sur les deux premières, c’est la banque qui vous paie.
ability-stockpile-clever-chanda = Une fois par phase des coups de bourse, vous pouvez céder une action, défaussée ou ramenée à une action simple, pour en passer une autre au portefeuille fractionné. Les deux sont montrées.
ability-stockpile-crazy-cramer = Une fois par phase des coups de bourse, vous pouvez faire bouger une société d’une case, vers le haut ou vers le bas.
ability-stockpile-cunning-carlos = La case juste après votre meeple est fermée : pour vous déloger, il faut avancer de deux cases.
ability-stockpile-daring-dangote = À la fin de la manche, 1 k$ pour chacune de vos matières premières, doubles compris. Les taxes ne comptent pas.
ability-stockpile-discount-donald = Vous payez une case de moins que celle où se tient votre meeple. À deux joueurs, pour les deux meeples.
ability-stockpile-dividend-deborah = À la fin de la manche, vous pouvez faire verser par une société un dividende de 1 k$ par action, à tous ceux qui en ont.
ability-stockpile-forecast-phil = Avant la donne, vous prenez en secret une société ou une prévision de votre choix pour votre propre paire. Les autres apprennent seulement si c’est l’une ou l’autre.
ability-stockpile-golden-graham = Chaque action que vous vendez rapporte 1 k$ de plus, 2 k$ si elle est fractionnée ; à la vente finale aussi.
ability-stockpile-illicit-ivan = Vous piochez d’autres cartes Stratégie, une de moins qu’il n’y a de manches, et pouvez en jouer deux par manche.
ability-stockpile-lazy-liliane = Vous recevez 5 k$ au début de la demande, et payez 1 k$ chaque fois qu’on vous déloge, dans la mesure de vos moyens.
ability-stockpile-lucrative-li = À la fin de la manche, 1 k$ d’intérêts de plus pour deux obligations, une obligation seule comptant pour deux.
ability-stockpile-maverick-mark = Avant la demande, vous pouvez déplacer une carte d’une pile à une autre. Elle reste comme elle est, visible ou cachée.
ability-stockpile-mayknow-martha = Une fois par manche, avant ou pendant la demande, vous pouvez regarder une paire d’un autre joueur, ou une paire cachée du plateau.
ability-stockpile-moneymaker-mitt = Vous recevez 1 k$ chaque fois que vous placez un meeple sur une piste de mise. La mise elle-même doit être couverte sans cela.
ability-stockpile-opulent-oprah = À la fin de la manche, vous devez donner 2 k$ : tout à un joueur, ou 1 k$ chacun à deux. Si vous avez moins, vous donnez ce que vous avez.
ability-stockpile-royal-robins = Vous piochez les premières cartes des piles, une par pile, et décidez où elles vont : une face cachée, les autres face visible.
ability-stockpile-secretive-stuart = Pendant l’offre, vous pouvez poser vos deux cartes face cachée.
ability-stockpile-shorting-soros = Une fois par phase de vente, et une fois à la vente finale, vous pouvez vendre une action 8 k$, quel que soit son cours.
ability-stockpile-socialist-sanders = À la fin de la manche, le plus riche des autres paie 2 k$ : 1 k$ pour vous, et 1 k$ pour le plus pauvre de tous les autres, vous compris.
ability-stockpile-tactical-talal = Quand tout le monde a vendu, vous pouvez vendre encore.
ability-stockpile-wise-warren = Avant la demande, vous pouvez regarder toutes les cartes cachées d’une pile.

reconstructed-stockpile-investor = La capacité est imprimée dans le livret, ainsi que l’argent à deux joueurs ; l’argent à trois joueurs ou plus est notre estimation à partir de là.
