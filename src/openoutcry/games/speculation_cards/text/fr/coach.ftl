### Les chiffres par lesquels l’entraîneur explique une décision.

figure-speculation-cards-round = { $number } dans cette manche
figure-speculation-cards-cards =
    { $many ->
        [one] { $number } carte en main au décompte de la manche
       *[other] { $number } cartes en main au décompte de la manche
    }
figure-speculation-cards-other = { $number } dans cette manche pour le meilleur des autres
figure-speculation-cards-ends = finir la manche soi-même dans { $number } cas sur 10
