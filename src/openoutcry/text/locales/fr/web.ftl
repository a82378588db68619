### Les mots propres au navigateur : boutons, titres, salon, aide.

## La maison

web-home = Open Outcry, accueil
web-language = Langue
web-language-en = English
web-language-fr = Français
web-close = Fermer
web-settings = Réglages
web-theme = Apparence
web-theme-system = Comme le système
web-theme-light = Claire
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-pace = Rythme
web-pace-about = La vitesse des robots et des pièces sur votre écran.
web-pace-calm = Calme
web-pace-steady = Régulier
web-pace-brisk = Vif
web-pace-still = Rien ne bouge
web-sound = Sons
web-sound-about = Un jeton, une carte, une cloche quand c’est à vous ; un téléphone vibre aussi.
web-go-on = Continuer tout seul
web-go-on-about = Quand il n’y a rien à décider, la page répond à votre place, après un instant.
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
web-characters = Caractères
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
web-invited = { $name } vous invite à { $game }
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
web-put-bot = Un robot …
web-put-bot-on = Des robots pour la place { $seat }
web-stand = Se lever
web-stand-name = Se lever : { $name }
web-send-away = Renvoyer
web-send-away-name = Renvoyer : { $name }
web-name-yours = Votre nom
web-name-here = Nom de la personne qui s’assied
web-need-name = Dites d’abord votre nom.
web-you = vous
web-novice = Novice
web-bot = robot
web-thinking = réfléchit
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
web-help-section = Livret : « { $section } ».
web-help-keys = Touches
web-help-keys-on = Les touches sont actives
web-help-key-options = Lettre ou chiffre
web-help-does-options = donne la réponse qui le porte
web-help-key-undo = Z
web-help-does-undo = reprend votre coup
web-help-key-hint = H
web-help-does-hint = interroge le conseiller, où la table permet les conseils
web-help-key-step = ← →
web-help-does-step = parcourt l’historique
web-help-key-tabs = ← →
web-help-does-tabs = sur les onglets, passe de l’un à l’autre
web-help-key-escape = Échap
web-help-does-escape = revient au présent
web-help-key-drawer = Échap
web-help-does-drawer = ferme l’historique, les graphiques et la conversation
web-help-key-again = R
web-help-does-again = montre encore ce qui s’est passé depuis votre dernière réponse
web-help-key-skip = Espace
web-help-does-skip = passe ce qui bouge
web-help-key-chat = /
web-help-does-chat = va à la discussion
web-help-key-help = ?
web-help-does-help = ouvre cette page

## Un jeu sans dessin à lui

web-plain-covered = couvert
web-plain-chart-fortunes = Points par manche
web-plain-chart-prices = Prix par manche

## Ce qui n’a pas marché

web-error-unreachable = Le serveur ne répond pas. Est-il lancé ?
web-error-unexpected = Quelque chose a échoué, et rien n’a changé.
web-error-no-page = Cette page n’existe pas.

## Les règles

web-rules = Règles
web-rule = Règle
web-rule-open = Lire la règle
