### Speculation, le jeu de cartes, dans le navigateur : les mots que seule cette table demande.

web-speculation-cards-counts = compte
web-speculation-cards-counts-from = dès la { $round }ᵉ
web-speculation-cards-for-you = vaut
web-speculation-cards-fan = Étaler
web-speculation-cards-take = Prendre
web-speculation-cards-draw = Piocher
web-speculation-cards-or-discard = … ou pressez une carte à défausser.
web-speculation-cards-again = Pressez encore pour défausser le { $card }.
web-speculation-cards-keep = Gardez-en une
web-speculation-cards-lay = Poser ici
web-speculation-cards-brings =
    { $cards ->
        [one] + { $cards } carte
       *[other] + { $cards } cartes
    }
web-speculation-cards-no-match = ne correspond pas
web-speculation-cards-turn-discard = { $name } défausse le { $card } et lui choisit une pile.
web-speculation-cards-turn-last = { $name } a un dernier tour avant que la manche ne soit comptée.
web-speculation-cards-ask = Prendre, piocher ou défausser une carte ?
web-speculation-cards-ask-last = Dernier tour : prendre, piocher ou défausser une carte ?
web-speculation-cards-last-turn = dernier tour
web-speculation-cards-first = premier
web-speculation-cards-scored = La manche { $round } est comptée
web-speculation-cards-chart-points = Points par manche
web-speculation-cards-chart-suits = Ce que rapporterait une carte de chaque couleur dans cette manche
web-speculation-cards-key-draw = P
web-speculation-cards-key-hand = M
web-speculation-cards-does-hand = va à votre main
web-speculation-cards-key-walk = ← → Entrée
web-speculation-cards-does-walk = le long de votre main, et défausser
web-speculation-cards-key-fan = E
web-speculation-cards-does-fan = étale toutes les piles, et les referme
web-speculation-cards-does-escape = referme les piles

## D’où vient un nombre

why-speculation-cards-pile = Pile { $pile }, { $card } : { $count } × { $rank } = { $points }
why-speculation-cards-joker = Pile { $pile }, { $card } : un point par carte de la meilleure couleur, { $points }
why-speculation-cards-no-round = Aucune manche n’a encore été comptée.
