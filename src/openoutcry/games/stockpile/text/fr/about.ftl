### Le jeu tel qu’il est proposé : son nom, son sujet, sa durée.

game-stockpile = Stockpile
game-stockpile-line = Garnissez les piles, misez pour les avoir, et profitez de ce que vous seul savez.
game-stockpile-about = Chacun sait quelque chose que les autres ignorent. Garnissez les piles, misez pour les avoir, et vendez avant que votre secret ne s’ébruite.
game-stockpile-time = environ 45 minutes
