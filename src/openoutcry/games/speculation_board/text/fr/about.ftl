### Le jeu tel qu’il est proposé : son nom, son sujet, sa durée.

game-speculation-board = Speculation
game-speculation-board-line = Poussez vos sociétés sur la piste des prix, et vendez avant qu’elles ne soient distancées.
game-speculation-board-about = Huit sociétés avancent sur la piste des prix. Achetez bas, poussez vos pions avec des cartes secrètes, et vendez avant qu’ils ne soient distancés.
game-speculation-board-time = environ 60 minutes, selon notre estimation
