### Mogul dans le navigateur : les mots que seule cette table demande.

web-mogul-card-says = Révélée : { $company }, bordure { $border }
web-mogul-revealed = révélée
web-mogul-for-sale = à vendre
web-mogul-crash-near = Krach ?
web-mogul-sell = Vendre { $company } à { $price } l’action
web-mogul-chart-points = Points par manche
web-mogul-chart-values = Valeur d’une action par manche
web-mogul-scores = D’où viennent les points
web-mogul-from-premiums = Primes
web-mogul-from-sales = Ventes
web-mogul-from-credit = Crédit
web-mogul-from-chips = Jetons
web-mogul-key-stay = R
web-mogul-key-leave = P
web-mogul-key-credit = C
web-mogul-key-pass = N
web-mogul-key-take = P
web-mogul-key-decline = R

## D’où vient un nombre

why-mogul-no-points = Ni prime, ni vente, ni crédit jusqu’ici.
why-mogul-chips-dealt = Reçus au départ
why-mogul-chips-pots = Pris dans les pots
why-mogul-chips-paid = Mis en jeu
why-mogul-value = Autant que d’actions { $company } devant tous les joueurs : { $list }.
why-mogul-value-none = Personne n’a d’action { $company }.
why-mogul-pot = Mis depuis que quelqu’un l’a pris :
why-mogul-pot-empty = Personne n’y a mis de jeton depuis que quelqu’un l’a pris.
why-mogul-pot-before = Était déjà là
why-mogul-bank-box = Tous les jetons de la boîte
why-mogul-bank-players = Chez les joueurs
