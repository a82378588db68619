### Ce que dit le professeur pendant la première partie de Stockpile. Lu par le navigateur seul.
###
### Valeurs : $company est une société, $forecast une prévision telle qu’imprimée et $way ce qu’elle veut dire (rises, falls ou pays) ;
### $spaces de combien une société va bouger ; $money, $value, $worth, $cost, $bid, $paid, $fee, $price et $per_share sont des
### sommes, écrites ; $pile, $round, $rounds, $cards et $owned des nombres ; $card est boom ou bust ; $name un joueur.

lesson-stockpile-hello = Bienvenue à la Bourse ! Vous avez { $money }. À chaque manche vous achetez une pile de cartes, et vous vendez vos actions quand elles sont chères. Après { $rounds } manches, la plus grande fortune gagne.
lesson-stockpile-values = Voici les six sociétés. Le marqueur de chaque rangée dit ce que vaut une action en ce moment. À chaque manche, chacune reçoit une prévision, qui prend effet à la fin de la manche.
lesson-stockpile-forecasts = Les six prévisions sont { $forecasts } : autant de cases vers le haut ou vers le bas, ou un dividende. Chacune est distribuée une fois par manche : ce que vous en voyez vous dit ce qui reste.
lesson-stockpile-starter = Vous commencez avec une action { $company }, qui vaut { $value }. Vos actions sont face cachée : personne d’autre ne sait ce que vous possédez.
lesson-stockpile-insider =
    { $way ->
        [falls] Une information d’initié, rien que pour vous : à la fin de cette manche { $company } baisse, { $forecast }. Personne d’autre ne le sait. Ne payez pas cher ses actions, et vendez celles que vous avez.
        [pays] Une information d’initié, rien que pour vous : à la fin de cette manche { $company } verse un dividende, { $forecast }. Personne d’autre ne le sait. Ses actions sont bonnes à avoir.
       *[rises] Une information d’initié, rien que pour vous : à la fin de cette manche { $company } monte, { $forecast }. Personne d’autre ne le sait. Il vous faut ses actions, mais sans que cela se voie.
    }
lesson-stockpile-open = Et cette paire est ouverte à tous : { $company }, { $forecast }. Quatre autres sont cachées : chacun des autres en connaît une, et personne ne connaît les deux dernières.

lesson-stockpile-outbid = { $name } mise { $bid } sur la pile { $pile }, plus que vous. Votre meeple revient et vous misez de nouveau : plus haut, ou sur une autre piste. Vous n’avez encore rien payé.
lesson-stockpile-bought = La pile { $pile } est à vous pour { $paid }. Ses actions entrent dans votre portefeuille, face cachée. Les coups de bourse, Envolées et Plongeons, se jouent tout de suite après ; les frais se paient aussitôt.
lesson-stockpile-fee = Il y avait des frais dans votre pile : { $fee } à la banque. On aime les cacher dans une pile que d’autres veulent.
lesson-stockpile-played =
    { $card ->
        [bust] { $name } joue un Plongeon : { $company } descend de deux cases. Un coup de bourse acheté avec une pile se joue dans la même manche.
       *[boom] { $name } joue une Envolée : { $company } monte de deux cases. Un coup de bourse acheté avec une pile se joue dans la même manche.
    }
lesson-stockpile-sold-early = Vous avez vendu { $company } pour { $price }, alors qu’on sait qu’elle monte de { $spaces } cette manche. Les actions { $company } que vous gardez vaudront plus ensuite. Reprenez le coup si vous voulez.
lesson-stockpile-sold = { $price } pour une action { $company }, payés tout de suite. Quoi que fasse { $company } à la fin de la manche, cet argent est à vous.
lesson-stockpile-movement = Les ventes sont finies, et le marché bouge. Les paires sont révélées l’une après l’autre, et chaque société va où le dit sa prévision. Chacun voit à présent ce que savaient les autres.
lesson-stockpile-split =
    { $cards ->
        [0] { $company } a dépassé le sommet et se fractionne : elle repart de { $value }, et les actions qu’on avait comptent double désormais. Vous n’en aviez pas.
        [one] { $company } a dépassé le sommet et se fractionne : elle repart de { $value }, et votre action compte double désormais. Rien de mieux ne peut vous arriver.
       *[other] { $company } a dépassé le sommet et se fractionne : elle repart de { $value }, et vos { $cards } actions comptent double désormais. Rien de mieux ne peut vous arriver.
    }
lesson-stockpile-bankrupt =
    { $cards ->
        [0] { $company } est tombée sous la première case : faillite. Chacun perd ses actions, et elle repart de { $value }. Vous n’en aviez pas : bien joué.
       *[other] { $company } est tombée sous la première case : faillite. Chacun perd ses actions, vous en perdez { $cards }, et elle repart de { $value }.
    }
lesson-stockpile-round = Manche { $round } sur { $rounds } : nouvelles informations, nouvelles cartes, nouvelles piles. { $name } commence à présent. Essayez avec ce que vous savez.

lesson-stockpile-place = L’offre. Posez vos deux cartes sur les piles, une face visible et une face cachée ; les flèches entre elles échangent les rôles. Bientôt tout le monde misera sur les piles : cachez ce que vous voudriez acheter bon marché, et ce qui ferait peur aux autres.
lesson-stockpile-place-last = L’autre carte maintenant, sur la même pile ou sur une autre. Retenez ce que vous posez où : personne d’autre ne connaît la carte face cachée.
lesson-stockpile-place-last-again = Et l’autre carte, dans l’autre sens.
lesson-stockpile-place-again = De nouveau deux cartes sur les piles, une visible et une cachée. Que doivent voir les autres, et que faut-il leur cacher ?

lesson-stockpile-bid = La demande. Chacun reçoit exactement une pile, au prix misé sur sa piste. D’après ce que vous savez, la pile { $pile } vaut environ { $worth }. Commencez bas : je miserais { $cost }. Vous avez { $money }.
lesson-stockpile-bid-again = Votre mise. D’après ce que vous savez, la pile { $pile } vaut environ { $worth } pour vous ; je miserais { $cost }.

lesson-stockpile-act =
    { $card ->
        [bust] Coups de bourse. Votre Plongeon fait descendre une société de deux cases, tout de suite. Je choisirais { $company }, dont vous avez le moins.
       *[boom] Coups de bourse. Votre Envolée fait monter une société de deux cases, tout de suite. Je choisirais { $company } : vous en avez { $owned }.
    }
lesson-stockpile-act-again =
    { $card ->
        [bust] Un Plongeon : une société descend de deux cases. Je choisirais { $company }.
       *[boom] Une Envolée : une société monte de deux cases. Je choisirais { $company } : vous en avez { $owned }.
    }

lesson-stockpile-sell = La vente. Vendez autant d’actions que vous voulez au cours du jour, l’une après l’autre. Vous savez que { $company } baisse de { $spaces } à la fin de la manche. Je la vendrais maintenant, pour { $price }.
lesson-stockpile-sell-falling = { $company } va baisser de { $spaces }. Je vendrais cette action, pour { $price }.
lesson-stockpile-sell-keep = De tout ce que vous possédez, vous ne savez rien qui doive baisser. Gardez ce qui monte, et ce qui peut payer. J’arrêterais de vendre.
lesson-stockpile-sell-again = Rien de ce que vous possédez ne doit baisser, que l’on sache. J’arrêterais de vendre.
lesson-stockpile-sell-nothing = Vous n’avez rien à vendre. On vous le demande quand même : ainsi personne n’apprend ce que possèdent les autres.

lesson-stockpile-collect = { $company } verse un dividende : { $per_share } par action que vous montrez. Montrer apprend aux autres ce que vous avez, mais c’est de l’argent facile. Je montrerais tout.
lesson-stockpile-collect-nothing = { $company } verse un dividende, et vous n’en avez aucune action. On vous le demande quand même : ainsi personne n’apprend ce que possèdent les autres.

lesson-stockpile-over = Voilà une partie entière de Stockpile. Celui qui possédait le plus d’une société a reçu une prime, toutes les actions ont été vendues, et la plus grande somme gagne. Et maintenant ?
lesson-stockpile-ending = Ainsi de suite pendant { $rounds } manches. Puis, pour chaque société, celui qui a le plus d’actions reçoit 10 k$, ou 5 k$ chacun si plusieurs en ont autant ; une action fractionnée compte pour deux. Toutes les actions sont vendues au dernier cours, et celui qui a le plus d’argent gagne.
lesson-stockpile-done = Vous connaissez maintenant toutes les phases : information, offre, demande, coups de bourse, vente et mouvement.
lesson-stockpile-more-demand-fees = les frais, et ceux que vous ne pouvez pas payer
lesson-stockpile-more-selling-split = vendre la moitié d’une action fractionnée
lesson-stockpile-more-split-again = une société qui se fractionne à nouveau
