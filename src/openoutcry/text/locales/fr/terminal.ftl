### Les mots du terminal : la table dessinée, les questions d’une partie qu’on y joue, ce que disent les commandes.

## Le dessin

terminal-history = Ce qui s’est passé
terminal-mogul-border = bordure { $company }
terminal-mogul-crash = KRACH
terminal-mogul-crash-near = krach proche
terminal-mogul-values = Valeur actuelle
terminal-speculation-board-worth = en actions
terminal-speculation-cards-under = Sous le dessus de la pile { $pile }
terminal-speculation-cards-covered =
    { $cards ->
        [one] { $cards } cachée
       *[other] { $cards } cachées
    }

## Les réponses, comme on les tape

word-mogul-pass = passer
word-mogul-credit = crédit
word-mogul-stay = rester
word-mogul-leave = partir
word-mogul-take = prendre
word-mogul-decline = refuser
word-mogul-sell = vendre
word-speculation-board-sell = vendre
word-speculation-board-buy = acheter
word-speculation-board-raise = avancer
word-speculation-board-lower = reculer
word-speculation-board-play = jouer
word-speculation-board-nothing = rien
word-speculation-cards-take = prendre
word-speculation-cards-draw = piocher
word-speculation-cards-discard = défausser
word-speculation-cards-keep = garder
word-speculation-cards-pile = pile
word-stockpile-first = première
word-stockpile-second = seconde
word-stockpile-third = troisième
word-stockpile-fourth = quatrième
word-stockpile-fifth = cinquième
word-stockpile-and = et
word-stockpile-face-up = visible
word-stockpile-face-down = cachée
word-stockpile-bid = miser
word-stockpile-boom = envolée
word-stockpile-bust = plongeon
word-stockpile-sell = vendre
word-stockpile-split = fractionnée
word-stockpile-turn = céder
word-stockpile-back = moitié
word-stockpile-done = fini
word-stockpile-show = montrer
word-stockpile-look = regarder
word-stockpile-use = capacité
word-stockpile-play = jouer
word-stockpile-short = découvert
word-stockpile-half = moitié
word-stockpile-buy = acheter
word-stockpile-pile = pile
word-stockpile-player = joueur
word-stockpile-pair = paire
word-stockpile-card = carte
word-stockpile-up = monter
word-stockpile-down = baisser
word-stockpile-discard = défausser
word-stockpile-nothing = rien
word-stockpile-enough = assez

## Une soirée au terminal

play-welcome = { $game } : { $names } s’asseyent.
ask-of = { $name } : { $question }
prompt = ›
yes = oui
no = non
press-enter = Appuyez sur Entrée quand vous y êtes.
hand-over = Passez à { $name }.
command-undo = annuler
command-undo-about = reprend votre dernière réponse
command-help = aide
command-help-about = montre ceci
command-history = historique
command-history-about = raconte toute la partie jusqu’ici
command-table = table
command-table-about = dessine la table à nouveau
command-quit = quitter
command-quit-about = s’en va ; la partie est gardée, et vous pouvez la reprendre
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

## Ce que disent les commandes

games-size = de { $low } à { $high } joueurs
games-default = par défaut
games-option-players = seulement à { $players } joueurs
games-bots = Robots : { $bots }
games-play = Pour jouer : { $command }
replay-title = { $game } : { $names }
replay-at = L’enregistrement a { $inputs } entrées : il n’y a pas d’entrée { $at }.
replay-false = La partie n’a pas pu être rejouée : elle est racontée d’après ses événements. { $problem }
record-event = L’entrée { $input } a un événement qui ne se raconte pas.
told-undo = { $name } reprend une réponse : on repart de l’entrée { $number }.
verify-true = Vrai : les { $inputs } entrées sont comme données et comme permises. { $winner }.
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
decimal-point = ,
figure = { $number }
check-checking = Vérification
check-game = Jeu
check-players = Joueurs
check-options = Options
check-games = Parties
check-decisions = Décisions
check-found = Infractions
check-violation = { $game }, { $players } joueurs : { $violation }
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
serve-stop = Ctrl-C l’arrête ; rien n’est perdu.
uncompiled = Le moteur n’est pas compilé ici (pas de compilateur C à l’installation) : il est bien plus lent.

## Les commandes qui ne sont pas comprises

usage-see-help = Voir : openoutcry --help
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
usage-resume = --resume reprend une partie telle qu’elle était, personnes et options comprises : sans autre option.
usage-database = --database est une adresse sqlite:/// ou postgresql://, pas « { $value } ».
file-missing = Il n’y a pas de fichier « { $file } ».
file-is-folder = « { $file } » est un dossier, et il faut un fichier.
file-unreadable = « { $file } » ne se laisse pas lire.
file-too-large = « { $file } » est trop gros.
file-not-text = « { $file } » n’est pas un fichier de texte.
file-unwritable = « { $file } » ne se laisse pas écrire.
folder-missing = Il n’y a pas de dossier « { $file } ».
own-fault = Open Outcry a fait une erreur ({ $problem }). Avec { $variable }=1, elle dit où : signalez-la, s’il vous plaît.
