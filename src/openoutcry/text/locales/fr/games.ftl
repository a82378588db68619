### Les jeux tels qu’ils sont proposés : leur nom, de quoi ils parlent, combien de temps ils durent.

game-mogul = Mogul
game-mogul-line = Payez pour rester dans l’enchère, ou partez avec le pot. Puis vient le krach.
game-mogul-about = Des actions de chemins de fer, une à une, dans la fièvre des années vingt : payer pour rester, ou partir avec le pot. Puis vient le krach.
game-mogul-time = environ 45 minutes

game-speculation-board = Speculation
game-speculation-board-line = Poussez vos sociétés sur la piste des prix, et vendez avant qu’elles ne soient distancées.
game-speculation-board-about = Huit sociétés avancent sur la piste des prix. Achetez bas, poussez vos pions avec des cartes secrètes, et vendez avant qu’ils ne soient distancés.
game-speculation-board-time = environ 60 minutes, selon notre estimation

game-speculation-cards = Speculation, le jeu de cartes
game-speculation-cards-line = Réunissez la couleur qui finira sur le dessus, et veillez à ce qu’elle y soit.
game-speculation-cards-about = Trois piles, trois manches : réunissez la couleur qui sera sur le dessus à la fin, et veillez à ce qu’elle y soit.
game-speculation-cards-time = environ 30 minutes, selon notre estimation

game-stockpile = Stockpile
game-stockpile-line = Garnissez les piles, misez pour les avoir, et profitez de ce que vous seul savez.
game-stockpile-about = Chacun sait quelque chose que les autres ignorent. Garnissez les piles, misez pour les avoir, et vendez avant que votre secret ne s’ébruite.
game-stockpile-time = environ 45 minutes

## Imprimé sur une image

card-speculation-cards-joker = Joker
