### Les mots propres au navigateur : boutons, titres, salon, aide.

## La maison

web-home = Open Outcry, accueil
web-language = Langue
web-language-en = English
web-language-fr = Français
web-close = Fermer
web-footer = Open Outcry est un logiciel libre. Pas de compte, pas de publicité, rien à installer.
web-lost = Il n’y a rien ici
web-joining = On arrive à la table …

## Accueil

web-hero = La Bourse est ouverte.
web-hero-about = Des jeux de société boursiers, entre amis et avec des robots, dans le navigateur. Ouvrez une table, envoyez le lien, prenez place.
web-open-table = Ouvrir une table
web-open-this-table = Ouvrir la table
web-my-tables = Vos tables
web-my-tables-none = Aucune pour l’instant. Vous retrouverez ici les tables où vous avez pris place.
web-how = Comment ça se passe
web-how-1 = Choisissez qui s’assied où : vous, des amis, quelqu’un à côté de vous, des robots.
web-how-2 = Envoyez le lien ou montrez le code QR. Vos amis prennent place avec un simple nom.
web-how-3 = Jouez. Partez et revenez sur n’importe quel appareil : la table attend.
web-game = Jeu
web-game-size = de { $from } à { $to } joueurs
web-seats = Places
web-presets = Mélanges d’options tout prêts
web-modules = Modules
web-modules-about = Chacun ajoute quelque chose au jeu. Prenez un mélange tout prêt, ou activez ce qui vous plaît : tous vont ensemble.
web-modules-on = { $on } sur { $of } en jeu
web-options = Options
web-who-sits = Qui s’assied à la place { $seat } ?
web-sitter-me = Moi
web-sitter-open = Un ami, par le lien
web-sitter-open-about = Reste libre jusqu’à ce que quelqu’un s’y assoie.
web-sitter-person = Quelqu’un à côté de moi
web-sitter-bot = Robot : { $bot }
web-name = Nom
web-name-of = Nom à la place { $seat }
web-house-set = Votre propre jeu maison
web-house-set-about = Le fichier de données du jeu avec les nombres de votre exemplaire. Il est vérifié, puis nommé à la table et dans l’enregistrement.
web-house-set-file = Choisir un fichier TOML
web-house-set-form = Remplir un formulaire
web-house-set-printed = Prendre le fichier utilisé
web-house-set-text = … ou le coller ici

## Salon

web-share = Inviter
web-invitation = Le lien de la table
web-invitation-hint = Qui l’ouvre peut prendre place ou regarder.
web-seat-link = { $name }, sur un autre appareil
web-seat-link-hint = Ce lien, c’est la place elle-même. Gardez-le pour vous.
web-copy = Copier
web-copied = Copié.
web-qr = Code QR : { $label }
web-data = Nombres
web-seat-open = Place libre
web-sit = Prendre place
web-sit-here = Quelqu’un à côté de moi
web-stand = Se lever
web-stand-name = Se lever : { $name }
web-send-away = Renvoyer
web-send-away-name = Renvoyer : { $name }
web-name-yours = Votre nom
web-name-here = Nom de la personne qui s’assied
web-need-name = Dites d’abord votre nom.
web-you = vous
web-bot = robot
web-host = hôte
web-away = hors ligne
web-start = Commencer
web-start-open =
    { $open ->
        [one] { $open } place est encore libre.
       *[other] { $open } places sont encore libres.
    }
web-fill-all = Des robots aux places libres
web-wait-host = L’hôte lance la partie.
web-watch-or-sit = Prenez place, ou restez regarder.

## À la table

web-table-tools = Table
web-reconnecting = Reconnexion …
web-you-watch = Vous regardez
web-watching =
    { $watching ->
        [one] { $watching } spectateur
       *[other] { $watching } spectateurs
    }
web-sealed = Vous pouvez encore changer d’avis.
web-your-move = Ce qu’il y a à faire
web-fold = Replier les réponses, pour voir la table
web-unfold = Montrer de nouveau les réponses
web-undo = Annuler
web-undo-asked = { $name } demande à reprendre un coup.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-pass-device = Passez l’appareil à { $name }
web-pass-device-why = Ce qui est caché reste caché : les autres détournent les yeux.
web-i-am = Je suis { $name }
web-looking-back = Retour en arrière.
web-look-back = Montrer la table telle qu’elle était
web-back-to-now = Revenir au présent
web-earlier = Plus tôt
web-later = Plus tard
web-side = Historique, courbes et discussion
web-history = Historique
web-history-setup = Avant la partie
web-charts = Courbes
web-chart-table = Les nombres
web-round = Manche
web-turn = Tour
web-player = Joueur
web-none = aucune
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-unread = non lus

## La fin

web-rematch = Revanche
web-rematch-join = Vers la revanche
web-record = Télécharger l’enregistrement
web-how-scored = D’où viennent les points
web-fair = La donne était-elle honnête ?
web-fair-about = Chaque carte vient d’un secret dont l’empreinte a été publiée avant la première donne. La partie finie, le secret est ouvert, et chacun peut tout redonner : openoutcry verify le fait.
web-fair-commitment = Empreinte, publiée au début
web-fair-secret = Secret, publié à la fin

## Aide

web-help = Règles et touches
web-help-rules = Les règles en une minute
web-help-modules = Les modules de cette table
web-help-section = Livret : « { $section } ».
web-help-keys = Touches
web-help-keys-on = Les touches sont actives
web-help-key-options = Lettre ou chiffre
web-help-does-options = donne la réponse qui le porte
web-help-key-undo = Z
web-help-does-undo = reprend votre coup
web-help-key-step = ← →
web-help-does-step = parcourt l’historique
web-help-key-escape = Échap
web-help-does-escape = revient au présent
web-help-key-chat = /
web-help-does-chat = va à la discussion
web-help-key-help = ?
web-help-does-help = ouvre cette page

## Mogul

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

## Speculation, le jeu de cartes

web-speculation-cards-counts = compte
web-speculation-cards-counts-from = dès la { $round }ᵉ
web-speculation-cards-for-you = vaut
web-speculation-cards-fan = Étaler
web-speculation-cards-take = Prendre
web-speculation-cards-draw = Piocher
web-speculation-cards-draw-more = une de deux
web-speculation-cards-or-discard = … ou pressez une carte à défausser.
web-speculation-cards-again = Pressez encore pour défausser le { $card }.
web-speculation-cards-onto = Pile { $pile }
web-speculation-cards-brings =
    { $cards ->
        [one] + { $cards } carte
       *[other] + { $cards } cartes
    }
web-speculation-cards-no-match = pas assortie
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

## Speculation, le jeu de plateau

web-speculation-board-stands = { $company } : { $rank }, { $space }, { $price }
web-speculation-board-sell = Vendre
web-speculation-board-buy = Acheter
web-speculation-board-after = Billets restants
web-speculation-board-scores = Billets et actions à la fin
web-speculation-board-chart-fortunes = Fortunes tour par tour
web-speculation-board-chart-prices = Prix d’une action tour par tour
web-speculation-board-set-name = Nom de ce jeu
web-speculation-board-set-own = Notre exemplaire
web-speculation-board-set-companies = Sociétés : nom et couleur
web-speculation-board-set-company = Nom de la société { $number }
web-speculation-board-set-colour = Couleur de la société { $number }
web-colour-white = blanc
web-colour-brown = brun
web-colour-pink = rose
web-colour-turquoise = turquoise
web-speculation-board-set-hint = Une ligne est un segment de la piste, jusqu’à sa dernière case ; ses prix vont du premier rang au dernier. Les prix imprimés en rouge sont négatifs : −15.
web-speculation-board-set-last_space = Dernière case
web-speculation-board-set-numbers = Tuiles et nombres
web-speculation-board-set-price = Prix sur la case départ
web-speculation-board-set-money = Argent de départ
web-speculation-board-set-movements = Tuiles de mouvement
web-speculation-board-set-end = Numéro de la case END
web-speculation-board-set-shares = Actions à { $players } joueurs
web-speculation-board-set-again = Revenir au jeu utilisé
web-speculation-board-set-unread = Ce texte est écrit autrement que par le formulaire. Il est pris tel qu’il figure ci-dessous.

## Ce qui n’a pas marché

web-error-unreachable = Le serveur ne répond pas. Est-il lancé ?
web-error-unexpected = Quelque chose a échoué, et rien n’a changé.
web-error-no-page = Cette page n’existe pas.
