### Ce que seule dit la table de Stockpile dans le navigateur. Les sommes sont en mots : le message money-stockpile.

## Où l’on en est

web-stockpile-phases = La manche
web-stockpile-next = Ensuite : { $next }
web-stockpile-final = Vente finale
web-stockpile-order = Ordre du tour

## Le tableau des cours

web-stockpile-board-base = Tableau des cours
web-stockpile-board-advanced = Tableau des cours, face avancée
web-stockpile-start = départ
web-stockpile-after = après fractionnement
web-stockpile-unit = cours en k$
web-stockpile-pays = verse en montant
web-stockpile-track = { $company } vaut { $value }, case { $space } sur { $spaces }. La piste : { $values }.
web-stockpile-bankrupt = faillite

## Informations d’initiés

web-stockpile-insider = Informations d’initiés
web-stockpile-yours = À vous
web-stockpile-looked-at = Regardée par { $names }
web-stockpile-pair-open = Visible
web-stockpile-pair-covered = Cachée
web-stockpile-nobodys = Plateau
web-stockpile-unseen = cachée
web-stockpile-rest = Encore cachées
web-stockpile-closed = Clôture de la manche { $round }
web-stockpile-this-round = Cette manche
web-stockpile-last-round = Manche passée

## Les piles

web-stockpile-piles = Les piles
web-stockpile-no-cards = Aucune carte.
web-stockpile-known = Connu de vous seul : { $list }
web-stockpile-pile-worth = Ce que vous en voyez, aux cours du jour
web-stockpile-bids = Mises sur la pile { $pile }
web-stockpile-bid-by = { $name } mise { $bid }.
web-stockpile-meeples =
    { $meeples ->
        [one] { $meeples } meeple à placer
       *[other] { $meeples } meeples à placer
    }

## Votre côté

web-stockpile-total = En tout
web-stockpile-other = Autre
web-stockpile-split-cards =
    { $cards ->
        [one] { $cards } carte fractionnée
       *[other] { $cards } cartes fractionnées
    }

## Placer les cartes

web-stockpile-facing = Dans quel sens est posée la carte
web-stockpile-press-pile = Pressez une carte, puis la pile où elle va.
web-stockpile-up = face visible
web-stockpile-down = face cachée
web-stockpile-up-short = visible
web-stockpile-down-short = cachée
web-stockpile-flip = Retourner les deux : l’autre devient visible
web-stockpile-drag = Faites glisser une carte sur une pile, ou pressez la carte, puis la pile.

## Mises

web-stockpile-have = Vous pouvez dépenser { $money }.
web-stockpile-promised = { $money } sont promis à votre autre mise.
web-stockpile-press-track = Pressez une case d’une piste.

## Vente

web-stockpile-sell-share = Vendre
web-stockpile-sell-split = Vendre ×2
web-stockpile-sell-half = Moitié
web-stockpile-sell-short-share = Fixe
web-stockpile-sell-short-half = ½ fixe
web-stockpile-ask-sell-nothing = Rien à vendre.

## Dividendes

web-stockpile-show = En montrer { $cards }
web-stockpile-showing = Les autres voient les cartes que vous montrez, et aucune autre.
web-stockpile-none-of = Vous n’avez aucune action { $company }.
web-stockpile-none-at-all = Vous n’avez aucune action à vendre.
web-stockpile-all-asked = On le demande à tous quand même, pour que personne ne devine qui a quoi.
web-stockpile-continue = Continuer

## La fin

web-stockpile-scores = Argent, majorités et vente finale
web-stockpile-majority = Majorité
web-stockpile-majorities = Majorités
web-stockpile-sale = Vente finale
web-stockpile-sale-extra = Investisseurs, en plus des cours
web-stockpile-fees = Frais
web-stockpile-chart-money = Argent manche par manche
web-stockpile-chart-prices = Valeur d’une action manche par manche

## Touches

web-stockpile-key-place = 1 – 5
web-stockpile-does-place = pose la carte en main sur cette pile
web-stockpile-key-flip = R
web-stockpile-does-flip = retourne les deux cartes avant de les placer
web-stockpile-key-card = C
web-stockpile-does-card = prend en main l’autre carte
web-stockpile-does-escape = lâche la carte que l’on glisse
web-stockpile-key-bid = 1 – 5
web-stockpile-does-bid = pendant les mises, va à la piste de cette pile
web-stockpile-key-walk = ← → Entrée
web-stockpile-does-walk = le long de la piste, et miser

## Les modules

web-stockpile-modules = Le marché
web-stockpile-reconstructed = En partie reconstitué
web-stockpile-what-is-known = Ce qu’on en sait
web-stockpile-all-investors = Tous les investisseurs de la boîte
web-stockpile-all-strategies = Toutes les cartes Stratégie de la boîte
web-stockpile-used = Utilisé pendant cette manche
web-stockpile-nudge-up = Hausse
web-stockpile-nudge-down = Baisse
web-stockpile-pick-company = Une société
web-stockpile-pick-forecast = Une prévision
web-stockpile-bargain = pour { $cost }, vaut { $value }
web-stockpile-worth = vaut { $value }
web-stockpile-extra = +{ $extra } par action
web-stockpile-give-share = en défausser une
web-stockpile-give-half = en ramener une à l’action simple
web-stockpile-bonds-pay = { $money } par manche, { $worth } à la fin
web-stockpile-hire = Votre enchère est payée avec l’argent que l’investisseur apporte.
web-stockpile-preset-first = Première partie
web-stockpile-preset-corruption = Continuing Corruption
web-stockpile-preset-illicit = Illicit Investments
web-stockpile-preset-everything = Tout

## Where answers are given, and what a narrow page shows

web-stockpile-views = Ce que l’on voit de la table
web-stockpile-view-piles = Piles
web-stockpile-view-board = Cours
web-stockpile-view-portfolio = Portefeuille
web-stockpile-view-players = Joueurs
web-stockpile-here-place-first = ici
web-stockpile-here-place-commerce = ici
web-stockpile-drawn = Cartes piochées
web-stockpile-here-look-pile = voir
web-stockpile-here-from-pile = de
web-stockpile-here-to-pile = vers
web-stockpile-press-board = Pressez une société sur le tableau des cours.
web-stockpile-press-portfolio = Pressez une action de votre portefeuille.
web-stockpile-press-piles = Pressez une pile de la table.
web-stockpile-press-pairs = Pressez une paire de la table.
web-stockpile-press-spread = Pressez une des cartes de la table.
web-stockpile-press-hand = Les cartes éclairées peuvent être jouées.
web-stockpile-show-it = Montrer
web-stockpile-use = Utiliser
web-stockpile-what-it-does = ce qu’elle fait

## D’où vient un nombre

why-stockpile-start = Au départ
why-stockpile-piles = Piles
why-stockpile-fees = Frais
why-stockpile-sales = Ventes
why-stockpile-dividends = Dividendes
why-stockpile-splits = Seconds fractionnements
why-stockpile-bonds = Obligations
why-stockpile-interest = Intérêts
why-stockpile-investor = Investisseur
why-stockpile-strategies = Cartes Stratégie
why-stockpile-players = Autres joueurs
why-stockpile-majorities = Majorités
why-stockpile-sets = Matières premières et taxes
why-stockpile-moved = Manche { $round } : { $moves }, à { $value }
why-stockpile-split = fractionnement
why-stockpile-space = Maintenant sur la case { $space } sur { $spaces } de sa piste.
why-stockpile-bid = { $name } offre { $bid } pour la pile { $pile } : ce qui est imprimé sur cette case.
why-stockpile-bid-stands = L’offre est payée quand chaque pile a son acheteur.
why-stockpile-fees-wait = Ils sont payés dès que l’argent est là.
why-stockpile-sets-worth = À la fin, les séries de matières premières différentes rapportent de l’argent et les taxes en coûtent : { $money } si la partie finissait maintenant.
