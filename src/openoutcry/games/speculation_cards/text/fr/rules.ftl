### Les règles de Speculation, le jeu de cartes, dans nos propres mots. Noms et valeurs : voir en/speculation-cards-rules.ftl.

rules-speculation-cards-about = De quoi il s’agit
rules-speculation-cards-about-goal = En { $play_rounds } manches, vous amassez des cartes. Celui qui a le plus de points après la dernière gagne, à moins que quelqu’un n’ait les { $deck_jokers } Jokers à la fin d’une manche.
rules-speculation-cards-about-top = Trois piles sont sur la table, et tout dépend de leurs cartes du dessus : à la fin d’une manche, elles disent quelles couleurs comptent, et combien. Vous amassez donc une couleur, et veillez en même temps à ce qu’elle soit sur le dessus.

rules-speculation-cards-setup = Mise en place
rules-speculation-cards-setup-deck = Le paquet a { $cards } cartes : les valeurs { $deck_lowest_rank } à { $deck_highest_rank } dans les couleurs { $suits }, { $deck_copies } de chaque, et { $deck_jokers } Jokers.
rules-speculation-cards-setup-piles = À chaque manche, on mélange toutes les cartes, et on retourne les trois du dessus pour ouvrir trois piles. La pile 1 est celle à côté de la pioche.
rules-speculation-cards-setup-piles-picture = La pioche, et les trois piles au début d’une manche.
rules-speculation-cards-setup-hands = On ne distribue rien : les mains sont vides au départ. Le sort dit qui commence la première manche, à moins que la table n’ait nommé quelqu’un ; chaque manche suivante est commencée par le joueur suivant dans le sens des aiguilles d’une montre.

rules-speculation-cards-turn = Un tour : trois choses possibles
rules-speculation-cards-turn-one = À votre tour, vous faites une chose sur trois : prendre une carte, en piocher deux, ou en défausser une.
rules-speculation-cards-turn-take = Prendre : la carte du dessus d’une pile va dans votre main.
rules-speculation-cards-turn-draw = Piocher : vous regardez les deux premières cartes de la pioche, en gardez une, et posez l’autre face visible sur la pile de votre choix. Vous seul avez vu celle que vous gardez. L’autre ne prend aucune pile, même si elle correspond.

rules-speculation-cards-discard = La troisième chose : défausser et prendre une pile
rules-speculation-cards-discard-match = Défausser : vous posez une carte de votre main sur une pile. On la compare alors au dessus des deux autres piles. Si l’une a la même valeur ou la même couleur, toute cette pile va dans votre main.
rules-speculation-cards-discard-match-picture = Le { $match_card } est posé sur la pile 1. Il a la valeur du { $match_taken } : la pile 3 est prise, avec les { $match_under } cartes sous son dessus, { $match_cards } cartes en tout.
rules-speculation-cards-discard-must = Une pile qui correspond doit être prise. Si les deux correspondent, vous choisissez laquelle.
rules-speculation-cards-discard-joker = Un Joker que vous défaussez correspond à n’importe quelle pile, et n’importe quelle carte correspond à un Joker sur le dessus d’une pile. Sous le dessus, c’est une carte comme une autre.

rules-speculation-cards-refill = Piles vides et pioche
rules-speculation-cards-refill-pile = Après votre tour, chaque pile vide reçoit la première carte de la pioche. Sans pioche, la pile reste vide : on n’y prend rien, elle ne correspond à rien et ne rapporte rien.
rules-speculation-cards-refill-deck = Si la pioche a moins de deux cartes au début d’un tour, on y mélange toutes les cartes sous le dessus des piles. S’il y en a encore moins de deux, personne ne peut piocher.

rules-speculation-cards-last = La fin d’une manche
rules-speculation-cards-last-turns = Quand quelqu’un finit son tour avec { $play_hand } cartes ou plus, chacun des autres a encore un tour. Puis la manche est finie. Une deuxième main de cette taille n’y change rien.
rules-speculation-cards-last-guard = Une manche qui dure { $guard_turns } tours est arrêtée, et comptée telle quelle.

rules-speculation-cards-score = Le compte, avec un exemple
rules-speculation-cards-score-rounds = À la première manche, on compte la pile 1, à la deuxième les piles 1 et 2, à la troisième les trois.
rules-speculation-cards-score-points = Pour chaque pile comptée, chaque carte de votre main de la couleur de son dessus rapporte autant de points que la valeur de cette carte du dessus.
rules-speculation-cards-score-points-picture = Manche 2. Avec { $score_hearts } cœurs et { $score_clubs } trèfles en main : { $score_first } et { $score_second } points, { $score_sum } en tout. Les piques et les Jokers de la main ne rapportent rien.
rules-speculation-cards-score-joker = Un Joker en main n’est d’aucune couleur. Si un Joker est sur le dessus d’une pile comptée, chacun reçoit un point par carte de sa meilleure couleur.

rules-speculation-cards-win = Gagner
rules-speculation-cards-win-points = Après la dernière manche, on additionne les points de toutes les manches. Celui qui en a le plus gagne ; à égalité, la victoire est partagée.
rules-speculation-cards-win-jokers = Celui qui a les { $deck_jokers } Jokers à la fin d’une manche gagne la partie sur-le-champ, quels que soient les points.

rules-speculation-cards-memory = Option : mémoire parfaite
rules-speculation-cards-memory-taken = La table retient pour tous : les cartes prises sur une pile sont montrées dans les mains où elles sont allées. Ce qui a été gardé de la pioche reste secret.
rules-speculation-cards-source-guard = la fin d’une manche après { $guard_turns } tours
