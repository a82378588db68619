### Ce qui est refusé, et pourquoi. Voir en/errors.ftl.

## Ouvrir un jeu

unknown-game = Il n’y a pas de jeu « { $game } ». Ce qu’il y a : { $games }.
bad-players = Ce jeu se joue de { $low } à { $high }, pas à { $players }.
unknown-option = Le jeu n’a pas d’option « { $option } ». Ses options : { $known }.
bad-option = À { $players } joueurs, « { $option } » se choisit parmi : { $values } ; pas « { $value } ».
unknown-bot = Il n’y a pas de robot « { $bot } ». Ce qu’il y a : { $bots }.

## Un fichier de données à vous

bad-toml = Le fichier de données n’est pas du TOML (ligne { $line }).
box-game = Le fichier de données est celui d’un autre jeu ; il doit dire game = "{ $game }".
box-table = Fichier de données, « { $where } » : cette table manque.
box-text = Fichier de données, « { $where } » : il faut un texte de 1 à 40 lettres.
box-number = Fichier de données, « { $where } » : il faut un nombre entier de { $low } à { $high }, pas { $value }.
box-companies = Fichier de données, « { $where } » : il faut de { $low } à { $high } compagnies.
box-company = Fichier de données, « { $where } » : chaque compagnie est une table avec name, colour, shares et borders.
box-same-colour = Fichier de données, « { $where } » : deux compagnies ont la même couleur.
box-shares = Fichier de données, « { $where } » : la boîte contient { $needed } actions, mais ce fichier en a { $found }.
box-kinds = Fichier de données, « { $where } » : il y a au plus { $most } actions différentes.
box-start-shares = Fichier de données, « { $where } » : il faut au moins { $needed } actions de départ, une par joueur.
box-own-border = Fichier de données, « { $where } » : aucune action n’a sa propre couleur ({ $colour }) en bordure.
box-borders = Fichier de données, « { $where } » : le total est de { $found }, mais les cartes disent { $needed } actions.
box-start-borders = Fichier de données, « { $where } » : { $marked } avec la bordure « { $colour } », mais il n’y en a que { $found }.
box-colour = Fichier de données, « { $where } » : aucune compagnie n’a la couleur « { $colour } ». Ce qu’il y a : { $known }.

## Réponses

illegal-choice = Cette réponse n’est pas permise ; on peut dire : { $open }.
rule-no-such-option = Cette réponse n’existe pas. On peut dire : { $open }.
not-asked = Vous n’avez rien à décider en ce moment.
unreadable-choice = « { $words } » n’est pas une réponse. Dites : { $open }.
nothing-to-undo = Vous n’avez rien à reprendre.
undo-needs-consent = Quelqu’un a appris quelque chose depuis : tout le monde doit être d’accord.
bad-state = Ce n’est pas un état enregistré de ce jeu.

## Enregistrements

record-empty = Le fichier est vide ; un enregistrement commence par un en-tête.
record-format = Ligne { $line } : c’est le format { $found }, et il faut le format { $needed }.
record-seats = Ligne { $line } : { $players } joueurs, mais { $seats } places.
record-line = Ligne { $line } : ce n’est pas une ligne d’enregistrement.
record-order = Ligne { $line } : on attend ici l’entrée { $due }, pas { $found }.
record-after-ending = Ligne { $line } : rien ne peut suivre la fin.
partial-record = Ce n’est que ce qu’une place ou le public pouvait lire (« { $form } »). Il faut un enregistrement complet.
unfinished-record = La partie n’est pas finie. Le secret de la donne est publié à la fin, et rien ne se vérifie avant.
false-seat = L’entrée { $input } vient de quelqu’un qui n’a pas de place.
false-undo = L’entrée { $input } revient à l’entrée { $to }, qui n’est pas avant elle.
false-no-answer = L’entrée { $input } n’a pas de réponse.
false-after-end = L’entrée { $input } vient après la fin de la partie.
false-question = L’entrée { $input } répond à « { $said } », mais la question était « { $asked } ».
false-words = L’entrée { $input } dit « { $words } » et l’option { $option } : ce n’est pas la même réponse.
false-answer = L’entrée { $input }, « { $words } », n’était pas permise à qui l’a donnée.
false-secret-digits = Le secret de la fin n’est pas écrit en chiffres hexadécimaux.
false-secret = Le secret de la fin n’est pas celui auquel l’en-tête engage.
false-draw = L’entrée { $input } tire « { $said } », mais le secret de la donne tire « { $dealt } ».
false-position = L’entrée { $input } mène à une autre position que celle de l’enregistrement.
false-unfinished = L’enregistrement a une fin, mais la partie n’est pas finie après l’entrée { $input }.
false-ending = La fin dit { $said }, mais la partie a fini sur { $ended }.

## Simulations

bots-do-not-fit = { $players } joueurs demandent { $players } robots, et il y en a { $bots } de nommés.
bad-ending = « { $file } » : le nom doit finir en .parquet ou en .jsonl.
