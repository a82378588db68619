### Les chiffres par lesquels l’entraîneur explique une décision.

figure-stockpile-paid = { $number } payés pour ce que la manche apporte
figure-stockpile-cards =
    { $many ->
        [one] { $number } carte des piles de cette manche
       *[other] { $number } cartes des piles de cette manche
    }
figure-stockpile-sold = { $number } d’actions vendues en chemin
figure-stockpile-dividends = { $number } de dividendes
figure-stockpile-bonus = { $number } de majorités à la fin
figure-stockpile-left = { $number } pour les actions restantes à la fin
figure-stockpile-split = { $number } versés aux fractionnements
