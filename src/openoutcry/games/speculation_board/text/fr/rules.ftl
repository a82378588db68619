### Les règles de Speculation, le jeu de plateau, dans nos propres mots. Noms et valeurs : voir en/speculation-board-rules.ftl.

rules-speculation-board-about = De quoi il s’agit
rules-speculation-board-about-goal = Vous achetez et vendez des actions de { $companies } sociétés. Celui qui a la plus grande fortune quand la première d’entre elles a atteint le bout de la piste gagne : les billets, et ce que valent alors les actions.
rules-speculation-board-about-race = Les sociétés font la course. Chacune a un pion sur une piste de { $track_end } cases ; plus un pion est loin, et moins il y en a devant lui, plus ses actions sont chères. Par des cartes secrètes, chacun pousse quelques pions, et ne tient qu’une part de la course en main.

rules-speculation-board-setup = Mise en place
rules-speculation-board-setup-shares = Tous les pions sont sur la case départ. À 3, 4, 5 ou 6 joueurs, il y a { $shares_3 }, { $shares_4 }, { $shares_5 } ou { $shares_6 } actions de chaque société ; les autres restent dans la boîte.
rules-speculation-board-setup-first-share = Chacun tire une action d’un sac qui en contient une de chaque société. Le reste est à la banque.
rules-speculation-board-setup-money = Vous commencez avec { $start_money } $. Billets et actions sont toujours visibles de tous, et la banque n’est jamais à court d’argent.
rules-speculation-board-setup-cards = Chacun a les mêmes { $hand } cartes, une par société et une carte Vacances de la banque. Vous mélangez les vôtres et en piochez deux.
rules-speculation-board-setup-start = Le sort désigne le premier joueur actif, à moins que la table n’ait nommé quelqu’un.

rules-speculation-board-price = Le prix d’une action, avec un exemple
rules-speculation-board-price-rank = Le rang d’une société est 1 plus le nombre de pions qui la devancent. Les pions sur la case départ partagent la dernière place. Sur la case END, le premier arrivé est classé premier.
rules-speculation-board-price-list = La piste est divisée en segments, et chaque segment a une liste de prix, un par rang. Cherchez la liste du segment où se trouve le pion, et dans cette liste le prix à la place de son rang. Voici les listes du côté sans étoile, du premier rang au dernier :
rules-speculation-board-price-list-picture = { $priced_first }, case { $priced_first_space }, est première : { $priced_first_price }. { $priced_second }, case { $priced_second_space }, est deuxième, sur un autre segment : { $priced_second_price }.
rules-speculation-board-price-start = Sur la case départ, une action coûte { $start_price }, quel que soit son rang.
rules-speculation-board-price-negative = Un prix peut être négatif, jusqu’à { $low } de ce côté et { $star_low } de l’autre. Celui qui achète une telle action reçoit la somme de la banque ; celui qui en vend une la paie.
rules-speculation-board-segment = Cases { $first } à { $last }
rules-speculation-board-segment-end = END

rules-speculation-board-turn = Un tour
rules-speculation-board-turn-tiles = Le joueur actif tire une tuile d’action et une tuile de mouvement des deux sacs. D’abord l’action, puis les cartes de chacun déplacent les pions.
rules-speculation-board-turn-tiles-picture = Les tuiles : les actions en haut, les mouvements en bas.
rules-speculation-board-turn-first = Au tout premier tour, l’action est un Échange, dont la tuile est prise dans le sac. La tuile de mouvement est tirée.
rules-speculation-board-turn-back = Après un tour avec Échange, toutes les tuiles sorties retournent dans les sacs. Après tout autre tour, elles restent sur la table, hors jeu : le prochain Échange se rapproche. Puis le voisin de gauche devient le joueur actif.

rules-speculation-board-trade = Action : Échange
rules-speculation-board-trade-one = À partir du joueur actif, chacun peut vendre une action à la banque et lui en acheter une, aux prix du moment. On ne vend que ce qu’on possède.
rules-speculation-board-trade-bank = On n’achète que ce que la banque a encore.
rules-speculation-board-trade-afford = La vente et l’achat sont simultanés : ce que vous vendez aide à payer ce que vous achetez, et une action achetée à un prix négatif aide à en vendre une autre. Seul le solde compte, et personne ne doit d’argent ensuite.
rules-speculation-board-trade-same = Dans un même échange, on ne vend pas et n’achète pas des actions de la même société.

rules-speculation-board-rank = Actions : Rang +1, Rang −1, Pas d’action
rules-speculation-board-rank-up = Avec Rang +1, le joueur actif doit faire avancer d’un rang un pion de son choix, sauf le premier : il se place sur la première case libre devant le pion qui le devance. Un pion de la case départ passe devant le dernier pion de la piste. On peut atteindre la case END ainsi.
rules-speculation-board-rank-up-picture = { $raised_company } passe devant { $raised_next }. La case { $raised_taken } est prise : il va sur la { $raised_to }.
rules-speculation-board-rank-down = Avec Rang −1, le joueur actif doit faire reculer d’un rang un pion de son choix, sauf un pion en dernière position : il se place sur la première case libre derrière le pion qui le suit, ou sur la case départ s’il n’y en a pas d’autre ou si ce pion s’y trouve.
rules-speculation-board-rank-start = Tant que tous les pions sont sur la case départ, ces deux tuiles ne font rien.
rules-speculation-board-rank-none = Avec Pas d’action, rien ne se passe avant le mouvement des pions.

rules-speculation-board-cards = Le mouvement des pions
rules-speculation-board-cards-choose = Chacun choisit une des deux cartes de sa main, en même temps et en secret. Jusqu’à la dernière carte, vous pouvez changer la vôtre ; personne ne le voit.
rules-speculation-board-cards-move = Toutes les cartes sont retournées, et chacune avance le pion de sa société du nombre de la tuile de mouvement : la carte du joueur actif d’abord, puis dans le sens des aiguilles d’une montre. Seules les cases libres sont comptées. Une société jouée deux fois avance deux fois.
rules-speculation-board-cards-move-picture = { $moved_company } avance de { $moved_tile }. La case { $moved_taken } est prise et ne compte pas : il va sur la { $moved_to }.
rules-speculation-board-cards-end = Un mouvement qui dépasserait la case END s’y arrête. Un pion sur la case END ne bouge plus.
rules-speculation-board-cards-deck = Une carte jouée reste visible devant vous, et vous piochez la suivante. Après votre dernière carte, vous mélangez les { $hand } et en piochez deux.

rules-speculation-board-holiday = Vacances de la banque
rules-speculation-board-holiday-few = À trois ou quatre joueurs, une seule carte Vacances de la banque arrête tous les pions pour ce tour.
rules-speculation-board-holiday-many = À cinq ou six, une seule réduit le mouvement de moitié, arrondi vers le haut ; deux ou plus l’arrêtent.

rules-speculation-board-end = La fin, avec un exemple
rules-speculation-board-end-turn = Quand un pion atteint la case END, par une carte ou par Rang +1, on joue le tour jusqu’au bout : toutes les autres cartes déplacent encore leurs pions. Puis la partie est finie.
rules-speculation-board-end-fortune = Votre fortune, ce sont vos billets et toutes vos actions aux derniers prix. Les actions à prix négatif sont soustraites.
rules-speculation-board-end-fortune-picture = { $fortune_cash } en billets et quatre actions, dont une qui coûte : une fortune de { $fortune }.
rules-speculation-board-end-winner = La plus grande fortune gagne. À égalité, la victoire est partagée.

rules-speculation-board-star = Option : le côté à l’étoile
rules-speculation-board-star-side = Le plateau a deux côtés, avec des listes de prix différentes. Du côté à l’étoile, l’argent est plus difficile à gagner : jouez d’abord de l’autre côté. Les listes du côté à l’étoile :
rules-speculation-board-source-companies = cinq des huit noms de sociétés
rules-speculation-board-source-movements = les nombres des tuiles de mouvement
rules-speculation-board-source-strips = le début et la fin des segments de la piste
rules-speculation-board-source-prices = les listes de prix des deux côtés
