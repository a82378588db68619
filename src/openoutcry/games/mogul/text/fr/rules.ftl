### Les règles de Mogul, dans nos propres mots. Noms et valeurs : voir en/mogul-rules.ftl.

rules-mogul-about = De quoi il s’agit
rules-mogul-about-goal = Les actions des chemins de fer s’envolent, et chacun sait que cela finira mal. Vous tirez des points de vos actions : en les gardant quand leur compagnie verse une prime, en les vendant quand elles sont chères. Celui qui a le plus de points quand sort la carte du krach gagne.
rules-mogul-about-squeeze = On manque toujours de tout. Chaque manche n’apporte qu’une action, et tous se disputent le droit d’agir avec une poignée de jetons. Rester coûte un jeton à chaque fois ; partir rapporte tous les jetons que les autres ont mis. Les points viennent lentement et les jetons sont rares : savoir quand partir est la moitié du jeu.

rules-mogul-setup = Mise en place
rules-mogul-setup-markers = Le marqueur de chacun part de la case 0 de la piste.
rules-mogul-setup-chips = Vous recevez { $chips_each } jetons et les gardez cachés ; sur les { $box_chips } jetons de la boîte, le reste forme la banque. On ne montre pas combien de jetons ont les autres, mais chaque jeton qui change de main se voit : cela peut se compter.
rules-mogul-setup-shares = Chacun reçoit, face visible, une des actions brunes marquées pour le départ. Celles qui restent sont mélangées à toutes les autres pour former la pioche.
rules-mogul-setup-crash = La carte du krach est mélangée aux { $crash_among } dernières actions de la pioche. Elle peut être n’importe laquelle de ces cartes, même la toute dernière ; au-dessus, rien à craindre.
rules-mogul-setup-crash-picture = Le fond de la pioche : le krach est une de ces cartes, et nul ne sait laquelle.
rules-mogul-setup-start = Le sort désigne le premier joueur, à moins que la table n’ait nommé quelqu’un.

rules-mogul-share = Lire une action
rules-mogul-share-colours = Une action a deux couleurs. La couleur du fond indique sa compagnie. La bordure indique une autre compagnie : tant que cette action est aux enchères, ce sont les actions de la compagnie de la bordure qui peuvent se vendre. La bordure n’est jamais de la couleur du fond.
rules-mogul-share-colours-picture = Une action { $premium_company }. Celui qui agit la prend, ou vend des { $premium_border }.
rules-mogul-share-number = Le nombre sur une action dit combien la boîte en contient de sa compagnie : { $companies_1_shares } de la plus courante, { $companies_5_shares } de la plus rare, { $box_shares } en tout.
rules-mogul-part-background = Le fond
rules-mogul-part-border = La bordure

rules-mogul-reveal = Une manche, 1 et 2 : carte et prime
rules-mogul-reveal-card = La carte du dessus de la pioche est retournée aux yeux de tous.
rules-mogul-reveal-premium = Avant tout, sa compagnie paie : vous gagnez un point par action de cette compagnie qui est déjà devant vous. L’action révélée n’est encore à personne et ne rapporte rien.
rules-mogul-reveal-premium-picture = { $premium_company } sort. Anne en a deux actions et gagne 2 points, Ben un, Cléo aucun.

rules-mogul-credit = Une manche : le crédit
rules-mogul-credit-take = Avant l’enchère, chacun à son tour à partir du premier joueur peut prendre un crédit : { $credit_chips } jetons de la banque, contre quoi le marqueur recule de { $credit_points } points. Une fois l’enchère commencée, il est trop tard. Un crédit peut faire passer sous 0. Il coûte cher : n’en prenez que par nécessité.
rules-mogul-credit-bank = La banque prête { $credit_chips } jetons ou rien. S’il lui en reste moins, il n’y a plus de crédit, et on ne demande rien aux suivants.

rules-mogul-auction = Une manche, 3 : l’enchère
rules-mogul-auction-stay = Le premier joueur commence, puis on tourne dans le sens des aiguilles d’une montre. À votre tour, vous mettez un jeton dans le pot pour rester dans l’enchère, ou vous la quittez.
rules-mogul-auction-leave = Celui qui part prend tout le pot et ne rejoue qu’à la manche suivante. Le premier à partir peut trouver le pot vide : il n’a rien.
rules-mogul-auction-leave-picture = Anne et Ben paient, Cléo part avec 2 jetons. Anne paie encore, Ben part avec ce jeton. Anne a gagné ; Ben, dernier parti, est deuxième.
rules-mogul-auction-no-chips = Sans jeton, vous ne pouvez que partir, et vous prenez le pot comme tout le monde. On ne s’endette jamais en jetons.
rules-mogul-auction-winner = Le dernier en lice gagne dès que tous les autres sont partis, sans mettre un jeton de plus, et même sans en avoir mis aucun. Le dernier parti est deuxième.

rules-mogul-action = Une manche, 4 : prendre ou vendre
rules-mogul-action-winner = Le gagnant a le choix : prendre l’action révélée, ou vendre. On ne vend que des actions de la compagnie de la bordure, et seulement celles qu’on possède : une, plusieurs ou toutes.
rules-mogul-action-nothing = Vous pouvez choisir de vendre et ne rien vendre, même sans posséder une telle action. Cela ne rapporte rien, mais le deuxième ne pourra pas vendre.
rules-mogul-action-runner-up = Le deuxième peut faire ce que le gagnant n’a pas fait : prendre l’action si le gagnant a vendu, ou vendre si le gagnant l’a prise. Rien ne l’y oblige. Une action qu’il refuse sort du jeu.
rules-mogul-action-next = Celui qui a pris l’action est premier joueur à la manche suivante. Si personne ne l’a prise, le premier joueur reste le même.

rules-mogul-score = Vendre, avec un exemple
rules-mogul-score-price = Une action se vend autant de points qu’il y a d’actions de sa compagnie devant tous les joueurs ensemble, les vôtres et celles des autres. Le prix est fixé avant la vente, et c’est le même pour chaque action vendue.
rules-mogul-score-price-picture = { $sale_company } peut se vendre. Anne en a { $sale_owned } et Cléo une : chacune vaut { $sale_price } points. Anne en vend { $sale_sold } et gagne { $sale_sold } × { $sale_price } = { $sale_points } points ; ensuite, { $sale_company } vaut { $sale_after }.
rules-mogul-score-sold = Les actions vendues sortent du jeu. Elles ne retournent dans aucune pile, et ne comptent plus dans aucun prix.
rules-mogul-score-track = La piste est un anneau de { $track_spaces } cases. Les marqueurs en font le tour, et peuvent reculer derrière 0 ; ce sont les points qui comptent, pas la case.
rules-mogul-score-track-picture = Anne a fait un tour complet, Ben est à mi-chemin, et les crédits de Cléo l’ont menée sous 0.

rules-mogul-end = La fin
rules-mogul-end-crash = Quand sort la carte du krach, la partie s’arrête sur-le-champ : ni prime, ni enchère. Plus aucune action ne vaut quoi que ce soit.
rules-mogul-end-chips = Les jetons deviennent des points : un pour { $exchange_chips }, arrondi vers le bas. Avec { $end_points } points et { $end_chips } jetons, vous en gagnez { $end_gained } et finissez à { $end_total }.
rules-mogul-end-winner = Celui qui a le plus de points gagne. À égalité, c’est celui qui a le plus d’actions, toutes compagnies ensemble, même sans valeur ; si c’est encore égal, la victoire est partagée. Les jetons restants ne décident de rien.

rules-mogul-own-turn = Option : crédit à son tour
rules-mogul-own-turn-credit = On ne demande rien avant l’enchère. Vous pouvez prendre un crédit à votre tour tant que vous êtes dans l’enchère, une fois par enchère. Il ne suffit pas pour rester : ensuite, vous restez ou partez comme d’habitude.

rules-mogul-fast-start = Option : départ rapide
rules-mogul-fast-start-share = À cinq joueurs, chacun peut recevoir une deuxième action, tirée de la pioche mélangée, avant qu’on y place la carte du krach. Les premières manches rapportent alors plus.

rules-mogul-memory = Option : mémoire parfaite
rules-mogul-memory-chips = La table compte pour vous : les jetons de chacun sont montrés. Rien n’est dit que vous n’auriez pu compter.
rules-mogul-source-borders = quelle action a quelle bordure
rules-mogul-source-start_shares = quelles actions sont marquées pour le départ
