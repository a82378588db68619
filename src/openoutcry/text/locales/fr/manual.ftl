### Ce que disent `openoutcry --help` et l’aide de chaque commande. Du texte seulement : voir en/manual.ftl.

manual = Jeux de société boursiers : y jouer, les simuler, les vérifier.
manual-more =
    Dans un terminal : « openoutcry play mogul ». Dans un navigateur, seul ou entre amis : « openoutcry serve ».
    Chaque commande s’explique : « openoutcry play --help ».

    Une commande finit par 0 quand tout va bien, par 1 quand quelque chose est refusé, faux ou manqué, et par 2 quand
    elle est mal appelée.
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
manual-value-name = NOM
manual-value-option = OPTION
manual-value-value = VALEUR
manual-value-address = ADRESSE
manual-value-line = LIGNE

manual-help = Montre cette page.
manual-version = Montre la version.
manual-lang = La langue de tout ce qui est dit : en ou fr (sinon, celle de votre environnement).
manual-json = Écrit du JSON, pour les machines.
manual-game = Le nom d’un jeu : « openoutcry games » en donne la liste.
manual-record = L’enregistrement d’une partie (JSON Lines), gardé par « play » ou par le navigateur.
manual-players = Le nombre de joueurs.
manual-option-set = Une option du jeu et sa valeur ; à répéter pour une autre option. « openoutcry games » en donne la liste.
manual-house-set = Joue avec les nombres de ce fichier au lieu de ceux qui sont imprimés : un fichier de données du jeu, avec vos valeurs. Ou le nom d’un matériel fourni avec le jeu : small.
manual-jobs = Combien de processus se partagent le travail (0 : un par cœur).
manual-cluster = Fait jouer une grappe : dask://HÔTE:PORT ou ray://HÔTE:PORT ; dask:2 et ray:2 lancent autant d’ouvriers ici (demande openoutcry[dask] ou [ray]).
manual-change = Change une valeur de la boîte, comme « chips.each=7 », « companies.2.shares=8 » ou « investors.Opulent Oprah.money=20 ». Répétable.

manual-games = Donne la liste des jeux, pour combien de joueurs ils sont, et leurs options.
manual-games-more =
    Ce qui est listé comme option est ce que prend « --set option=valeur », ici et dans toutes les autres commandes.

    Un jeu à vous est listé et joué comme les autres quand l’environnement nomme son paquet, dans le chemin de Python ou
    dans ce dossier : OPENOUTCRY_GAMES=mon_jeu.
manual-games-examples =
    openoutcry games
    openoutcry games --json

manual-play = S’asseoir à une table dans ce terminal, contre des robots ou entre amis.
manual-play-more =
    La table est dessinée avant chacune de vos questions. Répondez par le numéro d’une réponse ou par ses mots : « rester »,
    « vendre 2 », ou par le début d’un mot, s’il est clair. Il y a aussi « annuler », « aide », « historique », « table »
    et « quitter ».

    Partir garde la partie : ce qui est dit alors explique comment la reprendre. À plusieurs au même terminal, il passe de
    main en main, et personne ne voit les jetons ni les cartes d’un autre ; une carte que tous choisissent en secret peut
    être changée jusqu’à ce que la dernière soit choisie. La donne est scellée avant la première carte, et se vérifie quand
    la partie est finie.
manual-play-examples =
    openoutcry play mogul                                    # vous et trois courtiers
    openoutcry play mogul --players 3 --bots random          # une première partie facile
    openoutcry play mogul --hot-seat Ann,Ben --bots broker   # deux personnes partagent le terminal
    openoutcry play mogul --set memory=perfect --seed 7      # les jetons de chacun sont visibles, toujours la même donne
    openoutcry play mogul --record soiree.jsonl              # garde l’enregistrement de la partie
    openoutcry play mogul --hint                             # avec un conseiller que l’on peut interroger
    openoutcry play --resume soiree.jsonl                    # la reprend
    openoutcry play --resume                                 # choisir parmi les parties interrompues
manual-play-players = Le nombre de joueurs, personnes et robots.
manual-play-bots = Les robots, séparés par des virgules, dès la première place libre ; un seul nom prend toutes les places libres. Un robot à vous : module:Classe, ou process:COMMANDE.
manual-play-hot-seat = Les noms des personnes, séparés par des virgules ; elles jouent tour à tour à ce terminal.
manual-play-name = Votre nom à la table.
manual-play-seed = Un nombre ; le même nombre donne la même partie. Sinon, chaque donne est nouvelle.
manual-play-record = Garde l’enregistrement de la partie dans ce fichier.
manual-play-resume = Reprend une partie interrompue ; son enregistrement connaît le jeu, les personnes et les options. Sans fichier, les parties interrompues sont listées, et vous en choisissez une.
manual-play-hint = Permettre les conseils : « conseil » dit ce que répondrait le conseiller, et pourquoi ; l’enregistrement note la réponse.

manual-serve = Ouvre la maison : des tables dans le navigateur, pour vous et pour qui vous invitez.
manual-serve-more =
    L’adresse à ouvrir est affichée, et le serveur tourne jusqu’à Ctrl-C. Rien n’est alors perdu : les tables sont gardées
    dans un fichier, ou dans PostgreSQL si vous en nommez un.

    Chaque réglage est une option, une variable d’environnement (OPENOUTCRY_PORT=9000) et une ligne du fichier que nomme
    --config ; « openoutcry serve --print-config » les montre tous, ceux de cette page et les limites.
manual-serve-examples =
    openoutcry serve
    openoutcry serve --host 0.0.0.0 --port 9000                # accessible depuis d’autres machines
    openoutcry serve --database postgresql://localhost/tables  # plusieurs processus peuvent la partager
    openoutcry serve --print-config > maison.toml              # tous les réglages, à changer
    openoutcry serve --config maison.toml
manual-serve-config = Un fichier de réglages (TOML). Une variable d’environnement compte avant lui, et une option avant les deux.
manual-serve-print-config = Montre chaque réglage, à quoi il sert et où il a été dit, sous forme de fichier pour --config ; rien n’est ouvert.
manual-serve-host = L’adresse où écouter.
manual-serve-port = Le port où écouter.
manual-serve-database = Où les tables sont gardées : une adresse sqlite:/// ou postgresql:// (sinon, un fichier de votre dossier de données).
manual-serve-public-address = L’adresse par laquelle on atteint le serveur. Les invitations la portent, et il ne répond à aucun autre nom.
manual-serve-proxy = Un mandataire placé devant le serveur, par son adresse ou son réseau ; lui seul est cru quand il dit qui demande. Répétable.
manual-serve-origin = Un autre site dont les pages peuvent appeler ce serveur. Répétable.
manual-serve-refuse = Une adresse ou un réseau à qui l’on refuse l’entrée. Répétable.
manual-serve-workers = Le nombre de processus qui servent derrière le port ; plusieurs demandent PostgreSQL.
manual-serve-worker-port = Avec plusieurs processus, le port où se trouve le premier seul, le deuxième au suivant, et ainsi de suite (0 : nulle part).
manual-serve-metrics = Une adresse avec un port pour les chiffres de Prometheus et pour /health, et rien d’autre ; /metrics n’est alors nulle part ailleurs. Chaque processus de plus prend le port suivant.
manual-serve-log-format = Des lignes pour des personnes, du JSON pour des machines, ou ce qui convient là où va le journal.
manual-serve-log-level = Combien est écrit dans le journal.
manual-serve-bots = Des robots à vous, proposés en plus de ceux de la maison, séparés par des virgules : module:Classe, ou par leur nom s’ils sont installés.
manual-serve-bot-pause = Le temps, en secondes, que prend un robot avant de répondre.
manual-serve-guests-within = Le temps, en secondes, qu’a un de vos robots pour répondre.
manual-serve-thinkers = Le nombre de processus où réfléchissent les robots qui cherchent (sinon un de moins que de cœurs, partagés entre les processus qui servent, et au moins un).
manual-serve-thinking = Le temps, en secondes, que peut prendre un niveau de robots, et qui est aussi fort, quand personne d’autre n’attend : tycoon=2. Répétable.
manual-serve-hinting = Le temps, en secondes, qu’a le conseiller pour un conseil quand personne d’autre n’attend.
manual-serve-coaching = Le temps, en secondes, qu’a le conseiller pour une partie finie.
manual-serve-hints-per-second = Combien de conseils une table peut demander par seconde.
manual-serve-hint-burst = Combien de conseils une table peut demander d’un coup.
manual-serve-keep-finished = Les jours pendant lesquels une table est gardée une fois la partie finie, avec son enregistrement et ses conversations, après son dernier signe de vie (0 : toujours).
manual-serve-keep-abandoned = Les jours pendant lesquels une table est gardée quand plus personne n’y joue (0 : toujours).
manual-serve-keep-empty = Les jours pendant lesquels une table est gardée quand sa partie n’a jamais commencé (0 : toujours).
manual-serve-keep-chat = Les jours pendant lesquels une phrase de conversation est gardée (0 : aussi longtemps que sa table).
manual-serve-keep-deeds = Les jours pendant lesquels est gardé le journal de qui a fait quoi en tant qu’hôte ou pour la maison (0 : toujours).
manual-serve-tidy-every = Le temps, en secondes, entre deux regards sur ce qu’il ne faut plus garder.
manual-serve-chat-kept = Combien de phrases de conversation une table montre.
manual-serve-idle-after = Le temps, en secondes, après lequel une table que personne n’utilise quitte la mémoire.
manual-serve-poll-every = Le temps, en secondes, entre deux regards sur ce que d’autres processus ont pu écrire, au cas où un avis se perd.
manual-serve-send-within = Le temps, en secondes, qu’a un navigateur pour lire ce qu’on envoie sur sa ligne.
manual-serve-head-within = Le temps, en secondes, qu’a une requête pour son en-tête.
manual-serve-body-within = Le temps, en secondes, qu’a une requête pour son corps.
manual-serve-answer-within = Le temps, en secondes, qu’a l’autre bout pour lire une réponse.
manual-serve-idle-within = Le temps, en secondes, pendant lequel une connexion attend une autre requête.
manual-serve-ping-every = Le temps, en secondes, entre deux pings d’une ligne.
manual-serve-pong-within = Le temps, en secondes, après lequel une ligne est fermée qui ne répond pas à un ping.
manual-serve-head-bytes = Le plus long en-tête d’une requête, en octets.
manual-serve-message-bytes = Le plus long message sur une ligne, en octets.
manual-serve-body-bytes = Le plus long corps d’une requête, en octets.
manual-serve-messages-per-second = Combien de messages une ligne peut envoyer par seconde.
manual-serve-message-burst = Combien de messages une ligne peut envoyer d’un coup.
manual-serve-chat-per-second = Combien de phrases une ligne peut dire par seconde ; une table peut en avoir quatre fois autant.
manual-serve-chat-burst = Combien de phrases une ligne peut dire d’un coup.
manual-serve-calls-per-second = Combien de requêtes une adresse peut faire par seconde.
manual-serve-call-burst = Combien de requêtes une adresse peut faire d’un coup.
manual-serve-tables-per-second = Combien de tables une adresse peut ouvrir par seconde.
manual-serve-table-burst = Combien de tables une adresse peut ouvrir d’un coup.
manual-serve-connections = Combien de connexions il peut y avoir à la fois.
manual-serve-connections-per-table = Combien de spectateurs une table peut avoir ; les lignes de ceux qui ont une place ne comptent pas.
manual-serve-spectators-per-client = Combien de spectateurs une table peut avoir depuis une même adresse.
manual-serve-connections-per-client = Combien de connexions une adresse peut avoir.

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
    La taille de la base avant et après est affichée. Un serveur peut tourner pendant ce temps.
manual-db-file = Le fichier de la sauvegarde.
manual-db-database = Où les tables sont gardées : une adresse sqlite:/// ou postgresql:// (sinon, celle des réglages du serveur, ou le fichier de votre dossier de données).
manual-db-config = Le fichier de réglages du serveur (TOML), pour sa base de données. La variable OPENOUTCRY_DATABASE compte avant lui, et --database avant les deux.

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
manual-house-database = Où les tables sont gardées : une adresse sqlite:/// ou postgresql:// (sinon, celle des réglages du serveur, ou le fichier de votre dossier de données).
manual-house-config = Le fichier de réglages du serveur (TOML), pour sa base de données. La variable OPENOUTCRY_DATABASE compte avant lui, et --database avant les deux.

manual-loadtest = Met un serveur à l’épreuve, et dit ce qu’il porte ici.
manual-loadtest-more =
    Un serveur est démarré sur un nouveau fichier, avec à chaque table des personnes qui répondent au hasard par de vraies
    connexions, depuis un autre processus ; après --seconds, tout est arrêté. Une réponse compte quand la dernière personne de
    sa table l’a apprise. Avec --address, ce sont des serveurs déjà en marche : ils gardent leurs limites, et leur mémoire et
    leur temps de calcul ne sont pas connus. Le code de sortie est 1 si une réponse s’est perdue. Comparez des rapports d’une
    même mesure : les machines sont inégales.
manual-loadtest-examples =
    openoutcry loadtest
    openoutcry loadtest mogul --tables 1000 --rate 1000 --seconds 60 --picture charge.svg
    openoutcry loadtest --rate 0 --json                       # aussi vite que possible
    openoutcry loadtest --processes 2 --database postgresql://localhost/tables
    openoutcry loadtest --bots 6                              # des robots font-ils attendre ?
manual-loadtest-game = Le nom d’un jeu.
manual-loadtest-tables = Le nombre de tables.
manual-loadtest-players = Le nombre de personnes à chaque table.
manual-loadtest-rate = Le nombre de réponses par seconde, toutes tables ensemble (0 : autant que possible).
manual-loadtest-seconds = La durée de la mesure.
manual-loadtest-watchers = Combien d’autres personnes regardent chaque table.
manual-loadtest-processes = Combien de serveurs se partagent les tables ; les personnes y sont réparties au hasard.
manual-loadtest-database = Où les tables sont gardées : une adresse sqlite:/// ou postgresql:// (sinon, un nouveau fichier, jeté à la fin).
manual-loadtest-address = Un serveur déjà en marche ; peut être dit plusieurs fois.
manual-loadtest-seed = Un nombre ; le même nombre donne les mêmes personnes.
manual-loadtest-bots = Combien de robots réfléchissent (tycoon) à d’autres tables, la moitié du temps et tour à tour.
manual-loadtest-thinkers = Le nombre de processus où les robots réfléchissent (0 : autant que de cœurs, moins un).
manual-loadtest-picture = Dessine la durée des réponses dans ce fichier (.svg).

manual-faults = Casse un serveur exprès, et dit si quelque chose s’est perdu.
manual-faults-more =
    Manche après manche, des personnes répondent au hasard à quelques tables, quelque chose casse, et est remis en état : kill (le
    processus est tué, jusqu’à cinq fois par manche, et ce qui est gardé est vérifié à chaque fois), shutdown (arrêt), database (la base est arrêtée puis relancée ; un fichier est tenu par un autre
    programme), disk (disque plein), clock (l’horloge saute ; il faut libfaketime), readers (lecteurs lents ou muets), repeats
    (réponses envoyées deux fois, en retard, à la fois), processes (un processus sur deux, sur un PostgreSQL, est tué). Avec un
    PostgreSQL lancé exprès, aussi ce qui ne répond plus sans finir : row (la ligne d’une table est verrouillée), stopped-server
    (un serveur sur deux est figé), connections (celles de la base sont mortes), frozen (la base est figée), worker (un processus
    sur deux est bloqué). Ensuite,
    chaque réponse que quelqu’un a apprise doit être gardée exactement une fois, chaque table doit être cohérente, et elle est
    jouée jusqu’au bout. Ce qui ne peut pas arriver sur une base est laissé de côté, et nommé. hostile envoie des messages de toutes
    sortes, comme un inconnu pourrait le faire.

    La dernière colonne, en millisecondes, donne la moitié des fois et la plus lente : le temps, une fois le serveur ou la base
    relancés, jusqu’à ce que quelqu’un apprenne quelque chose ; pour readers, la réponse la plus lente ; pour connections et
    frozen, jusqu’à ce que toutes les tables apprennent quelque chose ; pour row, stopped-server et worker, le plus long silence
    d’une table qui n’y est pour rien.
    Le code de sortie est 1 si quelque chose s’est perdu ou est gardé deux fois, si une table est fausse ou bloquée, ou si un
    serveur a échoué ; son journal est alors gardé.
manual-faults-examples =
    openoutcry faults
    openoutcry faults --only kill --rounds 100 --seed 1 --json
    openoutcry faults --database postgres                     # un PostgreSQL à lui, arrêté et relancé aussi
    openoutcry faults --only hostile --messages 1000000
manual-faults-database = Où les tables sont gardées : « postgres » pour un PostgreSQL lancé exprès, ou une adresse sqlite:/// ou postgresql:// (sinon, un nouveau fichier, jeté à la fin).
manual-faults-rounds = Le nombre de manches par panne.
manual-faults-only = Ces pannes seulement : kill, shutdown, database, disk, clock, readers, repeats, processes, row, stopped-server, connections, frozen, worker, hostile.
manual-faults-messages = Le nombre de messages de l’inconnu.
manual-faults-seed = Un nombre ; le même nombre donne les mêmes tables, réponses et moments.

manual-simulate = Fait jouer beaucoup de parties à des robots, et compte.
manual-simulate-more =
    La même graine donne les mêmes parties, quel que soit le nombre de processus ou d’ouvriers. Le fichier a une ligne par place de
    chaque partie : le jeu et ses options, qui était là, à quelle place depuis le premier joueur, le score et ses parts, et plus. La fin
    de son nom dit ce qui est écrit : .csv, .jsonl ou .parquet. Les lignes sont écrites à mesure ; Ctrl-C garde ce qui est entier, et
    --resume continue. Ce qui s’affiche est un résumé, avec des intervalles à 95 % ; une victoire partagée compte par parts.

    Des robots différents tournent : chaque donne est jouée autant de fois qu’il y a de joueurs, et ils avancent chaque fois d’une place.
    Avec --vary, chaque boîte joue les mêmes donnes ; la colonne « varied » les distingue.
manual-simulate-examples =
    openoutcry simulate mogul --games 1000
    openoutcry simulate mogul --players 4 --bots broker,random,random,random --games 2000 --jobs 2
    openoutcry simulate mogul --players 5 --set fast_start=yes --games 500 --out rapide.csv
    openoutcry simulate stockpile --set investors=on --games 100000 --rounds --out investisseurs.parquet
    openoutcry simulate mogul --games 20000 --vary chips.each=4..7 --out jetons.parquet
    openoutcry simulate mogul --games 200 --json
manual-simulate-games = Le nombre de parties, pour chaque boîte ; arrondi à des donnes entières quand les robots tournent.
manual-simulate-seed = Un nombre ; le même nombre joue les mêmes parties.
manual-simulate-bots = Les robots par place, séparés par des virgules ; un seul nom prend toutes les places. Un robot à vous : module:Classe, ou process:COMMANDE.
manual-simulate-out = Écrit les lignes dans ce fichier : .csv, .jsonl ou .parquet (ce dernier demande les paquets du laboratoire).
manual-simulate-rotate = Fait tourner les places à chaque donne, même si tous les robots sont pareils.
manual-simulate-no-rotate = Laisse les robots à leur place.
manual-simulate-vary = Une boîte pour chacune de ces valeurs, comme « chips.each=4..7 » ou « chips.each=4,6,8 ». Répétable : toutes les combinaisons.
manual-simulate-rounds = Écrit à côté les lignes des manches, dans FICHIER.rounds : cours, fortunes, chances, enchères.
manual-simulate-resume = Continue le fichier de la même simulation, interrompue.
manual-simulate-json = Affiche le résumé en JSON, pour les machines.

manual-report = Dit ce que beaucoup de parties apprennent d’un jeu, sur une page avec des images.
manual-report-more =
    Les lignes sont celles que « simulate --out » écrit ; avec « --rounds » un fichier de manches est à côté, et le rapport montre les
    cours, les fortunes et quand c’est décidé. La page n’a besoin de rien d’autre, à l’écran ou sur papier : qui gagne par place, par
    ordre de jeu, par investisseur, par carte de stratégie et par robot, avec des intervalles à 95 % et la correction de Holm pour
    beaucoup de comparaisons ; les scores et leurs parts ; la durée ; combien de fois la tête change ; la part de la chance. Les
    chiffres sont sous chaque image. Ce que les lignes ne disent pas est laissé de côté, et c’est dit.
manual-report-examples =
    openoutcry simulate stockpile --set investors=on --games 10000 --rounds --out parties.parquet
    openoutcry report parties.parquet
    openoutcry report parties.parquet --out stockpile.html --lang en
    openoutcry report parties.parquet --json
manual-report-file = Les lignes des parties : .csv, .jsonl ou .parquet.
manual-report-out = Écrit la page dans ce fichier (.html) ; sinon elle est à côté des lignes.
manual-report-coach = Fait regarder par l’entraîneur autant de parties de la même sorte, pour dire quelles questions comptaient (des secondes à des minutes chacune).
manual-report-house-set = Le matériel maison avec lequel les lignes ont été jouées, pour --coach.
manual-report-json = Écrit les chiffres en JSON, pour les machines ; la page n’est écrite que si --out est donné.

manual-compare = Dit ce qui diffère entre deux matériels, deux fichiers de lignes ou deux robots.
manual-compare-more =
    A et B sont deux matériels (un jeu vaut pour le sien, imprimé, un fichier .toml pour un matériel maison), deux fichiers de
    « simulate », ou deux robots avec « --game ». Matériels et robots jouent les mêmes donnes ; dans des fichiers, les mêmes donnes se
    reconnaissent à leur graine. Deux versions se comparent par deux fichiers qu’elles ont écrits. On dit une mesure des deux
    côtés et la différence avec son intervalle ; le tableau a toutes les mesures, avec la correction de Holm pour leur nombre.

    On s’arrête dès qu’il est clair que la mesure demandée diffère ; l’intervalle tient compte de ce qu’on a regardé plusieurs fois. Ctrl-C
    arrête aussi, et dit ce qu’on sait alors. Les mesures sont score, winner, gap, rounds, decisions, start, part_…, et des parts de
    victoires : won (de robots), bot:NOM, investors:NOM, strategies_kept:NOM, end:NOM.
manual-compare-examples =
    openoutcry compare mogul grenier.toml --on rounds
    openoutcry compare stockpile maison.toml --set investors=on --on "investors:Opulent Oprah" --games 20000
    openoutcry compare broker analyst:200 --game mogul
    openoutcry compare avant.parquet apres.parquet --out deux.html
manual-compare-a = Le premier côté, auquel l’autre est comparé.
manual-compare-b = Le second côté.
manual-compare-game = Le jeu auquel jouent deux robots.
manual-compare-bots = Qui joue quand on compare des matériels ; un seul nom prend toutes les places.
manual-compare-on = La mesure demandée [par défaut score, pour des robots won].
manual-compare-games = Le nombre de parties au plus ; de chaque côté si l’on compare des matériels.
manual-compare-whole = Joue toutes les parties, même si la réponse est claire avant.
manual-compare-seed = Un nombre ; le même nombre donne les mêmes parties.
manual-compare-out = Écrit une page avec des images dans ce fichier (.html).
manual-compare-json = Écrit les chiffres en JSON, pour les machines.

manual-set = Affiche la boîte d’un jeu, pour en faire la vôtre.
manual-set-more =
    Une boîte est ce qui est imprimé sur le plateau et les cartes : un fichier de données (TOML) qui dit de chaque nombre d’où il vient.
    Modifiez-le et jouez avec --house-set. Avec --change, elle est affichée avec d’autres valeurs ; ce avec quoi on ne peut pas jouer est
    refusé.
manual-set-examples =
    openoutcry set mogul > maison.toml
    openoutcry set mogul --change chips.each=7 > sept.toml

manual-arena = Cherche lequel de plusieurs robots est le plus fort, et de combien.
manual-arena-more =
    Chaque donne est jouée autant de fois qu’il y a de joueurs, et les places tournent d’un cran à chaque fois : aucun robot ne doit
    rien à ses cartes ni à sa place. Les robots de même nom comptent ensemble ; une victoire partagée compte en parts. Les
    intervalles sont ceux de Wilson, à 95 %. Les cotes suivent le modèle de Bradley et Terry (qui a fini devant qui), à l’échelle
    d’Elo, autour de 0. Les temps sont ceux de l’horloge, pour les choix entre deux réponses ou plus.

    La même graine donne le même résultat quel que soit le nombre de processus, sauf si un robot pense à l’horloge :
    analyst:200ms le fait, analyst:1000 (des parties simulées) ne le fait pas. Plusieurs processus se partagent les cœurs, ce qui
    affaiblit les robots qui pensent à l’horloge. Ctrl-C arrête, et montre ce que disent les donnes entières.
manual-arena-examples =
    openoutcry arena mogul --bots analyst:200ms,broker,broker,broker --games 200
    openoutcry arena mogul --bots tycoon:50ms,broker,broker,broker --games 1000 --precision 8
    openoutcry arena stockpile --players 2 --bots analyst:500,broker --games 400 --decided --jobs 2
    openoutcry arena mogul --bots mon_module:MonRobot,broker,broker,broker --picture mien.svg
    openoutcry arena mogul --bots "process:node bot.js,broker,broker,broker" --json
manual-arena-bots = Les robots, séparés par des virgules, un par place ; un seul nom prend toutes les places. Un robot à vous : module:Classe, ou process:COMMANDE.
manual-arena-games = Le nombre de parties au plus, complété à des donnes entières.
manual-arena-seed = Un nombre ; le même nombre donne les mêmes parties.
manual-arena-precision = S’arrête quand l’intervalle du premier robot a cette demi-largeur, en points.
manual-arena-decided = S’arrête quand il est certain que le premier robot gagne plus, ou moins, que sa part.
manual-arena-picture = Dessine les intervalles dans ce fichier (.svg).
manual-arena-json = Affiche le résultat en JSON, pour les machines.

manual-train = Faire apprendre les bots d’un jeu par la recherche, et voir ce qu’ils valent.
manual-train-more =
    Les habitudes sont ce par quoi un bot joue sans réfléchir. Elles changent, génération après génération, et ce qui est meilleur les
    attire. Par la recherche : à chaque tour, toutes les places de quelques parties cherchent, et ce qu’elles pensent de leurs
    réponses est gardé comme leçons ; les meilleures habitudes sont celles dont les réponses y perdent le moins. Un quart des leçons
    est mis de côté, pour distinguer apprendre et retenir. Par le jeu : les meilleures gagnent le plus de parties rapides dans la
    ligue. Dans un essai, un bot qui cherche avec les nouvelles habitudes joue parmi d’autres qui ont les anciennes ; puis elles
    entrent dans la ligue.

    Par les résultats : ce que vaut une position s’apprend de la fin des parties, par un petit réseau qui juge là où une partie simulée
    s’arrête. À chaque tour, tous cherchent et jugent par lui, ou comme un membre de la ligue ; puis il est ajusté à ce qui a suivi.
    Le nombre de joueurs et les options qui ne sont pas dits sont tirés pour chaque partie. Avec « --playouts 0 », personne ne cherche : bien plus de parties sont jouées
    par des règles simples.

    La même graine apprend la même chose, quel que soit le nombre de tâches. Ctrl-C arrête et garde ce qui est appris.
manual-train-examples =
    openoutcry train mogul --games 4 --playouts 200 --trials 8
    openoutcry train mogul --from play --games 1500 --generations 40 --out habits.toml
    openoutcry train mogul --from results --rounds 40 --games 160 --playouts 40 --generations 4 --out judge.toml
    openoutcry train speculation-cards --players 3 --rounds 3 --games 40 --playouts 900 --seed 31 --out habits.toml
manual-train-from = D’où l’on apprend : « search » (la recherche) ou « play » (le jeu) pour les habitudes, « results » (les résultats) pour un juge.
manual-train-rounds = Nombre de tours de leçons et d’apprentissage.
manual-train-games = Nombre de parties de leçons par tour.
manual-train-playouts = Nombre de parties simulées par décision ; par les résultats aussi 0, pour des parties sans recherche.
manual-train-generations = Nombre de générations d’habitudes essayées par tour ; par les résultats, combien de fois un tour parcourt toutes les parties.
manual-train-trials = Nombre de parties d’essai de ce qui a été appris, après un tour ou après le dernier ; 0 pour aucune.
manual-train-seed = Un nombre ; le même nombre apprend la même chose.
manual-train-out = Écrire dans ce fichier ce qui a été appris, avec la commande et la mesure qui l’ont fait.
manual-train-json = Afficher chaque étape en JSON, pour les machines.

manual-replay = Raconte une partie enregistrée, et dessine la table.
manual-replay-more =
    L’enregistrement d’une place, ou celui du public, est raconté autant que son lecteur pouvait savoir ; sa table n’est pas
    dessinée. Un enregistrement qui n’est pas vrai, ou n’a pas pu être vérifié, est raconté aussi, et c’est dit.
manual-replay-examples =
    openoutcry replay soiree.jsonl
    openoutcry replay soiree.jsonl --at 120     # telle qu’elle était après 120 entrées
manual-replay-at = S’arrête après ce nombre d’entrées (le numéro devant chaque ligne).

manual-verify = Dit si un enregistrement est vrai : chaque carte donnée, chaque réponse permise, chaque événement raconté.
manual-verify-more =
    L’en-tête d’un enregistrement scelle le secret de la donne avant la première carte ; la fin le publie. Tout est alors donné
    et joué à nouveau, et raconté à nouveau. Si ce n’est pas vrai, on vous dit où ; ce qui ne peut pas être vérifié, comme les
    réponses que l’enregistrement d’une place omet, ou la donne d’une partie qui n’est pas finie, est dit.
manual-verify-examples =
    openoutcry verify soiree.jsonl
    openoutcry verify soiree.jsonl --json

manual-analyze = Dit où une partie s’est jouée : ce que valait chaque réponse, d’après ce que son joueur pouvait savoir.
manual-analyze-more =
    Chaque décision est vue comme son joueur pouvait la voir : on devine des mondes qui s’accordent à ce qui était connu, on essaie
    chaque réponse dans les mêmes mondes avec le même hasard, et la partie est jouée jusqu’à sa fin, de nombreuses fois. Ce qu’une
    réponse a perdu sur la meilleure est mesuré une seconde fois dans d’autres mondes, pour que le bruit ne passe pas pour une faute.
    Pour chaque joueur, résultat = part égale + chance + jeu + table. Les raisons sont ce que le conseiller attend, dans les chiffres
    du jeu ; à côté, ce qui aurait été le meilleur toutes cartes ouvertes.

    Au bout de cinq secondes environ, il y a une première page, ou dans un terminal les chiffres de chaque joueur, moins sûrs ; le
    rapport précis suit.

    D’un dossier, tous les enregistrements sont examinés, et ce que chaque joueur tend à manquer est résumé par genre de question. Le
    même nombre de départ dit la même chose, quel que soit le nombre de cœurs.
manual-analyze-examples =
    openoutcry analyze soiree.jsonl
    openoutcry analyze soiree.jsonl --html soiree.html        # une page avec des images
    openoutcry analyze soiree.jsonl --error 5                 # plus vite, moins exactement
    openoutcry analyze soiree.jsonl --json
    openoutcry analyze dossier --out reponses.parquet         # tous les enregistrements du dossier
manual-analyze-record = L’enregistrement complet d’une partie finie (JSON Lines), ou un dossier d’enregistrements.
manual-analyze-error = L’exactitude du coût d’une réponse, en points sur cent de chaque côté.
manual-analyze-seed = Un nombre ; le même nombre devine les mêmes mondes.
manual-analyze-cores = Le nombre de cœurs qui se partagent le travail (0 : tous).
manual-analyze-html = Écrit le rapport dans ce fichier (.html) : une seule page, qui n’a besoin de rien d’autre.
manual-analyze-out = D’un dossier, écrit une ligne par décision dans ce fichier : .csv, .jsonl ou .parquet.

manual-check = Vérifie les lois auxquelles tout jeu obéit, sur beaucoup de parties au hasard.
manual-check-more =
    Les options, les copies, la sauvegarde, la reprise, le compte des jetons et des actions, et surtout : que rien de ce qui
    est montré, proposé ou dit à une personne ne dépende de ce qui lui est caché. Sans --set, toutes les options
    sont essayées, chaque module seul et tous ensemble ; --mixes tire des réglages au hasard.
manual-check-examples =
    openoutcry check mogul
    openoutcry check all --games 1000 --json
    openoutcry check mogul --players 5 --set fast_start=yes
    openoutcry check stockpile --mixes 200 --games 50
manual-check-game = Le nom d’un jeu, ou « all » pour tous.
manual-check-players = Seulement avec ce nombre de joueurs.
manual-check-games = Combien de parties de chaque réglage.
manual-check-seed = Un nombre ; le même nombre joue les mêmes parties.
manual-check-mixes = Tant de réglages, dont les options et les modules sont tirés au sort.

manual-bench = Mesure la vitesse du moteur ici, sur un cœur.
manual-bench-more =
    Une décision est le choix d’un joueur entre deux réponses ou plus ; celles qui sont forcées et les tirages prennent leur
    temps mais ne comptent pas. Comparez des rapports d’une même mesure : les machines sont inégales.
manual-bench-examples =
    openoutcry bench
    openoutcry bench mogul --players 4 --json
manual-bench-game = Seulement ce jeu.
manual-bench-players = Seulement avec ce nombre de joueurs.
manual-bench-seconds = La durée de chaque mesure.

manual-completion = Fait compléter les commandes par votre interpréteur : commandes, options, jeux et leurs options, robots, fichiers.
manual-completion-more =
    Un script pour votre interpréteur est affiché, et rien n’est changé. Pour activer la complétion, l’interpréteur doit lire ce
    script à chaque démarrage : mettez la ligne ci-dessous dans ~/.bashrc ou ~/.zshrc (après compinit), ou écrivez le fichier
    pour fish. Une nouvelle version d’Open Outcry ne demande pas de nouveau script.
manual-completion-examples =
    eval "$(openoutcry completion bash)"                     # dans ~/.bashrc
    eval "$(openoutcry completion zsh)"                      # dans ~/.zshrc
    openoutcry completion fish > ~/.config/fish/completions/openoutcry.fish
manual-completion-shell = Votre interpréteur : bash, zsh ou fish.
manual-completion-for = Affiche ce qui peut suivre cette ligne, au lieu du script. C’est ce que demande le script à la touche de tabulation.
