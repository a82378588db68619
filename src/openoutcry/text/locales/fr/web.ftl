### Les mots propres au navigateur : boutons, titres, salon, aide.

## La maison

web-home = Open Outcry, accueil
web-language = Langue
web-close = Fermer
web-settings = Réglages
web-footer = Open Outcry est un logiciel libre. Pas de compte, pas de publicité, rien à installer.
web-lost = Il n’y a rien ici
web-joining = On arrive à la table …

## Accueil

web-hero = La Bourse est ouverte.
web-hero-about = Des jeux de société boursiers dans le navigateur : contre des robots d’un clic, entre amis par un lien.
web-guest = Invité
web-play-now = Jouer
web-learn = Apprendre
web-rules = Règles
web-set-up = Préparer une table
web-set-up-about = Qui s’assied où, amis et voisins, les options, les modules, vos propres nombres.
web-set-up-again = Comme la dernière fois
web-fetching = Un instant …
web-my-tables = Vos tables
web-my-tables-none = Aucune pour l’instant. Vous retrouverez ici les tables où vous avez pris place.
web-how = Comment ça se passe
web-how-1 = Choisissez qui s’assied où : vous, des amis, quelqu’un à côté de vous, des robots.
web-how-2 = Envoyez le lien ou montrez le code QR. Vos amis prennent place avec un simple nom.
web-how-3 = Jouez. Partez et revenez sur n’importe quel appareil : la table attend.
web-game-size = de { $from } à { $to } joueurs
web-seats = Places
web-name = Nom

## Salon

web-share = Inviter
web-invitation = Le lien de la table
web-invitation-hint = Qui l’ouvre peut prendre place ou regarder.
web-seat-link = { $name }, sur un autre appareil
web-seat-link-hint = Ce lien, c’est la place elle-même. Gardez-le pour vous.
web-copy = Copier
web-copied = Copié.
web-qr = Code QR : { $label }
web-sit = Prendre place
web-name-yours = Votre nom
web-you = vous
web-novice = Novice
web-bot = robot
web-thinking = réfléchit
web-host = hôte
web-away = hors ligne
web-are-away =
    { $count ->
        [one] { $names } est hors ligne.
       *[other] { $names } sont hors ligne.
    }

## À la table

web-table-tools = Table
web-reconnecting = Reconnexion …
web-slow-connection = Connexion lente : { $seconds } s
web-lag = { $seconds } s
web-look-after = S’occuper de la table
web-take-seat = Prendre place
web-you-watch = Vous regardez
web-watching =
    { $watching ->
        [one] { $watching } spectateur
       *[other] { $watching } spectateurs
    }
web-sealed = Vous pouvez encore changer d’avis.
web-your-move = Ce qu’il y a à faire
web-skip = Passer
web-again = Revoir ce qui s’est passé depuis votre dernière réponse
web-hint = Conseil
web-hints = Conseils permis
web-hints-about = Qui doit répondre peut interroger le conseiller ; tout le monde le voit.
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
web-how-scored = D’où viennent les points

## Aide

web-help = Règles et touches
web-help-section = Livret : « { $section } ».
web-help-key-options = Lettre ou chiffre
web-help-key-undo = Z
web-help-key-hint = H
web-help-key-step = ← →
web-help-key-tabs = ← →
web-help-key-lines = ↑ ↓
web-help-key-escape = Échap
web-help-key-drawer = Échap
web-help-key-again = R
web-help-key-skip = Espace
web-help-key-chat = /
web-help-key-help = ?

## Un jeu sans dessin à lui

web-plain-covered = couvert
web-plain-chart-fortunes = Points par manche
web-plain-chart-prices = Prix par manche

## Ce qui n’a pas marché

web-try-again = Réessayer
web-error-unreachable = Le serveur ne répond pas. Est-il lancé ?
web-error-unexpected = Quelque chose a échoué, et rien n’a changé.
web-error-too-long = Ce message était trop long pour le serveur. Rien n’a changé.
web-error-no-page = Cette page n’existe pas.

## Les règles

web-rules = Règles
web-rule = Règle
web-rule-open = Lire la règle
