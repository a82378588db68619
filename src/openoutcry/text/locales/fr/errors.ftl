### Ce qui est refusé, et pourquoi. Voir en/errors.ftl.

did-you-mean = Vouliez-vous dire « { $word } » ?

## Ouvrir un jeu

no-lesson = Il n’y a pas de première partie guidée pour « { $game } ».
unknown-game = Il n’y a pas de jeu « { $game } ». Ce qu’il y a : { $games }.
game-not-loaded = Le jeu « { $game } » du paquet { $package } ne peut pas être chargé : { $problem }
bad-players = Ce jeu se joue de { $low } à { $high }, pas à { $players }.
unknown-option = Le jeu n’a pas d’option « { $option } ». Ses options : { $known }.
bad-option = À { $players } joueurs, « { $option } » se choisit parmi : { $values } ; pas « { $value } ».
bad-action = Une action est un nombre entier, pas « { $value } ».
bad-seat = Une place est un nombre de 0 à { $most }, ou « random », pas « { $value } ».
bad-reward = Il n’y a pas de récompense « { $value } ». Ce qu’il y a : { $known }.
bad-render-mode = On ne dessine pas une table comme « { $value } ». Ce qu’il y a : { $known }.
no-client = Le client du navigateur n’a pas été construit : make install s’en charge.
no-browser = Aucun Chromium ne démarre ici, et c’est lui qui dessine l’image : installez-le (Debian : apt install chromium), ou lancez playwright install chromium. Sa réponse : { $reason }
bot-of-match = Le joueur { $place } était le bot { $bot }, qui manque ici : { $problem }
unknown-bot = Il n’y a pas de robot « { $bot } ». Ce qu’il y a : { $bots }.
bad-effort = « { $bot } » ne dit pas combien de temps réfléchir. Écrivez analyst:200ms, tycoon:1.5s, ou analyst:1000 pour autant de parties simulées.
bot-not-loaded = Le robot « { $bot } » ne peut pas être chargé : { $problem }
bot-not-made = Le robot « { $bot } » ne peut pas être créé à partir d’un jeu et d’une graine : { $problem }
bot-without-act = « { $bot } » n’est pas un robot : un robot est une classe avec act(view, choice, deadline).
bot-raised = Le robot « { $bot } » a échoué à la question « { $kind } » : { $problem }
bot-nonsense = Le robot « { $bot } » a répondu { $answer } à la question « { $kind } ». Réponses possibles : { $open }.
bot-no-command = « { $bot } » : un programme se nomme par sa commande, comme process:node bot.js.
bot-no-program = « { $bot } » : il n’y a pas ici de programme « { $program } ».
bot-of-record = L’enregistrement nomme un programme, « { $bot } », et un enregistrement peut venir de n’importe qui. Pour le lancer, nommez-le vous-même avec --bots.
bot-silent = « { $bot } » n’a pas répondu à « { $kind } » en { $seconds } s. Le robot habituel répond à sa place.
bot-gone = « { $bot } » s’est arrêté avant de répondre à « { $kind } » ({ $problem }). Le robot habituel joue la fin de cette partie.
bot-flooded = « { $bot } » en dit plus qu’on ne lui demande (« { $kind } »). Le robot habituel joue la fin de cette partie.
bot-babbled = « { $bot } » a répondu { $answer } à « { $kind } » ; il y avait : { $open }. Le robot habituel répond à sa place.

## Un fichier de données à vous

box-none = Ce jeu n’a pas de fichier de données, donc pas de jeu maison.
bad-toml = Le fichier de données n’est pas du TOML (ligne { $line }).
box-too-large = Le fichier de données est trop long : on lit au plus { NUMBER($most, useGrouping: 0) } octets, et il en a { NUMBER($size, useGrouping: 0) }.
box-too-deep = Fichier de données, ligne { NUMBER($line, useGrouping: 0) } : rien ne peut y descendre plus bas que { $most } clés ou crochets.
box-long-word = Fichier de données, ligne { NUMBER($line, useGrouping: 0) } : un mot ou un nombre a au plus { $most } caractères.
box-too-costly = Le fichier de données demande trop de temps ou trop de mémoire pour être lu.
box-game = Le fichier de données est celui d’un autre jeu ; il doit dire game = "{ $game }".
box-table = Fichier de données, « { $where } » : cette table manque.
box-text = Fichier de données, « { $where } » : il faut un texte de 1 à 40 lettres.
box-number = Fichier de données, « { $where } » : il faut un nombre entier de { $low } à { $high }, pas { $value }.
box-companies = Fichier de données, « { $where } » : il faut de { $low } à { $high } compagnies.
box-company = Fichier de données, « { $where } » : chaque compagnie est une table avec name, colour, shares et borders.
box-colour-name = Fichier de données, « { $where } » : une couleur s’écrit en lettres.
box-reserved = Fichier de données, « { $where } » : ce nom est celui d’une autre réponse.
box-few-movements = Fichier de données, « { $where } » : il faut au moins { $needed } tuiles de mouvement, une pour chaque tour jusqu’à un échange.
box-same-name = Fichier de données, « { $where } » : deux compagnies portent le même nom, « { $name } ». Les majuscules ne comptent pas.
box-same-colour = Fichier de données, « { $where } » : deux compagnies ont la même couleur, « { $colour } ». Les majuscules ne comptent pas.
box-shares = Fichier de données, « { $where } » : la boîte contient { $needed } actions, mais ce fichier en a { $found }.
box-kinds = Fichier de données, « { $where } » : il y a au plus { $most } actions différentes.
box-start-shares = Fichier de données, « { $where } » : il faut au moins { $needed } actions de départ, une par joueur.
box-own-border = Fichier de données, « { $where } » : aucune action n’a sa propre couleur ({ $colour }) en bordure.
box-borders = Fichier de données, « { $where } » : le total est de { $found }, mais les cartes disent { $needed } actions.
box-start-borders = Fichier de données, « { $where } » : { $marked } avec la bordure « { $colour } », mais il n’y en a que { $found }.
box-colour = Fichier de données, « { $where } » : aucune compagnie n’a la couleur « { $colour } ». Ce qu’il y a : { $known }.
box-rows = Fichier de données, « { $where } » : il faut { $needed } entrées, chacune sous [[{ $where }]].
box-movements = Fichier de données, « { $where } » : il faut une liste de 4 à 12 nombres entiers de 1 à 12.
box-prices = Fichier de données, « { $where } » : il faut { $needed } prix, un par rang.
box-price = Fichier de données, « { $where } » : le prix du rang { $rank } doit être un nombre entier de −1000 à 1000, pas { $value }.
box-price-order = Fichier de données, « { $where } » : le rang { $rank } ne peut pas valoir plus que le rang { $better }.
box-strips = Fichier de données, « { $where } » : les segments doivent aller jusqu’à la case { $last }, et le dernier être la case END seule, la case { $end }.
box-suits = Fichier de données, « { $where } » : il faut une liste de { $needed } couleurs de cartes.
box-same-suit = Fichier de données, « { $where } » : deux couleurs de cartes portent le même nom, « { $name } ». Les majuscules ne comptent pas.
box-colour-twice = Fichier de données, « { $where } » : la couleur « { $colour } » est écrite deux fois. Les majuscules ne comptent pas : écrivez-la une fois.
box-same-card = Fichier de données, « { $where } » : deux cartes portent le même nom, « { $name } ». Les majuscules ne comptent pas.
box-numbers = Fichier de données, « { $where } » : il faut une liste de { $needed } nombres entiers de { $low } à { $high }.
box-rising = Fichier de données, « { $where } » : chaque nombre doit être plus grand que celui qui le précède.
box-free-bid = Fichier de données, « { $where } » : la première case doit coûter 0, pour que chacun puisse miser.
box-market = Fichier de données, « { $where } » : la pioche a { $held } cartes, et il en faut { $needed } pour { $rounds } manches.
box-forecasts = Fichier de données, « { $where } » : il faut une liste de { $needed } prévisions, choisies parmi : { $known }.
box-some-rows = Fichier de données, « { $where } » : il faut { $low } à { $high } entrées, chacune sous [[{ $where }]].
box-ability = Fichier de données, « { $where } » : « { $key } » n’existe pas ; sont connus : { $known }.
box-investors = Fichier de données, « { $where } » : on distribue { $needed } investisseurs à ce nombre de joueurs, et seuls { $held } sont possibles avec ces modules.
box-commerce = Fichier de données, « { $where } » : la pioche du commerce a { $held } cartes, et il en faut { $needed } pour { $rounds } manches.
box-dice = Fichier de données, « { $where } » : il faut { $needed } dés, chacun de six faces choisies parmi : { $known }.
box-strategies = Fichier de données, « { $where } » : il faut { $needed } cartes Stratégie pour ce nombre de joueurs, et il y en a { $held }.
box-needs = Fichier de données, « { $where } » : il faut l’un de ceux-ci : { $known }.
box-provenance = Fichier de données, « { $where } » : il faut l’un de ceux-ci : { $known }.
box-spaces = Fichier de données, « { $where } » : il faut de { $low } à { $high } cases, chacune une valeur de 1 à 99 comme "5" ou "5$".
box-space-order = Fichier de données, « { $where } » : une case ne peut pas valoir moins que celle à sa gauche.

## Réponses

illegal-choice = Cette réponse n’est pas permise ; on peut dire : { $open }.
rule-no-such-option = Cette réponse n’existe pas. On peut dire : { $open }.
nothing-asked = Rien n’est demandé : la partie est finie.
not-asked = Vous n’avez rien à décider en ce moment.
bad-seats =
    { $seats ->
        [one] Il faut { $players } places pour { $players } joueurs, et { $seats } a été donnée.
       *[other] Il faut { $players } places pour { $players } joueurs, et { $seats } ont été données.
    }
seat-of-bot = Un robot joue à cette place ({ $bot }).
unreadable-choice = « { $words } » n’est pas une réponse. Dites : { $open }.
nothing-to-undo = Vous n’avez rien à reprendre.
undo-needs-consent = Quelqu’un a appris quelque chose depuis : tout le monde doit être d’accord.
missing-method = Il manque à la classe { $cls } la méthode { $method }.
bad-state = Ce n’est pas un état enregistré de ce jeu.

## Enregistrements

record-empty = Le fichier est vide ; un enregistrement commence par un en-tête.
record-format = Ligne { $line } : c’est le format { $found }, et il faut le format { $needed }.
record-seats = Ligne { $line } : { $players } joueurs, mais { $seats } places.
record-line = Ligne { $line } : ce n’est pas une ligne d’enregistrement.
record-header = Ligne 1 : { $problem }
record-missing = Ligne { $line } : il manque le champ « { $field } ».
record-field =
    { $needed ->
        [int] Ligne { $line } : « { $field } » doit être un nombre entier.
        [str] Ligne { $line } : « { $field } » doit être un texte.
        [bool] Ligne { $line } : « { $field } » doit être true ou false.
        [array] Ligne { $line } : « { $field } » doit être une liste.
        [object] Ligne { $line } : « { $field } » doit être un objet.
       *[other] Ligne { $line } : « { $field } » doit être un nombre plus petit.
    }
record-least = Ligne { $line } : « { $field } » doit être au moins { $limit }.
record-most = Ligne { $line } : « { $field } » doit être au plus { $limit }.
record-long = Ligne { $line } : « { $field } » ne doit pas dépasser { $limit } lettres.
record-form = Ligne { $line } : « form » doit être full, public, ou le numéro d’une place de 0 à { $last }, pas « { $form } ».
record-order = Ligne { $line } : on attend ici l’entrée { $due }, pas { $found }.
record-after-ending = Ligne { $line } : rien ne peut suivre la fin.
partial-record = Ce n’est que ce qu’une place ou le public pouvait lire (« { $form } »). Il faut un enregistrement complet.
coach-unfinished = La partie n’est pas finie : le conseiller examine les parties finies.
coach-no-mind = Personne ici ne sait assez bien jouer à { $game } pour le conseiller.
unfinished-record = La partie n’est pas finie. Ses { $inputs } entrées sont permises et racontées comme elles se sont passées. Si elles ont été données ainsi, on pourra le dire quand le secret de la donne sera publié avec la fin.
unfinished-seen = La partie n’est pas finie. Autant que cette forme de l’enregistrement le montre, ses { $inputs } entrées sont permises et racontées comme elles se sont passées. Non vérifié : les réponses qu’elle omet ({ $hidden }), et si tout a été donné ainsi ; on pourra le dire quand le secret de la donne sera publié avec la fin.
unchecked-record = Seules les { $checked } premières entrées sur { $inputs } ont pu être vérifiées, et sont vraies. Cette forme de l’enregistrement omet { $hidden } réponses ; après cela, elles ont pu être trop de choses.
told-by = L’enregistrement a été raconté par Open Outcry { $told_by }. Celui-ci est { $here }, et ses règles peuvent être autres.
false-set = « { $field } » de l’en-tête est « { $said } », mais le jeu de données de la partie a « { $found } ».
false-seat = L’entrée { $input } vient de quelqu’un qui n’a pas de place.
false-undo = L’entrée { $input } revient à l’entrée { $to }, qui n’est pas avant elle.
false-undo-seat = L’entrée { $input } revient à l’entrée { $to }, mais ce n’est pas là que cette place a donné sa dernière réponse.
false-not-consented = L’entrée { $input } revient librement, mais quelqu’un avait appris ou répondu quelque chose depuis : il fallait l’accord de tous.
false-consented = L’entrée { $input } revient avec accord, mais personne n’avait rien appris ni répondu depuis : il n’en fallait pas.
false-mixed = L’entrée { $input } a des champs d’une réponse et d’un retour, et ne peut être que l’un des deux.
false-no-answer = L’entrée { $input } n’a pas de réponse.
false-after-end = L’entrée { $input } vient après la fin de la partie.
false-question = L’entrée { $input } répond à « { $said } », mais la question était « { $asked } ».
false-words = L’entrée { $input } dit « { $words } » et l’option { $option } : ce n’est pas la même réponse.
false-answer = L’entrée { $input }, « { $words } », n’était pas permise à qui l’a donnée.
false-secret-digits = Le secret de la fin n’est pas écrit en chiffres hexadécimaux.
false-secret = Le secret de la fin n’est pas celui auquel l’en-tête engage.
false-draw = L’entrée { $input } tire « { $said } », mais le secret de la donne tire « { $dealt } ».
false-position = L’entrée { $input } mène à une autre position que celle de l’enregistrement.
false-event = L’entrée { $input } raconte « { $field } » comme { $said }, mais c’était { $found }.
false-shown = L’entrée { $input } montre une réponse que son lecteur ne pouvait pas connaître.
false-hidden = L’entrée { $input } n’a pas pu se passer ainsi, quoi qu’on ait répondu là où la réponse est omise.
false-unfinished = L’enregistrement a une fin, mais la partie n’est pas finie après l’entrée { $input }.
false-ending = « { $field } » de la fin est { $said }, mais la partie a fini sur { $ended }.

## Simulations

bots-do-not-fit = { $players } joueurs demandent { $players } robots, et il y en a { $bots } de nommés.
bad-ending = « { $file } » : le nom doit finir en .csv, .jsonl ou .parquet.
report-not-rows = « { $file } » ne contient pas de lignes de « openoutcry simulate » : il manque { $columns }.
report-several-games = « { $file } » contient des lignes de plusieurs jeux : { $games }. Un rapport parle d’un seul.
report-other-set = Ces lignes n’ont pas été jouées avec ce matériel : nommez son fichier avec --house-set.
report-unreadable = « { $file } » ne peut pas être lu comme son nom finit.
usage-report-html = « { $file } » : un rapport est écrit dans un fichier dont le nom finit en .html.
compare-sides = On peut comparer deux jeux, deux bots ou deux listes de lignes.
compare-needs-game = Pour comparer deux bots, nommez le jeu auquel ils jouent.
compare-games = Ces fichiers sont de jeux différents : { $games }. On ne compare un jeu qu’à lui-même.
compare-measure = Il n’y a pas de mesure « { $measure } » ici. Il y a : { $measures }.
usage-compare-kinds = « { $a } » et « { $b } » ne sont pas de la même sorte : comparez deux matériels (un jeu ou un fichier .toml), deux fichiers de lignes ou deux robots.
usage-compare-games = Deux jeux ne se comparent pas : { $games }.
usage-compare-same = « { $a } » et « { $b } » : il faut deux côtés qui diffèrent.
usage-compare-game = À quel jeu « { $a } » et « { $b } » doivent-ils jouer ? Nommez-le avec --game.
usage-compare-set = « { $file } » ne dit pas de quel jeu il est le matériel : il faut une ligne comme game = "mogul".
resume-not-rows = « { $file } » ne contient pas les lignes d’une simulation.
resume-more = « { $file } » contient plus de parties qu’il n’en est demandé ({ NUMBER($games, useGrouping: 0) }).
resume-differs = « { $file } » est d’une autre simulation : dans la partie { NUMBER($game, useGrouping: 0) }, « { $column } » y est « { $found } », et ici « { $wanted } ».
change-form = Un changement s’écrit endroit=valeur, comme « chips.each=7 », et non « { $value } ».
change-range = « { $value } » : un intervalle monte, comme 4..7, de moins de { NUMBER($most, useGrouping: 0) }.
change-many = Cela fait { NUMBER($sets, useGrouping: 0) } boîtes, et on en joue { NUMBER($most, useGrouping: 0) } au plus.
change-place = « { $place } » : il n’y a pas de « { $word } » dans la boîte. Il y a : { $known }.
change-kind = « { $place } » est { $old } ; « { $value } » est d’une autre sorte.
bad-cluster = Une grappe est dask://HÔTE:PORT, ray://HÔTE:PORT, dask:OUVRIERS ou ray:OUVRIERS, et non « { $value } ».
cluster-unreachable = La grappe { $address } ne répond pas.

## À une table en ligne. $place compte les places à partir de 1.

unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
unknown-seat = Cette table n’a pas de place { $place }.
other-rules = Cette partie a commencé avec les règles { $rules } de { $game }, et ici on joue les règles { $known } : une version antérieure d’Open Outcry la continue.
other-rules-table = Cette partie a commencé avec les règles { $rules } de { $game }, et ici on joue les règles { $known }. Elle est mise de côté ; une version antérieure d’Open Outcry la continue : prévenez qui tient cette maison.
workers-need-postgres = Plusieurs processus demandent PostgreSQL (--database postgresql://…) : un fichier SQLite n’a qu’un serveur.
backup-itself = { $file } est la base elle-même : nommez un autre fichier.
restore-not-empty = Il y a déjà des tables dans cette base : une copie se ramène dans une base vide.
muted = L’hôte ne vous laisse rien dire à cette table.
table-locked = L’hôte a fermé cette table : seuls ceux qui y sont assis la voient.
table-closed = La maison a fermé cette table : { $why }
turned-away = Cette maison ne vous laisse pas entrer.
remove-yourself = Qui veut partir se lève ; l’hôte écarte les autres.
match-over = La partie est finie.
sees-other-cards = Qui est assis à cette table, ou la reçoit, ne peut pas prendre une seconde place pendant la partie : ses cartes sont couvertes.
unreadable-table = Cette table ne peut pas être lue : elle est endommagée, ou vient d’une autre version d’Open Outcry. Elle est mise de côté ; prévenez qui tient cette maison.
false-table = Le compte de cette table n’y est pas : elle a été changée après avoir été gardée. Elle est mise de côté ; prévenez qui tient cette maison.
bad-names = Chaque personne à table a besoin d’un nom : { $people } personnes, { $names } noms.
bad-name =
    { $length ->
        [0] Il faut un nom.
       *[other] Un nom a de 1 à { $longest } caractères visibles, avec au plus { $marks } signes sur une lettre.
    }
seat-taken = La place { $place } est déjà prise.
seats-open =
    { $open ->
        [one] Une place est encore libre. Attendez quelqu’un, ou mettez-y un robot.
       *[other] { $open } places sont encore libres. Attendez des joueurs, ou mettez-y des robots.
    }
already-started = La partie a commencé : les places ne changent plus.
not-started = La partie n’a pas encore commencé.
not-over = La partie n’est pas encore finie.
nothing-to-claim = Aucune place de cette revanche ne vous attend.
not-host = Seul l’hôte de la table peut le faire.
not-your-seat = Cette place n’est pas la vôtre. Rouvrez le lien de votre place.
stale = La table a avancé. Regardez encore, puis décidez.
hints-off = Il n’y a pas de conseils à cette table : elle a été ouverte sans.
hint-not-asked = Rien n’est demandé à cette place : un conseil est pour qui doit répondre.
hint-coming = Le conseiller y réfléchit déjà.
no-hint = Le conseiller n’a rien pu dire à temps. Redemandez-lui.
undo-asked-before = Vous avez déjà demandé à revenir en arrière. Vous pourrez le redemander après la prochaine réponse.
nothing-to-agree = Plus personne n’attend votre accord.
no-such-moment = La partie n’en est pas encore là.
bad-chat = Une ligne de discussion doit contenir des caractères visibles, et rien d’autre.
chat-too-long = Une ligne de discussion a au plus { $longest } caractères ; celle-ci en a { $length }.
too-fast = C’était trop rapide. Attendez un instant, puis réessayez.
too-large = Ce message est trop long : on lit au plus { $most } octets.
head-too-large = L’en-tête de cette requête est trop long : on lit au plus { $most } octets.
too-many-connections = Trop de fenêtres sont ouvertes. Fermez-en, ou réessayez plus tard.
too-slow = La requête a mis plus de { $seconds } secondes à arriver.
not-json = Ce message est illisible : ce n’est pas du JSON.
bad-content-type = Le corps d’une requête est du JSON, de type application/json.
unknown-message = Ce message est d’une sorte inconnue. On connaît : { $known }.
bad-message = Ce message n’est pas comme il faut ({ $problem }).
bad-origin = Cette demande venait de la page d’un autre site ; elle a été refusée.
unknown-host = Ce serveur est à l’adresse { $address } et ne répond pas au nom « { $host } ».
host-not-set = Ce serveur n’est pas configuré pour s’appeler « { $host } ». Lancez-le avec --public-address ou --origin pour autoriser ce nom.
bad-method = Cette adresse ne sert pas à cela.
not-found = Il n’y a rien à cette adresse.
internal-error = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; réessayez.
no-database = Le serveur ne peut pas utiliser sa base de données pour l’instant. Rien n’a changé ; réessayez plus tard.
maybe-kept = La base de données est partie à cet instant précis, et on ne sait pas si cela a été gardé. La table le montrera dès que la base sera de retour.
address-in-use = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : il est pris ou interdit. Essayez un autre port.
cannot-serve = Le serveur n’a pas démarré ; le journal dit pourquoi.

## Une base de données qui ne s’ouvre pas

database-address = L’adresse d’une base de données est sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
database-driver = PostgreSQL demande la bibliothèque asyncpg : installez openoutcry[postgres].
database-folder = Il n’y a pas de dossier { $folder } pour la base de données.
database-no-file = Il n’y a pas de fichier { $file }.
database-closed = Impossible de lire et d’écrire { $file } ; le fichier et son dossier doivent être à nous.
database-in-use = Un autre serveur a ouvert { $file }. Arrêtez-le, ou donnez PostgreSQL aux deux.
database-locked = Un autre programme tient { $file } verrouillé.
database-damaged = { $file } est endommagé, ou n’est pas une base de données. Mettez une copie à sa place.
database-newer = La base de données vient d’une version plus récente d’Open Outcry ({ $revision }). Installez celle-ci.
database-older = La base de données n’a pas été mise à jour : « openoutcry serve » le fait.
database-missing = Il n’y a pas de base de données « { $name } » à { $host }.
database-user = La base de données « { $name } » à { $host } ne laisse pas entrer « { $user } ».
database-unreachable = Aucune base de données ne répond à { $host }.
database-other = Impossible d’ouvrir { $database } : { $problem }

## Une table dont le compte n’y est pas

kept-header = La donne ne va pas avec la table.
kept-secret = Le secret de la donne n’est pas celui auquel elle s’est engagée.
kept-order = L’entrée { $input } manque ; l’entrée { $found } est à sa place.
kept-answer = L’entrée { $input } n’était pas permise.
kept-draw = L’entrée { $input } n’est pas ce que tire le secret de la donne.
kept-position = L’entrée { $input } mène à une autre position que celle qui a été gardée.
kept-unfinished = La partie est gardée comme finie, mais elle continue après l’entrée { $input }.
kept-count = Il devrait y avoir { $inputs } entrées, et il y en a { $found }.
campaign-elsewhere = « openoutcry { $command } » a besoin du dépôt de sources : lancez-y « python -m { $module } ».
