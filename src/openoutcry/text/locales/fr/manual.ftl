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

manual-help = Montre cette page.
manual-version = Montre la version.
manual-lang = La langue de tout ce qui est dit : en ou fr (sinon, celle de votre environnement).
manual-json = Écrit du JSON, pour les machines.
manual-game = Le nom d’un jeu : « openoutcry games » en donne la liste.
manual-record = L’enregistrement d’une partie (JSON Lines), gardé par « play » ou par le navigateur.
manual-players = Le nombre de joueurs.
manual-set = Une option du jeu et sa valeur ; à répéter pour une autre option. « openoutcry games » en donne la liste.
manual-house-set = Joue avec les nombres de ce fichier au lieu de ceux qui sont imprimés : un fichier de données du jeu, avec vos valeurs.
manual-jobs = Combien de processus se partagent le travail (0 : un par cœur).

manual-games = Donne la liste des jeux, pour combien de joueurs ils sont, et leurs options.
manual-games-more = Ce qui est listé comme option est ce que prend « --set option=valeur », ici et dans toutes les autres commandes.
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
    openoutcry play --resume soiree.jsonl                    # la reprend
manual-play-players = Le nombre de joueurs, personnes et robots.
manual-play-bots = Les robots, séparés par des virgules, dès la première place libre ; un seul nom prend toutes les places libres.
manual-play-hot-seat = Les noms des personnes, séparés par des virgules ; elles jouent tour à tour à ce terminal.
manual-play-name = Votre nom à la table.
manual-play-seed = Un nombre ; le même nombre donne la même partie. Sinon, chaque donne est nouvelle.
manual-play-record = Garde l’enregistrement de la partie dans ce fichier.
manual-play-resume = Reprend une partie interrompue ; son enregistrement connaît le jeu, les personnes et les options.

manual-serve = Ouvre la maison : des tables dans le navigateur, pour vous et pour qui vous invitez.
manual-serve-more =
    L’adresse à ouvrir est affichée, et le serveur tourne jusqu’à Ctrl-C. Rien n’est alors perdu : les tables sont gardées
    dans un fichier, ou dans PostgreSQL si vous en nommez un.
manual-serve-examples =
    openoutcry serve
    openoutcry serve --host 0.0.0.0 --port 9000                # accessible depuis d’autres machines
    openoutcry serve --database postgresql://localhost/tables  # plusieurs processus peuvent la partager
manual-serve-host = L’adresse où écouter.
manual-serve-port = Le port où écouter.
manual-serve-database = Où les tables sont gardées : une adresse sqlite:/// ou postgresql:// (sinon, un fichier de votre dossier de données).
manual-serve-bot-pause = Le temps, en secondes, que prend un robot avant de répondre.

manual-simulate = Fait jouer beaucoup de parties à des robots, et compte.
manual-simulate-more =
    La même graine donne les mêmes parties, quel que soit le nombre de processus. Le fichier a une ligne par place de chaque
    partie : game, players, options, match, seed, seat, bot, score, rank, won, decisions, end. La fin de son nom dit ce qui
    est écrit : .parquet ou .jsonl. Ce qui s’affiche est un résumé, avec des intervalles à 95 % ; une victoire partagée
    compte pour chacun des gagnants.
manual-simulate-examples =
    openoutcry simulate mogul --games 1000
    openoutcry simulate mogul --players 4 --bots broker,random,random,random --games 2000 --jobs 2
    openoutcry simulate mogul --players 5 --set fast_start=yes --games 500 --out rapide.parquet
manual-simulate-games = Le nombre de parties.
manual-simulate-seed = Un nombre ; le même nombre joue les mêmes parties.
manual-simulate-bots = Les robots par place, séparés par des virgules ; un seul nom prend toutes les places.
manual-simulate-out = Écrit les lignes dans ce fichier : .parquet ou .jsonl.

manual-replay = Raconte une partie enregistrée, et dessine la table.
manual-replay-more = L’enregistrement d’une place, ou celui du public, est raconté autant que son lecteur pouvait savoir ; sa table n’est pas dessinée.
manual-replay-examples =
    openoutcry replay soiree.jsonl
    openoutcry replay soiree.jsonl --at 120     # telle qu’elle était après 120 entrées
manual-replay-at = S’arrête après ce nombre d’entrées (le numéro devant chaque ligne).

manual-verify = Dit si un enregistrement est vrai : chaque carte donnée, chaque réponse permise, chaque position écrite.
manual-verify-more =
    L’en-tête d’un enregistrement scelle le secret de la donne avant la première carte ; la fin le publie. Tout est alors donné
    et joué à nouveau. Si ce n’est pas vrai, on vous dit où.
manual-verify-examples =
    openoutcry verify soiree.jsonl
    openoutcry verify soiree.jsonl --json

manual-check = Vérifie les lois auxquelles tout jeu obéit, sur beaucoup de parties au hasard.
manual-check-more =
    Les options, les copies, la sauvegarde, la reprise, le compte des jetons et des actions, et surtout : que rien de ce qui
    est montré, proposé ou dit à quelqu’un ne dépende de ce qu’il ne voit pas. Sans --set, toutes les options
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
