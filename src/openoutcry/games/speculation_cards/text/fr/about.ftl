### Le jeu tel qu’il est proposé : son nom, son sujet, sa durée.

game-speculation-cards = Speculation, le jeu de cartes
game-speculation-cards-line = Réunissez la couleur qui finira sur le dessus, et veillez à ce qu’elle y soit.
game-speculation-cards-about = Trois piles, trois manches : réunissez la couleur qui sera sur le dessus à la fin, et veillez à ce qu’elle y soit.
game-speculation-cards-time = environ 30 minutes, selon notre estimation

card-speculation-cards-joker = Joker
