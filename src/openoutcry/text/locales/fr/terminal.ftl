### Les mots du terminal : la table dessinée, les questions d’une partie qu’on y joue, ce que disent les commandes.

## Le dessin

terminal-history = Ce qui s’est passé
terminal-folded = { $command } : tout montrer

## Une partie au terminal

play-welcome = { $game } : { $names } s’asseyent.
ask-of = { $name } : { $question }
is-thinking = { $name } réfléchit…
prompt = ›
press-enter = Appuyez sur Entrée quand vous y êtes.
hand-over = Passez à { $name }.
command-undo = annuler
command-undo-about = reprend votre dernière réponse
command-help = aide
command-help-about = montre ceci
command-history = historique
command-history-about = raconte toute la partie jusqu’ici
command-table = table
command-table-about = dessine la table à nouveau, en entier
command-quit = quitter
command-quit-about = s’en va ; la partie est gardée, et vous pouvez la reprendre
command-hint = conseil
command-hint-about = dit ce que répondrait le conseiller, et pourquoi ; l’enregistrement le note
hint-off = Il n’y a pas de conseils dans cette partie : elle a été commencée sans --hint.
hint-thinking = Le conseiller réfléchit …
command-change = changer
command-change-about = permet à quelqu’un qui a choisi de choisir à nouveau, comme dans : changer Ann
change-offer = Personne n’a encore vu de choix. Pour choisir à nouveau : { $commands }.
change-who = Le choix de qui ? Dites : { $commands }.
chosen-so-far = votre choix jusqu’ici
undo-agree = Quelqu’un a appris quelque chose depuis. D’accord, { $names } (oui ou non) ?
undo-refused = Tout le monde n’est pas d’accord : la réponse reste.
undo-done = { $name } reprend une réponse.
undo-done-marked = { $name } reprend une réponse alors que d’autres ont appris quelque chose : l’enregistrement le dit.
play-kept = L’enregistrement est dans { $file }. La donne était-elle honnête ? openoutcry verify { $file }
play-left = La partie est gardée dans { $file }. Pour la reprendre : openoutcry play --resume { $file }
resume-over = « { $file } » : cette partie est finie. Pour la lire : openoutcry replay { $file }
resume-no-secret = Sans le secret de la donne, personne ne peut continuer, et « { $file } » ne le contient pas.
resume-other-secret = Le secret de « { $file } » est celui d’une autre partie.
resume-which = Laquelle ? Son numéro, de 1 à { $most }, ou « quitter ».
resume-number = « { $words } » n’est pas un numéro de 1 à { $most }.
resume-asked = à { $names } de répondre
resume-unreadable = { $file } ne peut pas être repris. { $problem }
resume-none = Aucune partie interrompue dans { $folder }. Pour en reprendre une gardée ailleurs : openoutcry play --resume FICHIER

## Ce que disent les commandes

games-size = de { $low } à { $high } joueurs
games-default = par défaut
games-option-players = seulement à { $players } joueurs
games-bots = Robots : { $bots }
games-characters = Caractères, chacun aussi fort que le niveau entre parenthèses :
games-play = Pour jouer : { $command }
replay-title = { $game } : { $names }
replay-at = L’enregistrement a { $inputs } entrées : il n’y a pas d’entrée { $at }.
replay-false = La partie n’a pas pu être rejouée : elle est racontée d’après ses événements. { $problem }
replay-forged = Ce qui est raconté ici n’est pas vrai. { $problem }
replay-unverified = Non vérifié. { $problem }
record-event = L’entrée { $input } a un événement qui ne se raconte pas.
told-undo = { $name } reprend une réponse : on repart de l’entrée { $number }.
verify-true = Vrai : les { $inputs } entrées sont comme données et comme permises, et racontées comme elles se sont passées. { $winner }.
verify-true-seen =
    { $hidden ->
        [0] Vrai autant qu’on le voit : les { $inputs } entrées sont comme données et comme permises, et racontées comme elles se sont passées. { $winner }.
       *[other] Vrai autant qu’on le voit : les { $inputs } entrées sont comme données et comme permises, et racontées comme elles se sont passées. Non vérifié : les réponses que cette forme de l’enregistrement omet ({ $hidden }). { $winner }.
    }
verify-same = L’enregistrement a été raconté par Open Outcry { $told_by } ; selon les règles de { $here }, il s’est passé la même chose.
verify-unsure = Non vérifié. { $problem }
verify-false = Faux. { $problem }
simulate-playing = Parties
simulate-written =
    { $rows ->
        [one] { $rows } ligne est dans { $file }.
       *[other] { $rows } lignes sont dans { $file }.
    }
simulate-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
simulate-who = Qui
simulate-seats = Places
simulate-won = Gagné
simulate-interval = Intervalle à 95 %
simulate-score = Score moyen
simulate-set = Jeu de valeurs
simulate-difference = Différence
simulate-resumed =
    { $games ->
        [one] { $games } partie y était.
       *[other] { $games } parties y étaient.
    }
simulate-interrupted =
    { $games ->
        [one] Interrompu : { $games } partie est entière. --resume continue le fichier.
       *[other] Interrompu : { $games } parties sont entières. --resume continue le fichier.
    }
progress-rate = { $number } par minute
progress-rate-second = { $number } par seconde
arena-title =
    { $deals ->
        [one] { $game }, { $players } joueurs : { $games } parties de { $deals } donne, graine { $seed }
       *[other] { $game }, { $players } joueurs : { $games } parties de { $deals } donnes, graine { $seed }
    }
arena-games = Parties
arena-won = Gagné
arena-interval = Intervalle à 95 %
arena-rank = Rang
arena-rating = Cote
arena-ms = ms
arena-slowest = ms max.
arena-par = { $par } : la part égale
arena-picture = { $game }, { $players } joueurs : part gagnée de { $games } parties
arena-picture-note = Les cercles sont les parts gagnées, les traits leurs intervalles à 95 %, le pointillé la part égale.
arena-drawn = L’image est dans { $file }.
arena-stopped-precision = Arrêt : l’intervalle du premier robot est assez étroit.
arena-stopped-decided = Arrêt : on sait si le premier robot gagne plus que sa part.
arena-stopped-interrupted =
    { $deals ->
        [one] Interrompu ; la donne qui était entière compte.
       *[other] Interrompu ; les { $deals } donnes qui étaient entières comptent.
    }
train-learning = Apprentissage
train-written = Ce qui a été appris est dans { $file }.
train-round-search = Tour { $round } : { $lessons } leçons. Une réponse rapide perd { $loss } centièmes de partie face à la recherche, et { $apart } d’après les leçons mises de côté.
train-round-play = Tour { $round } : un joueur rapide qui a ces habitudes gagne { $won } de ses parties dans la ligue.
train-round-results = Tour { $round } : { $lessons } positions jusqu’ici. Avant d’en apprendre, le juge était surpris de { $apart }, ensuite de { $loss }.
train-trial = Essai, { $games } parties : chercher avec ce qui a été appris gagne { $won } ({ $low } – { $high }) parmi les premières ; la part égale est { $par }.
train-curve-results = Combien les nouvelles parties l’ont surpris, du premier tour au dernier : { $curve }
train-curve = Ce qu’une réponse perd, de la première génération à la dernière : { $curve }
decimal-point = ,
figure = { $number }
check-checking = Vérification
check-game = Jeu
check-players = Joueurs
check-options = Options
check-games = Parties
check-decisions = Décisions
check-found = Infractions
check-option-values = valeurs d’options comparées (loi 16)
check-violation = { $game }, { $players } joueurs : { $violation }
check-promised = Loi 15 : les nombres des réponses et des événements, comparés à ce qui arrive.
check-promised-positions = Positions
check-promised-answers = Réponses essayées
check-promised-figures = Nombres comparés
check-promised-open = Non atteints
check-promised-events = Événements
check-promised-event-numbers = Leurs nombres comparés
check-promised-unchecked = Non vérifiables
check-holds = Toutes les lois tiennent.
check-broken =
    { $violations ->
        [one] { $violations } infraction.
       *[other] { $violations } infractions.
    }
bench-game = Jeu
bench-players = Joueurs
bench-decisions-per-second = Décisions/s
bench-driven-decisions-per-second = depuis Python/s
bench-games-per-second = Parties/s
bench-clone-ns = Copie (ns)
bench-state-bytes = État (octets)
serve-open = Open Outcry est à l’adresse { $address }
serve-network = Pour d’autres sur ce réseau : { $address }
house-close = La table { $whom } est fermée.
house-reopen = La table { $whom } est rouverte.
house-refuse = { $whom } est refusé.
house-admit = { $whom } peut revenir.
house-not-refused = { $whom } n’était pas refusé.
house-no-reason = sans raison donnée
usage-house = La maison décide l’un de : { $known } ; pas « { $value } ».
db-rows = { $rows } lignes…
db-backup = { $rows } lignes sont dans { $file } ({ $bytes } octets). Gardez-le où personne d’autre ne lit : les secrets des donnes y sont.
db-restore = { $rows } lignes sont revenues de { $file }.
db-vacuumed = La base avait { $before } octets, et en a maintenant { $after }.
db-false = Table { $table } ({ $game }, commencée avec la version { $version }) : { $problem }
db-adds-up =
    { $tables ->
        [0] Il n’y a pas encore de table.
        [one] Une table, et le compte y est.
       *[other] { $tables } tables, et le compte y est partout.
    }
db-does-not =
    { $false ->
        [one] { $tables } tables, dont une où le compte n’y est pas.
       *[other] { $tables } tables, dont { $false } où le compte n’y est pas.
    }
serve-stop = Ctrl-C l’arrête ; rien n’est perdu.
uncompiled = Le moteur n’est pas compilé ici : il est bien plus lent.

## Les commandes qui ne sont pas comprises

usage-see-help = Voir : { $command } --help
usage-wrong = Cette commande n’est pas comprise.
usage-lang = --lang est en ou fr, pas « { $value } ».
usage-extra = « { $words } » est de trop : la commande ne sait qu’en faire.
usage-no-command = Il n’y a pas de commande « { $words } ». Ce qu’il y a : { $commands }.
usage-no-option = Il n’y a pas d’option { $option }.
usage-no-value = { $option } demande une valeur, ou n’en prend pas.
usage-missing = Il manque { $what }.
usage-whole = { $option } est un nombre entier de { $least } à { $most }, pas « { $value } ».
usage-whole-least = { $option } est un nombre entier, { $least } ou plus, pas « { $value } ».
usage-number = { $option } est un nombre de { $least } à { $most }, pas « { $value } ».
usage-rotate = Les places tournent ou non : --rotate ou --no-rotate.
usage-needs-out = { $option } demande un fichier : --out FICHIER.
usage-set = --set est suivi de option=valeur, pas de « { $value } ».
usage-names = { $option } est suivi de noms séparés par des virgules, pas de « { $value } ».
usage-bots =
    --bots nomme { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    }, et il y a { $seats ->
        [0] zéro place
        [one] { $seats } place
       *[other] { $seats } places
    } pour des robots.
usage-people = { $people } personnes ne tiennent pas à une table pour { $players }.
usage-name = « { $name } » : un nom a de 1 à { $most } lettres.
usage-same-name = Deux personnes ont le même nom : { $names }.
usage-name-and-hot-seat = --name est pour une personne, --hot-seat pour plusieurs : l’un ou l’autre.
usage-page = « { $file } » : une page s’écrit dans un fichier qui se termine par .html.
usage-analyze-html = --html dessine un seul enregistrement. D’un dossier, --out écrit les décisions.
usage-analyze-out = --out est pour un dossier d’enregistrements. D’un seul, --html écrit une page et --json imprime tout.
no-records = Il n’y a pas d’enregistrement (.jsonl) dans { $file }.
usage-picture = « { $file } » : une image s’écrit dans un fichier qui se termine par .svg.
usage-train-playouts = --playouts 0 : un bot qui apprend par « { $words } » a besoin de parties simulées ; seul « results » s’en passe.
usage-train-from = { $words } : un bot apprend de « search », de « play » ou de « results ».
usage-resume = --resume reprend une partie telle qu’elle était, personnes et options comprises : sans autre option.
usage-shell = L’interpréteur est l’un de : { $known } ; pas « { $value } ».
usage-db = Avec une base de données, on peut faire l’un de : { $known } ; pas « { $value } ».
usage-new = Ce qui peut être écrit est l’un de : { $known } ; pas « { $value } ».
usage-new-name = « { $name } » : le nom d’un jeu s’écrit comme trade_winds, avec { $most } signes au plus : des minuscules, des chiffres et des tirets bas isolés, une lettre d’abord.
usage-new-word = « { $name } » ne peut pas être le nom d’un jeu : Python ou Open Outcry utilise ce mot.
usage-new-game = Il y a déjà un jeu « { $name } ».
usage-new-module = Il y a déjà un module Python « { $name } ».
usage-database = --database est une adresse sqlite:/// ou postgresql://, pas « { $value } ».
usage-public-address = --public-address est une adresse http:// ou https:// sans chemin, comme https://play.example.org, pas « { $value } ».
usage-proxy = --proxy est l’adresse d’une machine ou d’un réseau, comme 127.0.0.1 ou 10.0.0.0/8, pas « { $value } ».
usage-config = « { $file } » n’est pas un fichier de réglages : { $problem }.
usage-no-setting = « { $file } » : il n’y a pas de réglage « { $value } ».
usage-no-variable = La variable d’environnement { $value } n’est pas un réglage.
usage-one-of = { $option } est l’un de { $words }, pas « { $value } ».
usage-level = { $option } est un niveau de robots et ses secondes, comme tycoon=2, pas « { $value } ».
usage-network = Ce qu’on refuse est l’adresse d’une machine ou d’un réseau, comme 192.0.2.7 ou 192.0.2.0/24, pas « { $value } ».
usage-place = --metrics est une adresse avec un port, comme 127.0.0.1:9100, pas « { $value } ».
usage-long-bot = « { $bot } » : le nom d’un robot a au plus { $most } lettres.
usage-program-served = « { $bot } » : les programmes jouent au terminal et au laboratoire, et ne sont pas proposés dans le navigateur.
file-missing = Il n’y a pas de fichier « { $file } ».
file-is-folder = « { $file } » est un dossier, et il faut un fichier.
file-unreadable = « { $file } » ne se laisse pas lire.
file-too-large = « { $file } » est trop gros.
file-not-text = « { $file } » n’est pas un fichier de texte.
file-unwritable = « { $file } » ne se laisse pas écrire.
folder-missing = Il n’y a pas de dossier « { $file } ».
folder-not-empty = « { $file } » existe et n’est pas un dossier vide.
new-game = { $name } est dans { $folder }. Tapez ensuite :
own-fault = Open Outcry a fait une erreur ({ $problem }). Avec { $variable }=1, elle dit où : signalez-la, s’il vous plaît.
campaign-moved = « openoutcry { $command } » ne fait plus partie du paquet. La commande est maintenant : python -m { $module }
