### Les chiffres par lesquels l’entraîneur explique une décision.

figure-mogul-chips =
    { $many ->
        [one] { $number } jeton dans cette enchère
       *[other] { $number } jetons dans cette enchère
    }
figure-mogul-card = la carte dans { $number } cas sur 10
figure-mogul-sale = { $number } d’une vente maintenant
figure-mogul-premiums = { $number } de primes jusqu’à la fin
figure-mogul-sales = { $number } de ventes jusqu’à la fin
