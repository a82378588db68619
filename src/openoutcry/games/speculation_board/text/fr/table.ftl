### Speculation dans le navigateur : les mots que seule cette table demande.

web-speculation-board-stands = { $company } : { $rank }, { $space }, { $price }
web-speculation-board-sell = Vendre
web-speculation-board-buy = Acheter
web-speculation-board-after = Billets restants
web-speculation-board-worth = Valeur des actions
web-speculation-board-scores = Billets et actions à la fin
web-speculation-board-chart-fortunes = Fortunes tour par tour
web-speculation-board-chart-prices = Prix d’une action tour par tour
web-speculation-board-set-name = Nom de ce jeu
web-speculation-board-set-own = Notre exemplaire
web-speculation-board-set-companies = Sociétés : nom et couleur
web-speculation-board-set-company = Nom de la société { $number }
web-speculation-board-set-colour = Couleur de la société { $number }
web-speculation-board-set-hint = Une ligne est un segment de la piste, jusqu’à sa dernière case ; ses prix vont du premier rang au dernier. Les prix imprimés en rouge sont négatifs : −15.
web-speculation-board-set-last_space = Dernière case
web-speculation-board-set-spaces = Cases { $first } à { $last }
web-speculation-board-set-numbers = Tuiles et nombres
web-speculation-board-set-price = Prix sur la case départ
web-speculation-board-set-money = Argent de départ
web-speculation-board-set-movements = Tuiles de mouvement
web-speculation-board-set-end = Numéro de la case END
web-speculation-board-set-shares = Actions à { $players } joueurs
web-speculation-board-set-again = Revenir au jeu utilisé
web-speculation-board-set-unread = Ce texte est écrit autrement que par le formulaire. Il est pris tel qu’il figure ci-dessous.
web-colour-white = blanc
web-colour-brown = brun
web-colour-pink = rose
web-colour-turquoise = turquoise

## D’où vient un nombre

why-speculation-board-start = Sur la case départ, toute action coûte { $price }.
why-speculation-board-price = La case { $space } est sur le segment de { $first } à { $last } ; le rang { $rank } y vaut { $price }.
why-speculation-board-end = Sur la case END, le rang { $rank } vaut { $price }.
why-speculation-board-rank =
    { $ahead ->
        [0] Aucun pion n’est plus loin.
        [one] { $ahead } pion est plus loin.
       *[other] { $ahead } pions sont plus loin.
    }
why-speculation-board-rank-start = Les pions sur la case départ partagent la dernière place.
