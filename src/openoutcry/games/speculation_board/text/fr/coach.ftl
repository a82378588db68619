### Les chiffres par lesquels l’entraîneur explique une décision.

figure-speculation-board-cash = { $number } en billets à la fin
figure-speculation-board-shares = des actions valant { $number } à la fin
figure-speculation-board-sold = { $number } d’actions vendues en chemin
