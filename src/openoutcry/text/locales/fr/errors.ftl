### Ce qui est refusé, et pourquoi. Voir en/errors.ftl.

## Ouvrir un jeu

unknown-game = Il n’y a pas de jeu « { $game } ». Ce qu’il y a : { $games }.
bad-players = Ce jeu se joue de { $low } à { $high }, pas à { $players }.
unknown-option = Le jeu n’a pas d’option « { $option } ». Ses options : { $known }.
bad-option = À { $players } joueurs, « { $option } » se choisit parmi : { $values } ; pas « { $value } ».
unknown-bot = Il n’y a pas de robot « { $bot } ». Ce qu’il y a : { $bots }.

## Un fichier de données à vous

bad-toml = Le fichier de données n’est pas du TOML (ligne { $line }).
box-game = Le fichier de données est celui d’un autre jeu ; il doit dire game = "{ $game }".
box-table = Fichier de données, « { $where } » : cette table manque.
box-text = Fichier de données, « { $where } » : il faut un texte de 1 à 40 lettres.
box-number = Fichier de données, « { $where } » : il faut un nombre entier de { $low } à { $high }, pas { $value }.
box-companies = Fichier de données, « { $where } » : il faut de { $low } à { $high } compagnies.
box-company = Fichier de données, « { $where } » : chaque compagnie est une table avec name, colour, shares et borders.
box-colour-name = Fichier de données, « { $where } » : une couleur s’écrit en lettres.
box-reserved = Fichier de données, « { $where } » : ce nom est celui d’une autre réponse.
box-few-movements = Fichier de données, « { $where } » : il faut au moins { $needed } tuiles de mouvement, une pour chaque tour jusqu’à un échange.
box-same-name = Fichier de données, « { $where } » : deux compagnies portent le même nom.
box-contents = Fichier de données, « { $where } » : la boîte en contient { $needed }.
box-same-colour = Fichier de données, « { $where } » : deux compagnies ont la même couleur.
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
box-same-suit = Fichier de données, « { $where } » : deux couleurs de cartes portent le même nom.
box-numbers = Fichier de données, « { $where } » : il faut une liste de { $needed } nombres entiers de { $low } à { $high }.
box-rising = Fichier de données, « { $where } » : chaque nombre doit être plus grand que celui qui le précède.
box-free-bid = Fichier de données, « { $where } » : la première case doit coûter 0, pour que chacun puisse miser.
box-market = Fichier de données, « { $where } » : la pioche a { $held } cartes, et il en faut { $needed } pour { $rounds } manches.
box-forecasts = Fichier de données, « { $where } » : il faut une liste de { $needed } prévisions, choisies parmi : { $known }.
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
unreadable-choice = « { $words } » n’est pas une réponse. Dites : { $open }.
nothing-to-undo = Vous n’avez rien à reprendre.
undo-needs-consent = Quelqu’un a appris quelque chose depuis : tout le monde doit être d’accord.
bad-state = Ce n’est pas un état enregistré de ce jeu.

## Enregistrements

record-empty = Le fichier est vide ; un enregistrement commence par un en-tête.
record-format = Ligne { $line } : c’est le format { $found }, et il faut le format { $needed }.
record-seats = Ligne { $line } : { $players } joueurs, mais { $seats } places.
record-line = Ligne { $line } : ce n’est pas une ligne d’enregistrement.
record-order = Ligne { $line } : on attend ici l’entrée { $due }, pas { $found }.
record-after-ending = Ligne { $line } : rien ne peut suivre la fin.
partial-record = Ce n’est que ce qu’une place ou le public pouvait lire (« { $form } »). Il faut un enregistrement complet.
unfinished-record = La partie n’est pas finie. Le secret de la donne est publié à la fin, et rien ne se vérifie avant.
false-seat = L’entrée { $input } vient de quelqu’un qui n’a pas de place.
false-undo = L’entrée { $input } revient à l’entrée { $to }, qui n’est pas avant elle.
false-no-answer = L’entrée { $input } n’a pas de réponse.
false-after-end = L’entrée { $input } vient après la fin de la partie.
false-question = L’entrée { $input } répond à « { $said } », mais la question était « { $asked } ».
false-words = L’entrée { $input } dit « { $words } » et l’option { $option } : ce n’est pas la même réponse.
false-answer = L’entrée { $input }, « { $words } », n’était pas permise à qui l’a donnée.
false-secret-digits = Le secret de la fin n’est pas écrit en chiffres hexadécimaux.
false-secret = Le secret de la fin n’est pas celui auquel l’en-tête engage.
false-draw = L’entrée { $input } tire « { $said } », mais le secret de la donne tire « { $dealt } ».
false-position = L’entrée { $input } mène à une autre position que celle de l’enregistrement.
false-unfinished = L’enregistrement a une fin, mais la partie n’est pas finie après l’entrée { $input }.
false-ending = La fin dit { $said }, mais la partie a fini sur { $ended }.

## Simulations

bots-do-not-fit = { $players } joueurs demandent { $players } robots, et il y en a { $bots } de nommés.
bad-ending = « { $file } » : le nom doit finir en .parquet ou en .jsonl.

## À une table en ligne. $place compte les places à partir de 1.

unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
unknown-seat = Cette table n’a pas de place { $place }.
unreadable-table = Cette table vient d’une autre version d’Open Outcry et ne peut pas être ouverte.
bad-names = Chaque personne à table a besoin d’un nom : { $people } personnes, { $names } noms.
bad-name =
    { $length ->
        [0] Il faut un nom.
       *[other] Un nom a de 1 à { $longest } caractères visibles.
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
no-rematch = Cette table n’est pas une revanche.
nothing-to-claim = Aucune place de cette revanche ne vous attend.
not-host = Seul l’hôte de la table peut le faire.
not-your-seat = Cette place n’est pas la vôtre. Rouvrez le lien de votre place.
stale = La table a avancé. Regardez encore, puis décidez.
nothing-to-agree = Plus personne n’attend votre accord.
no-such-moment = La partie n’en est pas encore là.
bad-chat = Une ligne de discussion doit contenir des caractères visibles, et rien d’autre.
chat-too-long = Une ligne de discussion a au plus { $longest } caractères ; celle-ci en a { $length }.
too-fast = C’était trop rapide. Attendez un instant, puis réessayez.
too-large = Ce message est trop long : on lit au plus { $most } octets.
too-many-connections = Trop de fenêtres sont ouvertes sur cette table.
not-json = Ce message est illisible : ce n’est pas du JSON.
unknown-message = Ce message est d’une sorte inconnue. On connaît : { $known }.
bad-message = Ce message n’est pas comme il faut ({ $problem }).
bad-origin = Cette demande venait de la page d’un autre site ; elle a été refusée.
bad-method = Cette adresse ne sert pas à cela.
not-found = Il n’y a rien à cette adresse.
internal-error = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; réessayez.
address-in-use = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : il est pris ou interdit. Essayez un autre port.
cannot-serve = Le serveur n’a pas démarré. La base de données est-elle là ({ $database }) ?
