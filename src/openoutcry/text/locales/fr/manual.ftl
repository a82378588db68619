### Ce que disent `openoutcry --help` et l’aide de chaque commande. Du texte seulement : voir en/manual.ftl.

manual = Jeux de société boursiers : y jouer, les simuler, les analyser.
manual-more =
    Dans un terminal : « openoutcry play mogul ». Dans un navigateur, seul ou entre amis : « openoutcry serve ». La page
    d’aide d’une commande : « openoutcry play --help ».

    Le code de sortie est 0 en cas de succès, 1 si quelque chose est refusé, faux ou manqué, et 2 si la ligne de
    commande est fausse.
manual-examples =
    openoutcry play mogul                  # une table dans ce terminal, vous et trois courtiers
    openoutcry serve                       # des tables dans le navigateur
    openoutcry verify partie.jsonl         # cette partie a-t-elle été donnée honnêtement ?

manual-usage = Usage
manual-commands = Commandes
manual-options = Options
manual-examples-heading = Exemples
manual-default = par défaut :
manual-usage-command = COMMANDE
manual-usage-options = [OPTIONS]

manual-value-game = JEU
manual-value-record = ENREGISTREMENT
manual-value-file = FICHIER
manual-value-folder = DOSSIER
manual-value-name = NOM
manual-value-option = OPTION
manual-value-value = VALEUR
manual-value-address = ADRESSE
manual-value-line = LIGNE

manual-help = Montre cette page.
manual-version = Montre la version.
manual-lang = La langue de l’affichage, en ou fr. Par défaut, celle de votre environnement.
manual-json = Affiche du JSON au lieu de texte.
manual-game = Le nom d’un jeu : « openoutcry games » en donne la liste.
manual-record = L’enregistrement d’une partie (JSON Lines), gardé par « play » ou téléchargé depuis le navigateur.
manual-players = Le nombre de joueurs.
manual-option-set = Une option du jeu et sa valeur. Répétable. « openoutcry games » donne la liste des options.
manual-house-set = Remplace les nombres imprimés du jeu par ceux de ce fichier de données (TOML), ou du matériel « small », fourni avec chaque jeu.
manual-jobs = Le nombre de processus qui se partagent le travail (0 : un par cœur).
manual-cluster = Joue les parties sur une grappe : dask://HÔTE:PORT ou ray://HÔTE:PORT. Avec dask:2 ou ray:2, deux ouvriers sont lancés sur cette machine (demande openoutcry[dask] ou [ray]).
manual-change = Change un nombre du jeu : chips.each=7, companies.2.shares=8, investors.Opulent Oprah.money=20. Répétable.

manual-games = Donne la liste des jeux, avec leurs nombres de joueurs et leurs options.
manual-games-more =
    Les options sont listées telles que « --set option=valeur » les accepte, dans toutes les commandes.

    Un jeu à vous est listé si la variable OPENOUTCRY_GAMES nomme son paquet : OPENOUTCRY_GAMES=mon_jeu. Le paquet est
    importé de ce dossier ou du chemin de Python.
manual-games-examples =
    openoutcry games
    openoutcry games --json

manual-play = Joue dans ce terminal, contre des robots ou entre amis.
manual-play-more =
    La table est dessinée avant chacune de vos questions. Tapez le numéro d’une réponse ou ses mots : « rester »,
    « vendre 2 ». Le début des mots suffit s’il est clair. Les commandes sont « annuler », « aide », « historique »,
    « table » et « quitter ».

    Une partie que vous quittez est gardée, et il est dit comment la reprendre. Avec --hot-seat, plusieurs personnes se
    partagent le terminal, qui passe de main en main, et personne ne voit les jetons ou les cartes cachés d’un autre.
    Une réponse que tous choisissent en secret peut être changée jusqu’à ce que le dernier ait répondu. La donne est
    fixée par une empreinte publiée avant la première carte, pour qu’elle puisse être vérifiée à la fin.
manual-play-examples =
    openoutcry play mogul                                    # vous et trois courtiers
    openoutcry play mogul --players 3 --bots random          # une première partie facile
    openoutcry play mogul --hot-seat Ann,Ben --bots broker   # deux personnes partagent le terminal
    openoutcry play mogul --set memory=perfect --seed 7      # les jetons de chacun sont visibles, toujours la même donne
    openoutcry play mogul --record soiree.jsonl              # garde l’enregistrement de la partie
    openoutcry play mogul --hint                             # avec un conseiller que l’on peut interroger
    openoutcry play --resume soiree.jsonl                    # la reprend
    openoutcry play --resume                                 # choisir parmi les parties interrompues
manual-play-players = Le nombre de joueurs, personnes et robots ensemble.
manual-play-bots = Les robots, séparés par des virgules, pour les places libres dans l’ordre. Un seul nom prend toutes les places libres. Un robot à vous est module:Classe ou process:COMMANDE.
manual-play-hot-seat = Les noms des personnes qui se partagent ce terminal, séparés par des virgules.
manual-play-name = Votre nom.
manual-play-seed = Un nombre. Le même nombre donne la même partie. Par défaut, chaque donne est au hasard.
manual-play-record = Garde l’enregistrement de la partie dans ce fichier.
manual-play-resume = Reprend une partie interrompue depuis son enregistrement. Sans fichier, les parties interrompues sont listées, et vous en choisissez une.
manual-play-hint = Permet les conseils : « conseil » montre la réponse du conseiller et ses raisons. L’enregistrement marque les réponses qui suivent un conseil.

manual-serve = Fait tourner un serveur de tables dans le navigateur.
manual-serve-more =
    L’adresse à ouvrir est affichée. Le serveur tourne jusqu’à Ctrl-C. Les tables sont gardées dans un fichier, ou dans
    PostgreSQL si --database en nomme un, et sont de nouveau là après un redémarrage.

    Chaque réglage est une option, une variable d’environnement (OPENOUTCRY_PORT=9000) et une ligne du fichier de
    --config. « openoutcry serve --print-config » affiche tous les réglages, aussi ceux qui ne sont pas sur cette page.
manual-serve-examples =
    openoutcry serve
    openoutcry serve --host 0.0.0.0 --port 9000                # accessible depuis d’autres machines
    openoutcry serve --database postgresql://localhost/tables  # plusieurs processus peuvent la partager
    openoutcry serve --print-config > maison.toml              # tous les réglages, à changer
    openoutcry serve --config maison.toml
manual-serve-config = Un fichier de réglages (TOML). Une variable d’environnement est prioritaire sur le fichier, et une option sur les deux.
manual-serve-print-config = Affiche chaque réglage avec son explication et sa provenance, sous forme de fichier pour --config, et s’arrête.
manual-serve-host = L’adresse où écouter.
manual-serve-port = Le port où écouter.
manual-serve-database = La base de données des tables : une adresse sqlite:/// ou postgresql://. Par défaut, un fichier de votre dossier de données.
manual-serve-public-address = L’adresse à laquelle les clients atteignent le serveur. Elle sert aux invitations, et les requêtes pour d’autres noms d’hôte sont refusées.
manual-serve-proxy = L’adresse ou le réseau d’un mandataire de confiance, dont les en-têtes nomment le client. Répétable.
manual-serve-origin = Un autre site dont les pages peuvent appeler ce serveur. Répétable.
manual-serve-refuse = Une adresse ou un réseau bloqué. Répétable.
manual-serve-workers = Le nombre de processus qui servent le port. Plusieurs demandent PostgreSQL.
manual-serve-worker-port = Avec plusieurs processus, le port du premier processus seul. Chaque processus de plus prend le port suivant (0 : aucun).
manual-serve-metrics = Un HÔTE:PORT à part pour les mesures Prometheus et /health. Le port public n’a alors pas de /metrics. Chaque processus de plus prend le port suivant.
manual-serve-log-format = Le format du journal : des lignes de texte (lines), du JSON (json), ou des lignes dans un terminal et du JSON ailleurs (auto).
manual-serve-log-level = Le plus bas niveau des messages inscrits au journal.
manual-serve-bots = Des robots à vous qui sont proposés, séparés par des virgules : module:Classe, ou le nom d’un robot installé.
manual-serve-bot-pause = Le temps, en secondes, avant qu’un robot réponde.
manual-serve-guests-within = Le temps maximal, en secondes, pour une réponse d’un de vos robots.
manual-serve-thinkers = Le nombre de processus pour les robots qui cherchent. Par défaut, un de moins que de cœurs, partagés entre les processus du serveur, et au moins un.
manual-serve-thinking = Le temps de réflexion d’un niveau de robots, en secondes, et de tous les robots aussi forts, quand aucun autre robot n’attend : tycoon=2. Répétable.
manual-serve-hinting = Le temps, en secondes, que le conseiller peut prendre pour un conseil quand aucune autre demande n’attend.
manual-serve-coaching = Le temps, en secondes, que le conseiller peut prendre pour l’analyse d’une partie finie.
manual-serve-hints-per-second = Combien de conseils une table peut demander par seconde.
manual-serve-hint-burst = Combien de conseils une table peut demander d’un coup.
manual-serve-keep-finished = Le nombre de jours pendant lesquels la table d’une partie finie est gardée après son dernier usage, avec son enregistrement et ses conversations (0 : toujours).
manual-serve-keep-abandoned = Le nombre de jours pendant lesquels la table d’une partie inachevée est gardée après son dernier usage (0 : toujours).
manual-serve-keep-empty = Le nombre de jours pendant lesquels une table est gardée dont la partie n’a jamais commencé (0 : toujours).
manual-serve-keep-chat = Le nombre de jours pendant lesquels les messages de conversation sont gardés (0 : aussi longtemps que leur table).
manual-serve-keep-deeds = Le nombre de jours pendant lesquels le journal des actions des hôtes et des exploitants est gardé (0 : toujours).
manual-serve-tidy-every = Le temps, en secondes, entre deux suppressions des données périmées.
manual-serve-chat-kept = Le nombre de messages de conversation qu’une table montre.
manual-serve-idle-after = Le temps, en secondes, après lequel une table inutilisée quitte la mémoire.
manual-serve-poll-every = Le temps, en secondes, entre deux recherches de changements faits par d’autres processus, au cas où un avis s’est perdu.
manual-serve-send-within = Le temps, en secondes, qu’a un navigateur pour lire les données envoyées à sa connexion.
manual-serve-head-within = Le temps, en secondes, dans lequel l’en-tête d’une requête doit arriver.
manual-serve-body-within = Le temps, en secondes, dans lequel le corps d’une requête doit arriver.
manual-serve-answer-within = Le temps, en secondes, qu’a un client pour lire une réponse.
manual-serve-idle-within = Le temps, en secondes, pendant lequel une connexion inactive reste ouverte.
manual-serve-ping-every = Le temps, en secondes, entre deux pings d’une connexion WebSocket.
manual-serve-pong-within = Le temps, en secondes, après lequel une connexion WebSocket est fermée si elle ne répond pas à un ping.
manual-serve-head-bytes = Le plus grand en-tête d’une requête, en octets.
manual-serve-message-bytes = Le plus grand message d’une connexion WebSocket, en octets.
manual-serve-body-bytes = Le plus grand corps d’une requête, en octets.
manual-serve-messages-per-second = Combien de messages une connexion WebSocket peut envoyer par seconde.
manual-serve-message-burst = Combien de messages une connexion WebSocket peut envoyer d’un coup.
manual-serve-chat-per-second = Combien de messages de conversation une connexion peut envoyer par seconde. Une table peut en avoir quatre fois autant.
manual-serve-chat-burst = Combien de messages de conversation une connexion peut envoyer d’un coup.
manual-serve-calls-per-second = Combien de requêtes une adresse peut faire par seconde.
manual-serve-call-burst = Combien de requêtes une adresse peut faire d’un coup.
manual-serve-tables-per-second = Combien de tables une adresse peut ouvrir par seconde.
manual-serve-table-burst = Combien de tables une adresse peut ouvrir d’un coup.
manual-serve-connections = Le nombre maximal de connexions ouvertes.
manual-serve-connections-per-table = Le nombre maximal de spectateurs d’une table. Les connexions des joueurs ne comptent pas.
manual-serve-spectators-per-client = Le nombre maximal de spectateurs d’une table depuis une même adresse.
manual-serve-connections-per-client = Le nombre maximal de connexions ouvertes depuis une même adresse.

manual-db = Vérifie, copie et restaure la base de données d’un serveur.
manual-db-more =
    La base est celle du serveur : l’option --database, la variable OPENOUTCRY_DATABASE, le fichier de réglages, ou le fichier
    de votre dossier de données. Un serveur peut tourner pendant ce temps, sauf sur une base que l’on restaure.
manual-db-examples =
    openoutcry db check
    openoutcry db check --database postgresql://localhost/tables --json
    openoutcry db backup mardi.sqlite3
    openoutcry db restore mardi.sqlite3 --database postgresql://localhost/tables
    openoutcry db vacuum
manual-db-check = Vérifie chaque table de la base de données.
manual-db-check-more =
    Chaque partie est rejouée depuis ses entrées enregistrées : aucune ne manque, chaque réponse était permise, chaque tirage
    découle du secret de la donne, et chaque position a l’empreinte enregistrée. Rien n’est changé, et un serveur peut tourner
    pendant ce temps. Les tables fausses sont listées avec l’endroit de l’erreur, et le code de sortie est alors 1. Un serveur
    met une telle table de côté.
manual-db-backup = Copie toute la base de données dans un fichier.
manual-db-backup-more =
    Le fichier est une base SQLite qui contient toutes les lignes telles qu’elles étaient à un même instant. Il peut être restauré
    dans SQLite et dans PostgreSQL. Un serveur peut tourner pendant ce temps.
manual-db-restore = Copie une sauvegarde dans une base de données vide.
manual-db-restore-more =
    La base doit être vide, et aucun serveur ne doit l’utiliser. Elle peut être d’une autre sorte que celle qui a été copiée.
manual-db-vacuum = Rend au système de fichiers la place des lignes effacées.
manual-db-vacuum-more =
    La taille de la base avant et après est affichée. Un serveur peut tourner pendant ce temps. Avec
    SQLite, ses réponses attendent.
manual-db-file = Le fichier de la sauvegarde.
manual-db-database = La base de données : une adresse sqlite:/// ou postgresql://. Par défaut, celle des réglages du serveur, ou le fichier de votre dossier de données.
manual-db-config = Le fichier de réglages du serveur (TOML), qui nomme la base de données. La variable OPENOUTCRY_DATABASE est prioritaire sur lui, et --database sur les deux.

manual-house = Modère un serveur : fermer des tables, bloquer des adresses, lire le journal des actions.
manual-house-more =
    Les commandes écrivent dans la base de données du serveur ; un serveur qui tourne les applique en quelques secondes. Chaque
    changement est inscrit au journal des actions.
manual-house-examples =
    openoutcry house close k7m2p9qrst --why "Ces noms ne s’impriment pas."
    openoutcry house reopen k7m2p9qrst
    openoutcry house refuse 192.0.2.0/24
    openoutcry house admit 192.0.2.0/24
    openoutcry house log
    openoutcry house log k7m2p9qrst --json
manual-house-close = Ferme une table.
manual-house-close-more = Personne ne peut jouer à une table fermée. La raison est montrée à ses visiteurs.
manual-house-reopen = Rouvre une table fermée.
manual-house-reopen-more = La partie continue où elle en était quand la table a été fermée.
manual-house-refuse = Bloque une adresse ou un réseau.
manual-house-refuse-more = Le serveur refuse toutes les requêtes et connexions qui en viennent.
manual-house-admit = Débloque une adresse ou un réseau.
manual-house-admit-more = L’adresse ou le réseau doit être celui qui a été bloqué. Le code de sortie est 1 s’il n’était pas bloqué.
manual-house-log = Affiche le journal des actions.
manual-house-log-more = Il liste ce que les hôtes, les exploitants et les joueurs ont changé aux tables, avec l’heure, le rôle, le nom et la place.
manual-house-table = L’identifiant d’une table : la fin de son adresse.
manual-house-address = L’adresse d’une machine, ou un réseau comme 192.0.2.0/24.
manual-house-why = La raison qui est montrée aux visiteurs de la table.
manual-house-database = La base de données : une adresse sqlite:/// ou postgresql://. Par défaut, celle des réglages du serveur, ou le fichier de votre dossier de données.
manual-house-config = Le fichier de réglages du serveur (TOML), qui nomme la base de données. La variable OPENOUTCRY_DATABASE est prioritaire sur lui, et --database sur les deux.

manual-loadtest = Mesure le débit et la latence d’un serveur sous charge (dans un dépôt de sources).
manual-loadtest-more =
    Le test de charge ne fait pas partie du paquet. Dans un dépôt de sources, cette commande lance
    « python -m tests.campaigns.load » avec les mêmes options ; « python -m tests.campaigns.load --help » les énumère.
manual-loadtest-examples =
    openoutcry loadtest
    openoutcry loadtest mogul --tables 1000 --rate 1000 --seconds 60 --picture charge.svg
manual-loadtest-words = Les options du test de charge.

manual-faults = Provoque des pannes d’un serveur et vérifie que rien n’est perdu (dans un dépôt de sources).
manual-faults-more =
    Les campagnes de pannes ne font pas partie du paquet. Dans un dépôt de sources, cette commande lance
    « python -m tests.campaigns.faults » avec les mêmes options ; « python -m tests.campaigns.faults --help » les énumère.
manual-faults-examples =
    openoutcry faults
    openoutcry faults --only kill --rounds 100 --seed 1 --json
manual-faults-words = Les options des campagnes de pannes.

manual-simulate = Joue beaucoup de parties entre robots et résume les résultats.
manual-simulate-more =
    La même graine donne les mêmes parties, quel que soit le nombre de processus ou d’ouvriers. Le fichier a une ligne
    par place de chaque partie : le jeu et ses options, le robot, sa position dans le premier ordre de jeu, le score et
    ses parts, et plus. Son format est celui de son extension : .csv, .jsonl ou .parquet. Les lignes sont écrites
    pendant le jeu. Après Ctrl-C, le fichier a toutes les parties complètes, et --resume le continue. Le résumé affiché
    a des intervalles à 95 %. Une victoire partagée compte comme une fraction.

    Si les robots sont différents, les places tournent : chaque donne est jouée une fois par joueur, et les robots
    avancent chaque fois d’une place. Avec --vary, chaque boîte joue les mêmes donnes, et la colonne « varied » nomme la
    boîte.
manual-simulate-examples =
    openoutcry simulate mogul --games 1000
    openoutcry simulate mogul --players 4 --bots broker,random,random,random --games 2000 --jobs 2
    openoutcry simulate mogul --players 5 --set fast_start=yes --games 500 --out rapide.csv
    openoutcry simulate stockpile --set investors=on --games 100000 --rounds --out investisseurs.parquet
    openoutcry simulate mogul --games 20000 --vary chips.each=4..7 --out jetons.parquet
    openoutcry simulate mogul --games 200 --json
manual-simulate-games = Le nombre de parties de chaque boîte, arrondi à des donnes entières si les places tournent.
manual-simulate-seed = Un nombre. Le même nombre joue les mêmes parties.
manual-simulate-bots = Les robots par place, séparés par des virgules. Un seul nom prend toutes les places. Un robot à vous est module:Classe ou process:COMMANDE.
manual-simulate-out = Écrit les lignes dans ce fichier : .csv, .jsonl ou .parquet (qui demande openoutcry[lab]).
manual-simulate-rotate = Fait tourner les places à chaque donne, même si tous les robots sont pareils.
manual-simulate-no-rotate = Ne fait pas tourner les places.
manual-simulate-vary = Joue une boîte pour chacune de ces valeurs : chips.each=4..7 ou chips.each=4,6,8. Répétable : toutes les combinaisons sont jouées.
manual-simulate-rounds = Écrit aussi une ligne par manche dans FICHIER.rounds : cours, fortunes, chances, enchères.
manual-simulate-resume = Continue le fichier de la même simulation après une interruption.
manual-simulate-json = Affiche le résumé en JSON.

manual-report = Écrit une page de statistiques avec des images sur beaucoup de parties.
manual-report-more =
    Les lignes sont celles de « simulate --out ». Si « --rounds » y a été donné aussi, le rapport montre aussi les
    cours, les fortunes et la manche où les parties sont décidées. La page n’a besoin d’aucun autre fichier et peut être
    imprimée. Elle montre qui gagne par place, par rang dans l’ordre de jeu, par investisseur, par carte de stratégie et
    par robot, avec des intervalles à 95 % et la correction de Holm pour beaucoup de comparaisons ; les scores et leurs
    parts ; la durée ; combien de fois le premier change ; la part de la chance. Les chiffres sont sous chaque image. La
    page nomme ce que les lignes ne contiennent pas.
manual-report-examples =
    openoutcry simulate stockpile --set investors=on --games 10000 --rounds --out parties.parquet
    openoutcry report parties.parquet
    openoutcry report parties.parquet --out stockpile.html --lang en
    openoutcry report parties.parquet --json
manual-report-file = Un fichier de lignes : .csv, .jsonl ou .parquet.
manual-report-out = Écrit la page dans ce fichier (.html). Par défaut, FICHIER avec l’extension .html.
manual-report-coach = Fait analyser par le conseiller ce nombre de parties semblables, pour montrer quelles questions comptent (des secondes à des minutes chacune).
manual-report-house-set = Le matériel maison avec lequel les parties ont été jouées, pour --coach.
manual-report-json = Affiche les chiffres en JSON. La page n’est alors écrite qu’avec --out.

manual-compare = Compare deux matériels, deux fichiers de lignes ou deux robots.
manual-compare-more =
    A et B sont deux matériels (le nom d’un jeu pour ses nombres imprimés, un fichier .toml pour un matériel maison),
    deux fichiers de lignes de « simulate », ou deux robots avec « --game ». Matériels et robots jouent les mêmes
    donnes. Dans des fichiers, les mêmes donnes se reconnaissent à leur graine : deux versions du programme se comparent
    donc par un fichier de chacune. Le résultat est une mesure des deux côtés et sa différence avec un intervalle à
    95 %. Un tableau donne toutes les mesures, avec la correction de Holm pour leur nombre.

    La comparaison s’arrête dès que la mesure de --on diffère clairement. L’intervalle tient compte de ce que le
    résultat a été regardé plusieurs fois. Ctrl-C arrête plus tôt, avec le résultat obtenu. Les mesures sont score,
    winner, gap, rounds, decisions, start, part_…, et des parts de victoires : won (de robots), bot:NOM, investors:NOM,
    strategies_kept:NOM, end:NOM.
manual-compare-examples =
    openoutcry compare mogul grenier.toml --on rounds
    openoutcry compare stockpile maison.toml --set investors=on --on "investors:Opulent Oprah" --games 20000
    openoutcry compare broker analyst:200 --game mogul
    openoutcry compare avant.parquet apres.parquet --out deux.html
manual-compare-a = Le premier côté : la référence.
manual-compare-b = Le second côté.
manual-compare-game = Le jeu auquel jouent deux robots.
manual-compare-bots = Les robots qui jouent si l’on compare des matériels. Un seul nom prend toutes les places.
manual-compare-on = La mesure qui décide [par défaut : score, ou won pour des robots].
manual-compare-games = Le nombre maximal de parties, de chaque côté si l’on compare des matériels.
manual-compare-whole = Joue toutes les parties, même si le résultat est clair plus tôt.
manual-compare-seed = Un nombre. Le même nombre donne les mêmes parties.
manual-compare-out = Écrit une page avec des images dans ce fichier (.html).
manual-compare-json = Affiche les chiffres en JSON.

manual-set = Affiche le fichier de données d’un jeu, comme point de départ d’un matériel maison.
manual-set-more =
    Le fichier de données (TOML) a tous les nombres imprimés sur le plateau et les cartes, avec leurs sources.
    Modifiez-le et jouez avec --house-set. Avec --change, il est affiché avec d’autres valeurs. Des valeurs avec
    lesquelles on ne peut pas jouer sont refusées.
manual-set-examples =
    openoutcry set mogul > maison.toml
    openoutcry set mogul --change chips.each=7 > sept.toml

manual-arena = Mesure lequel de plusieurs robots est le plus fort, et de combien.
manual-arena-more =
    Chaque donne est jouée une fois par joueur, et les robots avancent chaque fois d’une place : aucun ne profite de ses
    cartes ni de sa place. Les robots de même nom comptent ensemble. Une victoire partagée compte comme une fraction.
    Les intervalles sont ceux de Wilson, à 95 %. Les cotes suivent le modèle de Bradley et Terry (qui a fini devant
    qui), à l’échelle d’Elo, de moyenne 0. Les temps par décision sont ceux de l’horloge, sans les questions à une seule
    réponse.

    La même graine donne le même résultat quel que soit le nombre de processus, sauf si un robot a une limite de temps :
    analyst:200ms en a une, analyst:1000 (des parties simulées) n’en a pas. Les robots à limite de temps jouent moins
    bien si plusieurs processus se partagent les cœurs. Ctrl-C arrête plus tôt, avec les résultats des donnes complètes.
manual-arena-examples =
    openoutcry arena mogul --bots analyst:200ms,broker,broker,broker --games 200
    openoutcry arena mogul --bots tycoon:50ms,broker,broker,broker --games 1000 --precision 8
    openoutcry arena stockpile --players 2 --bots analyst:500,broker --games 400 --decided --jobs 2
    openoutcry arena mogul --bots mon_module:MonRobot,broker,broker,broker --picture mien.svg
    openoutcry arena mogul --bots "process:node bot.js,broker,broker,broker" --json
manual-arena-bots = Les robots par place, séparés par des virgules. Un seul nom prend toutes les places. Un robot à vous est module:Classe ou process:COMMANDE.
manual-arena-games = Le nombre maximal de parties, arrondi à des donnes entières.
manual-arena-seed = Un nombre. Le même nombre donne les mêmes parties.
manual-arena-precision = S’arrête quand la demi-largeur de l’intervalle du premier robot est d’au plus ce nombre de points de pourcentage.
manual-arena-decided = S’arrête quand il est clair que le premier robot gagne plus ou moins que sa part.
manual-arena-picture = Dessine les intervalles dans ce fichier (.svg).
manual-arena-json = Affiche le résultat en JSON.

manual-train = Entraîne les paramètres des robots d’un jeu.
manual-train-more =
    Les « habitudes » sont les paramètres par lesquels un robot joue sans chercher. Une stratégie d’évolution les
    améliore, génération après génération. Par la recherche (search) : à chaque tour, toutes les places de quelques
    parties cherchent, et les valeurs trouvées sont gardées comme leçons. Des habitudes sont meilleures si leurs
    réponses perdent moins selon ces valeurs. Un quart des leçons est mis de côté pour la validation. Par le jeu
    (play) : des habitudes sont meilleures si elles gagnent plus de parties rapides contre la ligue des habitudes
    précédentes. Après un tour, un robot qui cherche avec les nouvelles habitudes joue des parties d’essai contre des
    robots qui ont les anciennes, et les nouvelles entrent dans la ligue.

    Par les résultats (results) : un petit réseau (le « juge ») apprend la valeur d’une position des résultats des
    parties. Il évalue les positions où une partie simulée s’arrête. À chaque tour, tous les robots cherchent et
    évaluent avec lui, ou avec un membre de la ligue. Puis il est ajusté aux résultats. Le nombre de joueurs et les
    options sont tirés pour chaque partie s’ils ne sont pas donnés. Avec « --playouts 0 », aucun robot ne cherche, et
    bien plus de parties sont jouées.

    La même graine donne le même résultat, quel que soit le nombre de processus. Ctrl-C arrête plus tôt et écrit ce qui
    est appris.
manual-train-examples =
    openoutcry train mogul --games 4 --playouts 200 --trials 8
    openoutcry train mogul --from play --games 1500 --generations 40 --out habits.toml
    openoutcry train mogul --from results --rounds 40 --games 160 --playouts 40 --generations 4 --out judge.toml
    openoutcry train speculation-cards --players 3 --rounds 3 --games 40 --playouts 900 --seed 31 --out habits.toml
manual-train-from = La méthode : « search » ou « play » pour les habitudes, « results » pour un juge.
manual-train-rounds = Le nombre de tours.
manual-train-games = Le nombre de parties d’un tour dont on apprend.
manual-train-playouts = Le nombre de parties simulées par décision. 0, seulement avec « --from results », joue sans recherche.
manual-train-generations = Le nombre de générations d’un tour. Avec « --from results », le nombre de passages sur toutes les parties.
manual-train-trials = Le nombre de parties d’essai après chaque tour, ou après le dernier avec « --from results ». 0 pour aucune.
manual-train-seed = Un nombre. Le même nombre donne le même résultat.
manual-train-out = Écrit le résultat dans ce fichier (TOML), avec la commande et les mesures en commentaire.
manual-train-json = Affiche chaque étape en JSON.

manual-replay = Raconte une partie enregistrée, et dessine la table.
manual-replay-more =
    L’enregistrement d’une place, ou celui du public, est raconté autant que son lecteur peut le savoir, sans la table.
    Un enregistrement faux ou impossible à vérifier est raconté aussi, avec un avertissement.
manual-replay-examples =
    openoutcry replay soiree.jsonl
    openoutcry replay soiree.jsonl --at 120     # telle qu’elle était après 120 entrées
manual-replay-at = S’arrête après ce nombre d’entrées (le numéro devant chaque ligne).

manual-verify = Vérifie un enregistrement : ses tirages, ses réponses et ses événements.
manual-verify-more =
    L’en-tête d’un enregistrement a une empreinte du secret de la donne, publiée avant la première carte. La fin de
    l’enregistrement a le secret lui-même. La partie est donnée et rejouée avec lui, et chaque événement est comparé. Si
    l’enregistrement est faux, l’endroit est affiché. Ce qui ne peut pas être vérifié est nommé : les réponses que
    l’enregistrement d’une place omet, ou les tirages d’une partie qui n’est pas finie.
manual-verify-examples =
    openoutcry verify soiree.jsonl
    openoutcry verify soiree.jsonl --json

manual-analyze = Évalue chaque réponse d’une partie, d’après ce que son joueur pouvait savoir.
manual-analyze-more =
    Pour chaque décision, on tire de nombreuses positions complètes qui s’accordent à ce que le joueur savait. Chaque
    réponse est essayée dans les mêmes positions avec le même hasard, et la partie est jouée jusqu’à sa fin. Le coût
    d’une réponse par rapport à la meilleure est mesuré de nouveau dans d’autres positions, pour que le bruit ne passe
    pas pour une faute. Pour chaque joueur, résultat = part égale + chance + jeu + table. Les raisons donnent les
    chiffres que le conseiller attend après chaque réponse, et la meilleure réponse toutes cartes ouvertes.

    Au bout de cinq secondes environ, une première page est écrite, ou dans un terminal les chiffres de chaque joueur
    sont affichés, moins sûrs. Le rapport précis suit.

    Pour un dossier, tous ses enregistrements sont analysés, et les coûts de chaque joueur sont résumés par genre de
    question. La même graine donne le même résultat, quel que soit le nombre de cœurs.
manual-analyze-examples =
    openoutcry analyze soiree.jsonl
    openoutcry analyze soiree.jsonl --html soiree.html        # une page avec des images
    openoutcry analyze soiree.jsonl --error 5                 # plus vite, moins exactement
    openoutcry analyze soiree.jsonl --json
    openoutcry analyze dossier --out reponses.parquet         # tous les enregistrements du dossier
manual-analyze-record = L’enregistrement complet d’une partie finie (JSON Lines), ou un dossier d’enregistrements.
manual-analyze-error = La précision des coûts : la demi-largeur de leur intervalle à 95 %, en points de pourcentage.
manual-analyze-seed = Un nombre. Le même nombre tire les mêmes positions.
manual-analyze-cores = Le nombre de cœurs qui se partagent le travail (0 : tous).
manual-analyze-html = Écrit le rapport dans ce fichier (.html), une page sans fichiers externes.
manual-analyze-out = Pour un dossier : écrit une ligne par décision dans ce fichier : .csv, .jsonl ou .parquet.

manual-new = Écrit les fichiers d’un nouveau jeu.
manual-new-more =
    Le nouveau jeu est petit et fonctionne ; changez-en les fichiers. Un tutoriel les explique : docs/add-a-game.md.
manual-new-examples =
    openoutcry new game trade_winds                  # le dossier trade_winds, ici
    openoutcry new game trade_winds --into ~/jeux
manual-new-game = Écrit un paquet Python avec un petit jeu qui fonctionne.
manual-new-game-more =
    Chaque joueur a une carte que personne d’autre ne voit, et tous misent en même temps. Le paquet contient les règles, des
    robots, les textes en anglais et en français, et un test. On peut aussitôt le vérifier, y jouer au terminal et dans le
    navigateur, et le simuler.
manual-new-game-name = Le nom du paquet : des minuscules, des chiffres et des tirets bas, comme trade_winds. Le jeu s’appelle alors trade-winds.
manual-new-game-into = Le dossier dans lequel le dossier du paquet est créé.

manual-check = Vérifie les lois du moteur dans beaucoup de parties au hasard.
manual-check-more =
    Les lois portent sur les options, les copies, la sauvegarde, la reprise, et la conservation des jetons et des
    actions. Les nombres des boutons et de l’historique doivent être ce qui arrive. Surtout, rien de ce qui est montré,
    proposé ou dit à un joueur ne doit dépendre de ce qui lui est caché. Sans --set, toutes les combinaisons d’options
    sont vérifiées, chaque module seul, et tous les modules ensemble. Avec --mixes, ce sont des réglages au hasard. Sans l’un
    ni l’autre, les valeurs de chaque option sont aussi comparées, à partir de 8 parties à côté de chaque valeur de
    toutes les autres options, et celles qui ne changent rien sont signalées.
manual-check-examples =
    openoutcry check mogul
    openoutcry check all --games 1000 --json
    openoutcry check mogul --players 5 --set fast_start=yes
    openoutcry check stockpile --mixes 200 --games 50
    openoutcry check mogul --games 5 --thorough
manual-check-game = Le nom d’un jeu, ou « all » pour tous.
manual-check-players = Seulement avec ce nombre de joueurs.
manual-check-games = Le nombre de parties de chaque réglage.
manual-check-seed = Un nombre. Le même nombre joue les mêmes parties.
manual-check-mixes = Vérifie ce nombre de réglages dont les options et les modules sont tirés au sort.
manual-check-thorough = Vérifie chaque position et les nombres de chaque option, au lieu d’échantillons. Dure bien plus longtemps.

manual-bench = Mesure la vitesse du moteur sur un cœur.
manual-bench-more =
    Une décision est le choix d’un joueur entre deux réponses ou plus. Les questions à une seule réponse et les tirages
    prennent du temps mais ne comptent pas. Les machines sont inégales : ne comparez que des mesures d’une même machine.
manual-bench-examples =
    openoutcry bench
    openoutcry bench mogul --players 4 --json
manual-bench-game = Seulement ce jeu.
manual-bench-players = Seulement avec ce nombre de joueurs.
manual-bench-seconds = La durée de chaque mesure, en secondes.

manual-completion = Affiche un script avec lequel votre interpréteur complète les commandes, les options, les jeux, les robots et les fichiers.
manual-completion-more =
    Pour activer la complétion, l’interpréteur doit lire le script à son démarrage : mettez la ligne ci-dessous dans
    ~/.bashrc, ou dans ~/.zshrc après compinit, ou écrivez le fichier pour fish. Une nouvelle version d’Open Outcry ne
    demande pas de nouveau script.
manual-completion-examples =
    eval "$(openoutcry completion bash)"                     # dans ~/.bashrc
    eval "$(openoutcry completion zsh)"                      # dans ~/.zshrc
    openoutcry completion fish > ~/.config/fish/completions/openoutcry.fish
manual-completion-shell = Votre interpréteur : bash, zsh ou fish.
manual-completion-for = Affiche les complétions de cette ligne de commande au lieu du script. Le script utilise cette option.
