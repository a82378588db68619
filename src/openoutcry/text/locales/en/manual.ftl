### What `openoutcry --help` and the help of each command say. Text only, no values: see `openoutcry.text.catalogues`.
### manual-COMMAND says it in a line, -more explains it, -examples shows it (each line: a command, then # and what it does),
### manual-COMMAND-OPTION explains an option; one that several commands share is manual-OPTION, or manual-option-OPTION where a command has that name.

manual = Stock-market board games: play them, simulate them, verify them.
manual-more =
    In a terminal: “openoutcry play mogul”. In a browser, alone or with friends: “openoutcry serve”.
    Every command explains itself: “openoutcry play --help”.

    A command ends with 0 when all is well, with 1 when something was refused, false or failed, and with 2 when
    it was called in a wrong way.
manual-examples =
    openoutcry play mogul                  # a table in this terminal, you and three brokers
    openoutcry serve                       # tables in the browser
    openoutcry verify game.jsonl           # was this game dealt honestly?

manual-usage = Usage
manual-commands = Commands
manual-options = Options
manual-examples-heading = Examples
manual-default = default:
manual-usage-command = COMMAND
manual-usage-options = [OPTIONS]

manual-value-game = GAME
manual-value-record = RECORD
manual-value-file = FILE
manual-value-name = NAME
manual-value-option = OPTION
manual-value-value = VALUE
manual-value-address = ADDRESS
manual-value-line = LINE

manual-help = Show this page.
manual-version = Show the version.
manual-lang = The language of everything that is said: en or fr (otherwise that of your environment).
manual-json = Write JSON, for machines.
manual-game = The name of a game: “openoutcry games” lists them.
manual-record = A record of a match (JSON Lines), as “play”, or the browser, has saved it.
manual-players = How many play.
manual-option-set = An option of the game and its value; say it again for another option. “openoutcry games” lists them.
manual-house-set = Play with the numbers in this file instead of the printed ones: a data file of the game, with your values. Or the name of a set that comes with the game: small.
manual-jobs = How many processes share the work (0: one for each core).
manual-cluster = Let a cluster play: dask://HOST:PORT or ray://HOST:PORT; dask:2 and ray:2 start so many workers here (needs openoutcry[dask] or [ray]).
manual-change = Change a value of the set: chips.each=7, companies.2.shares=8, investors.Opulent Oprah.money=20. Repeatable.

manual-games = List the games, for how many they are, and their options.
manual-games-more =
    What is listed as an option is what “--set option=value” takes, here and in all other commands.

    A game of your own is listed and played like the others when the environment names its package, from the Python path
    or from this folder: OPENOUTCRY_GAMES=my_game.
manual-games-examples =
    openoutcry games
    openoutcry games --json

manual-play = Sit down at a table in this terminal, against bots or with friends.
manual-play-more =
    The table is drawn before each of your questions. Answer with the number of an answer or with its words: “stay”, “sell 2”,
    or as much of a word as is clear. Besides, there are “undo”, “help”, “history”, “table” and “quit”.

    Leaving keeps the game: what is said then tells you how to go on with it. In a hot seat, the terminal is passed from
    person to person, and nobody sees the chips or cards of somebody else; a card that all choose in secret may be changed
    until the last one is chosen. The deal is committed to before the first card, and can be verified when the game is
    over.
manual-play-examples =
    openoutcry play mogul                                    # you and three brokers
    openoutcry play mogul --players 3 --bots random          # a gentle first game
    openoutcry play mogul --hot-seat Ann,Ben --bots broker   # two people share the terminal
    openoutcry play mogul --set memory=perfect --seed 7      # everybody’s chips are shown, always the same deal
    openoutcry play mogul --record evening.jsonl             # keep the record of the game
    openoutcry play mogul --hint                             # with a coach whom you may ask
    openoutcry play --resume evening.jsonl                   # go on with it
    openoutcry play --resume                                 # choose among the games that were left
manual-play-players = How many play, people and bots together.
manual-play-bots = The bots, with commas, from the first free seat on; a single name takes every free seat. One of your own is module:Class, or process:COMMAND.
manual-play-hot-seat = The names of the people, with commas; they take turns at this terminal.
manual-play-name = Your name at the table.
manual-play-seed = A number; the same number deals the same game. Otherwise each game is dealt anew.
manual-play-record = Keep the record of the match in this file.
manual-play-resume = Go on with a game that was left; its record knows the game, the people and the options. Without a file, the games that were left are listed, and you choose one.
manual-play-hint = Allow hints: “hint” says what the coach would answer, and why; the record marks the answer.

manual-serve = Open the house: tables in the browser, for you and for everybody you invite.
manual-serve-more =
    It prints the address to open, and runs until you stop it with Ctrl-C. Nothing is lost then: tables are kept in a file,
    or in PostgreSQL if you name one.

    Every setting is an option, a variable of the environment (OPENOUTCRY_PORT=9000) and a line of the file that --config
    names; “openoutcry serve --print-config” shows all of them, those of this page and the limits.
manual-serve-examples =
    openoutcry serve
    openoutcry serve --host 0.0.0.0 --port 9000                # reachable from other machines
    openoutcry serve --database postgresql://localhost/tables  # several processes may share it
    openoutcry serve --print-config > house.toml               # every setting, to be changed
    openoutcry serve --config house.toml
manual-serve-config = A file of settings (TOML). A variable of the environment counts before it, and an option before both.
manual-serve-print-config = Show every setting, what it is for and where it was said, as a file for --config; nothing is opened.
manual-serve-host = The address to listen on.
manual-serve-port = The port to listen on.
manual-serve-database = Where tables are kept: an sqlite:/// or postgresql:// address (otherwise a file in your data folder).
manual-serve-public-address = The address by which others reach the server. Invitations carry it, and no other name is answered to.
manual-serve-proxy = A proxy in front of the server, by its address or network; only such a one is believed who is asking. Repeatable.
manual-serve-origin = Another site whose pages may call this server. Repeatable.
manual-serve-refuse = An address or a network that is turned away. Repeatable.
manual-serve-workers = How many processes serve behind the port; more than one need PostgreSQL.
manual-serve-worker-port = With several workers, the port at which the first of them is found alone, the second at the next, and so on (0: at none).
manual-serve-metrics = An address with a port for the figures of Prometheus and for /health, with nothing else on it; then /metrics is nowhere else. Each further worker takes the next port.
manual-serve-log-format = Lines for people, JSON for machines, or whichever fits where the log goes.
manual-serve-log-level = How much is written to the log.
manual-serve-bots = Bots of your own that are offered besides those of the house, with commas: module:Class, or installed ones by name.
manual-serve-bot-pause = Seconds that a bot takes before it answers.
manual-serve-guests-within = Seconds that a bot of yours has for an answer.
manual-serve-thinkers = How many processes there are for the bots that search (otherwise one less than there are cores, shared among the workers, and at least one).
manual-serve-thinking = Seconds that a level of bots, and whoever is as strong, may think when nobody else waits: tycoon=2. Repeatable.
manual-serve-hinting = Seconds that the coach has for a hint when nobody else waits.
manual-serve-coaching = Seconds that the coach has for a match that is over.
manual-serve-hints-per-second = How many hints a table may ask for each second.
manual-serve-hint-burst = How many hints a table may ask for at once.
manual-serve-keep-finished = Days for which a table is kept whose match is over, with its record and talk, after its last sign of life (0: for ever).
manual-serve-keep-abandoned = Days for which a table is kept whose match nobody plays on (0: for ever).
manual-serve-keep-empty = Days for which a table is kept whose match never began (0: for ever).
manual-serve-keep-chat = Days for which a line of talk is kept (0: as long as its table).
manual-serve-keep-deeds = Days for which the log of who did what as a host or for the house is kept (0: for ever).
manual-serve-tidy-every = Seconds between two looks at what need not be kept any more.
manual-serve-chat-kept = How many lines of talk a table shows.
manual-serve-idle-after = Seconds after which a table that nobody uses is let go from memory.
manual-serve-poll-every = Seconds between two looks at what other processes may have written, should a notice be lost.
manual-serve-send-within = Seconds that a browser has to read what its socket is sent.
manual-serve-head-within = Seconds that a request has for its head.
manual-serve-body-within = Seconds that a request has for its body.
manual-serve-answer-within = Seconds that the other end has to read an answer.
manual-serve-idle-within = Seconds for which a connection is kept for another request.
manual-serve-ping-every = Seconds between two pings of a socket.
manual-serve-pong-within = Seconds after which a socket is closed that does not answer a ping.
manual-serve-head-bytes = The longest head of a request, in bytes.
manual-serve-message-bytes = The longest message on a socket, in bytes.
manual-serve-body-bytes = The longest body of a request, in bytes.
manual-serve-messages-per-second = How many messages a socket may send each second.
manual-serve-message-burst = How many messages a socket may send at once.
manual-serve-chat-per-second = How many lines of talk a socket may send each second; a table may have four times as many.
manual-serve-chat-burst = How many lines of talk a socket may send at once.
manual-serve-calls-per-second = How many requests an address may make each second.
manual-serve-call-burst = How many requests an address may make at once.
manual-serve-tables-per-second = How many tables an address may open each second.
manual-serve-table-burst = How many tables an address may open at once.
manual-serve-connections = How many connections there may be at a time.
manual-serve-connections-per-table = How many spectators a table may have; the sockets of seat holders do not count.
manual-serve-spectators-per-client = How many spectators a table may have from one address.
manual-serve-connections-per-client = How many connections one address may have.

manual-db = Check, back up and restore the database of a server.
manual-db-more =
    The database is that of the server: the option --database, the variable OPENOUTCRY_DATABASE, the file of settings, or the
    file in your data folder. A server may run meanwhile, except on a database that is restored.
manual-db-examples =
    openoutcry db check
    openoutcry db check --database postgresql://localhost/tables --json
    openoutcry db backup tuesday.sqlite3
    openoutcry db restore tuesday.sqlite3 --database postgresql://localhost/tables
    openoutcry db vacuum
manual-db-check = Verify every table of the database.
manual-db-check-more =
    Every match is replayed from its stored inputs: none is missing, every answer was legal, every draw follows from the dealer’s
    secret, and every position has its stored fingerprint. Nothing is changed, and a server may run meanwhile. False tables
    are listed with the place of the error, and the exit code is then 1. A server sets such a table aside.
manual-db-backup = Copy the whole database to a file.
manual-db-backup-more =
    The file is an SQLite database with all rows as they were at one moment. It can be restored to SQLite and to PostgreSQL. A
    server may run meanwhile.
manual-db-restore = Copy a backup into an empty database.
manual-db-restore-more =
    The database must be empty, and no server may use it. It may be of another kind than the one that was backed up.
manual-db-vacuum = Return the disk space of deleted rows to the file system.
manual-db-vacuum-more =
    The size of the database before and after is printed. A server may run meanwhile.
manual-db-file = The file of the backup.
manual-db-database = Where tables are kept: an sqlite:/// or postgresql:// address (otherwise that of the server’s settings, or the file in your data folder).
manual-db-config = The server’s file of settings (TOML), for its database. The variable OPENOUTCRY_DATABASE counts before it, and --database before both.

manual-house = Moderate a server: close tables, block addresses, read the audit log.
manual-house-more =
    The commands write to the database of the server; a running server applies them within seconds. Each change is an entry of
    the audit log.
manual-house-examples =
    openoutcry house close k7m2p9qrst --why "The names were not fit to print."
    openoutcry house reopen k7m2p9qrst
    openoutcry house refuse 192.0.2.0/24
    openoutcry house admit 192.0.2.0/24
    openoutcry house log
    openoutcry house log k7m2p9qrst --json
manual-house-close = Close a table.
manual-house-close-more = Nobody can play at a closed table. Its visitors are shown the reason.
manual-house-reopen = Open a closed table again.
manual-house-reopen-more = The match continues where it was when the table was closed.
manual-house-refuse = Block an address or a network.
manual-house-refuse-more = The server refuses all requests and connections from there.
manual-house-admit = Unblock an address or a network.
manual-house-admit-more = The address or network must be the one that was blocked. The exit code is 1 if it was not blocked.
manual-house-log = Print the audit log.
manual-house-log-more = It lists what hosts, operators and players changed at tables, with time, role, name and seat.
manual-house-table = The id of a table: the end of its address.
manual-house-address = The address of a machine, or a network such as 192.0.2.0/24.
manual-house-why = The reason that is shown to visitors of the table.
manual-house-database = Where tables are kept: an sqlite:/// or postgresql:// address (otherwise that of the server’s settings, or the file in your data folder).
manual-house-config = The server’s file of settings (TOML), for its database. The variable OPENOUTCRY_DATABASE counts before it, and --database before both.

manual-loadtest = Put a server under load, and say what it carries here.
manual-loadtest-more =
    A server of its own is started on a new file, with people at every table who answer at random over real sockets, from a
    process of their own; after --seconds everything is stopped. An answer counts when the last one at its table was told.
    With --address servers are loaded that run already: they keep their limits, and their CPU and memory are not known.
    The exit code is 1 if an answer was lost. Compare ratios within one run: machines are noisy.
manual-loadtest-examples =
    openoutcry loadtest
    openoutcry loadtest mogul --tables 1000 --rate 1000 --seconds 60 --picture load.svg
    openoutcry loadtest --rate 0 --json                       # as fast as it goes
    openoutcry loadtest --processes 2 --database postgresql://localhost/tables
    openoutcry loadtest --bots 6                              # do bots hold people up
manual-loadtest-game = The name of a game.
manual-loadtest-tables = How many tables.
manual-loadtest-players = How many people at each table.
manual-loadtest-rate = How many answers a second at all tables together (0: as many as there can be).
manual-loadtest-seconds = How long it is measured.
manual-loadtest-watchers = How many more only watch at each table.
manual-loadtest-processes = How many servers share the tables; people are spread over them at random.
manual-loadtest-database = Where tables are kept: an sqlite:/// or postgresql:// address (otherwise a new file, thrown away at the end).
manual-loadtest-address = A server that runs already; may be said several times.
manual-loadtest-seed = A number; the same number gives the same people.
manual-loadtest-bots = How many bots think (tycoon) at other tables, for half of the time and by turns.
manual-loadtest-thinkers = In how many processes bots think (0: as many as there are cores but one).
manual-loadtest-picture = Draw how long answers took into this file (.svg).

manual-faults = Break a server on purpose, and say whether anything was lost.
manual-faults-more =
    Round after round people answer at random at a few tables, something breaks, and is made good: kill (the process, up to five
    times in a round, with a look at what is kept after each), shutdown,
    database (stopped and started; a file is held by another program), disk (full), clock (jumps; needs libfaketime), readers
    (slow and silent ones), repeats (answers sent twice, late and at once), processes (one of two on a PostgreSQL is killed).
    With a PostgreSQL that is started for it also what stops answering and does not end: row (a table's row is locked),
    stopped-server (one of two), connections (all to the database are dead), frozen (the database), worker (one of two is stuck).
    Then every answer that anybody was told of has to be kept exactly once, every table has to add up and is played to its end.
    What cannot happen on a database is left out, by name. hostile sends messages of all kinds that a stranger may send.

    The last column is in milliseconds, of half of the times and of the slowest: how long it took, once the server or the
    database was started again, until somebody was told something; with readers, how long an answer took at most; with
    connections and frozen, until all tables were told something; with row, stopped-server and worker, the longest time for
    which a table that has no part in it was told nothing.
    The exit code is 1 if anything was lost or kept twice, if a table is false or stuck, or if a server failed; its log is kept then.
manual-faults-examples =
    openoutcry faults
    openoutcry faults --only kill --rounds 100 --seed 1 --json
    openoutcry faults --database postgres                     # a PostgreSQL of its own, stopped and started too
    openoutcry faults --only hostile --messages 1000000
manual-faults-database = Where tables are kept: “postgres” for a PostgreSQL that is started for it, or an sqlite:/// or postgresql:// address (otherwise a new file, thrown away at the end).
manual-faults-rounds = How many rounds of each fault.
manual-faults-only = These faults only: kill, shutdown, database, disk, clock, readers, repeats, processes, row, stopped-server, connections, frozen, worker, hostile.
manual-faults-messages = How many messages the stranger sends.
manual-faults-seed = A number; the same number gives the same tables, answers and moments.

manual-simulate = Let bots play many games, and count.
manual-simulate-more =
    The same seed gives the same games, whatever the number of jobs or workers. The file has one row for each seat of each game: the
    set-up, who sat there, where from the start player, the score and its parts, and more. Its ending says what is
    written: .csv, .jsonl or .parquet. Rows are written as they come; Ctrl-C keeps what is whole, and --resume goes on with it. What is printed is
    a summary, with 95 % intervals; a shared victory counts in parts.

    Bots that differ are turned: every deal is played as often as there are players, and they move on by one seat each time. With --vary
    each of the sets plays the same deals; the column “varied” tells them apart.
manual-simulate-examples =
    openoutcry simulate mogul --games 1000
    openoutcry simulate mogul --players 4 --bots broker,random,random,random --games 2000 --jobs 2
    openoutcry simulate mogul --players 5 --set fast_start=yes --games 500 --out fast.csv
    openoutcry simulate stockpile --set investors=on --games 100000 --rounds --out investors.parquet
    openoutcry simulate mogul --games 20000 --vary chips.each=4..7 --out chips.parquet
    openoutcry simulate mogul --games 200 --json
manual-simulate-games = How many games, of each set; made up to whole deals where bots are turned.
manual-simulate-seed = A number; the same number plays the same games.
manual-simulate-bots = The bots by seat, with commas; a single name takes every seat. One of your own is module:Class, or process:COMMAND.
manual-simulate-out = Write the rows to this file: .csv, .jsonl or .parquet (the last one needs the packages of the lab).
manual-simulate-rotate = Turn the seats on each deal, also where all bots are the same.
manual-simulate-no-rotate = Leave the bots in their seats.
manual-simulate-vary = A set for each of these values: chips.each=4..7 or chips.each=4,6,8. Repeatable: every combination.
manual-simulate-rounds = Write the rows of rounds beside it, into FILE.rounds: prices, fortunes, chances, bids.
manual-simulate-resume = Go on with the file of the same simulation that was interrupted.
manual-simulate-json = Print the summary as JSON, for machines.

manual-report = Say what many games tell about a game, on one page with pictures.
manual-report-more =
    The rows are those that “simulate --out” writes; with “--rounds” there is a file of rounds beside them, and the report shows
    prices, fortunes and when it is decided. The page needs nothing else, on a screen or on paper: who wins by seat, by place in the
    order of play, by investor, by strategy card and by bot, with 95 % intervals and Holm’s correction for many comparisons; scores and
    their parts; length; how often the lead changes; how much is luck. The figures stand under each picture. What the rows do not
    tell is left out, and said so.
manual-report-examples =
    openoutcry simulate stockpile --set investors=on --games 10000 --rounds --out games.parquet
    openoutcry report games.parquet
    openoutcry report games.parquet --out stockpile.html --lang fr
    openoutcry report games.parquet --json
manual-report-file = The rows of games: .csv, .jsonl or .parquet.
manual-report-out = Write the page to this file (.html); otherwise it stands beside the rows.
manual-report-coach = Have the coach look at so many games of the same kind, to say which questions mattered (seconds to minutes each).
manual-report-house-set = The house set with which the rows were played, for --coach.
manual-report-json = Print the figures as JSON, for machines; the page is written only where --out is given.

manual-compare = Say what differs between two rule sets, two files of rows, or two bots.
manual-compare-more =
    A and B are two rule sets (a game stands for its printed set, a .toml file for a house set), two files of “simulate”, or two bots
    with “--game”. Sets and bots are played on the same deals; of files the same deals are found by their seed. Two versions are
    compared by two files that they wrote. What is told is a measure of both sides and the difference with its interval;
    the table has all measures, with Holm’s correction for their number.

    It stops as soon as it is clear that the measure asked about differs; the interval allows for having looked several times. Ctrl-C stops too, and
    tells what is known by then. Measures are score, winner, gap, rounds, decisions, start, part_…, and shares of wins:
    won (of bots), bot:NAME, investors:NAME, strategies_kept:NAME, end:NAME.
manual-compare-examples =
    openoutcry compare mogul attic.toml --on rounds
    openoutcry compare stockpile house.toml --set investors=on --on "investors:Opulent Oprah" --games 20000
    openoutcry compare broker analyst:200 --game mogul
    openoutcry compare before.parquet after.parquet --out both.html
manual-compare-a = The first side, to which the other is compared.
manual-compare-b = The second side.
manual-compare-game = The game that two bots play.
manual-compare-bots = Who plays where rule sets are compared; a single name takes every seat.
manual-compare-on = The measure that is asked about [default score, of bots won].
manual-compare-games = How many games at most; of each side where rule sets are compared.
manual-compare-whole = Play all games, also where the answer is clear before.
manual-compare-seed = A number; the same number deals the same games.
manual-compare-out = Write a page with pictures to this file (.html).
manual-compare-json = Print the figures as JSON, for machines.

manual-set = Print the set of a game, to make a house set of it.
manual-set-more =
    A set is what is printed on the board and the cards: a data file (TOML) that says of each number where it comes from. Edit it and
    play with --house-set. With --change it is printed with other values; what the game cannot be played with is refused.
manual-set-examples =
    openoutcry set mogul > house.toml
    openoutcry set mogul --change chips.each=7 > seven.toml

manual-arena = Find out which of several bots is stronger, and by how much.
manual-arena-more =
    Every deal is played as often as there are players, and the seats move on by one each time: no bot is lucky in its cards or in
    its seat. Bots of the same name count together; a shared victory counts in parts. Intervals are Wilson’s, at 95 %. Ratings
    are by Bradley and Terry’s model on who was before whom, on the scale of Elo, around 0. A time is by the clock, of choices among
    two or more answers.

    The same seed gives the same result for any number of jobs, unless bots think by the clock: analyst:200ms does, analyst:1000
    (playouts) does not. Several jobs share the cores, which makes bots that think by the clock weaker. Ctrl-C stops, and shows what
    the deals say that were whole.
manual-arena-examples =
    openoutcry arena mogul --bots analyst:200ms,broker,broker,broker --games 200
    openoutcry arena mogul --bots tycoon:50ms,broker,broker,broker --games 1000 --precision 8
    openoutcry arena stockpile --players 2 --bots analyst:500,broker --games 400 --decided --jobs 2
    openoutcry arena mogul --bots my_module:MyBot,broker,broker,broker --picture mine.svg
    openoutcry arena mogul --bots "process:node bot.js,broker,broker,broker" --json
manual-arena-bots = The bots, with commas, one a seat; a single name takes every seat. One of your own is module:Class, or process:COMMAND.
manual-arena-games = How many games at most; made up to whole deals.
manual-arena-seed = A number; the same number deals the same games.
manual-arena-precision = Stop when the interval of the first bot is so many points wide on each side.
manual-arena-decided = Stop when it is certain that the first bot wins more, or less, than its share.
manual-arena-picture = Draw the intervals into this file (.svg).
manual-arena-json = Print the result as JSON, for machines.

manual-train = Let the bots of a game learn from search, and see how they do.
manual-train-more =
    Habits are what a bot plays by without thinking. They are changed, generation after generation, and what is better pulls them
    its way. From search: in each round every seat of some games searches, and what it thought of its answers is kept as lessons;
    those habits are better whose answers lose less by them. A quarter of the lessons is kept apart, to tell learning from
    remembering. From play: those are better that win more quick games among the league. In a trial one that searches with the new
    habits plays among others with the old ones; then the new habits join the league.

    From results: what a position is worth is learned from how games end, by a small network that judges where a playout stops. In each
    round everybody searches and judges by it, or as one of the league does; then it is fitted to what followed. Players and options that
    are not said are drawn for each game. With “--playouts 0” nobody searches: many more games are played by rules of thumb alone.

    The same seed learns the same, whatever the number of jobs. Ctrl-C stops, and keeps what was learned so far.
manual-train-examples =
    openoutcry train mogul --games 4 --playouts 200 --trials 8
    openoutcry train mogul --from play --games 1500 --generations 40 --out habits.toml
    openoutcry train mogul --from results --rounds 40 --games 160 --playouts 40 --generations 4 --out judge.toml
    openoutcry train speculation-cards --players 3 --rounds 3 --games 40 --playouts 900 --seed 31 --out habits.toml
manual-train-from = What is learned from: “search” or “play” for habits, “results” for a judge.
manual-train-rounds = How many rounds of lessons and learning.
manual-train-games = How many games of lessons a round.
manual-train-playouts = How many playouts a decision takes; from results also 0, for games without any search.
manual-train-generations = How many generations of habits are tried a round; from results, how often a round goes over all games.
manual-train-trials = How many games what was learned is tried in after a round, or after the last one; 0 for none.
manual-train-seed = A number; the same number learns the same.
manual-train-out = Write what was learned to this file, with the command and the measurement that made it.
manual-train-json = Print every step as JSON, for machines.

manual-replay = Tell a recorded game in words, and draw the table.
manual-replay-more =
    The record of one seat, or the public one, is told as far as its reader could know; its table is not drawn. A record that is
    not true, or could not be verified, is told too, and that is said.
manual-replay-examples =
    openoutcry replay evening.jsonl
    openoutcry replay evening.jsonl --at 120     # as it was after 120 inputs
manual-replay-at = Stop after this many inputs (the number before each line).

manual-verify = Say whether a record is true: every card as dealt, every answer allowed, every event as it happened.
manual-verify-more =
    The header of a record commits to the dealer’s secret before the first deal; the ending publishes it. Everything is dealt
    and played again from that, and told again. If it is not true, you are told where; what cannot be checked, as the answers that
    the record of one seat leaves out, or the draws of a match that is not over, is said.
manual-verify-examples =
    openoutcry verify evening.jsonl
    openoutcry verify evening.jsonl --json

manual-analyze = Say where a game was won: what every answer was worth, given what its player could know.
manual-analyze-more =
    Every decision is looked at as its player could see it: worlds that fit what was known are guessed, every answer is tried in the
    same worlds with the same luck, and the game is played on to its end, many times. What an answer lost against the best one is
    measured a second time in fresh worlds, so that noise is not shown as a mistake. For every player, result = par + luck + skill
    + table. The reasons are what the coach expects, in the figures of the game; beside them stands what would have been best with
    all cards open.

    After about five seconds there is a first page, or on a terminal the figures of every player, with more noise; the exact report
    follows.

    Of a folder, all records in it are looked at, and what each player tends to get wrong is summed up by kind of question. The same
    seed says the same, for any number of cores.
manual-analyze-examples =
    openoutcry analyze evening.jsonl
    openoutcry analyze evening.jsonl --html evening.html      # one page with pictures
    openoutcry analyze evening.jsonl --error 5                # quicker, and less exact
    openoutcry analyze evening.jsonl --json
    openoutcry analyze records --out answers.parquet          # all records of a folder
manual-analyze-record = A full record of a finished match (JSON Lines), or a folder of such records.
manual-analyze-error = How exactly what an answer cost is to be known, in points of a hundred on each side.
manual-analyze-seed = A number; the same number guesses the same worlds.
manual-analyze-cores = How many cores share the work (0: all).
manual-analyze-html = Write the report to this file (.html): one page that needs nothing else.
manual-analyze-out = Of a folder, write a row for each decision to this file: .csv, .jsonl or .parquet.

manual-check = Check the laws that every game must obey, over many random games.
manual-check-more =
    Options, clones, saving, replaying, counting chips and shares, that every number on a button and in the history is
    what happens, and above all: that no player is shown, offered or told
    anything that depends on what is hidden from that player. Without --set, every mix of options is checked, and
    each module alone and all together; --mixes draws set-ups at random instead.
manual-check-examples =
    openoutcry check mogul
    openoutcry check all --games 1000 --json
    openoutcry check mogul --players 5 --set fast_start=yes
    openoutcry check stockpile --mixes 200 --games 50
manual-check-game = The name of a game, or “all”.
manual-check-players = Only with this many players.
manual-check-games = How many games of each set-up.
manual-check-seed = A number; the same number plays the same games.
manual-check-mixes = So many set-ups, with options and modules drawn at random.

manual-bench = Measure how fast the engine is here, on one core.
manual-bench-more =
    A decision is one player’s choice among two or more answers; forced ones and draws take their time but are not counted.
    Compare ratios within one run: machines are noisy.
manual-bench-examples =
    openoutcry bench
    openoutcry bench mogul --players 4 --json
manual-bench-game = Only this game.
manual-bench-players = Only with this many players.
manual-bench-seconds = How long each timing takes.

manual-completion = Let your shell complete command lines: commands, options, games and their options, bots, files.
manual-completion-more =
    It prints a script for your shell, and changes nothing. To switch completion on, let the shell read that script whenever it
    starts: put the line below into ~/.bashrc or ~/.zshrc (after compinit), or write the file for fish. A new version of
    Open Outcry needs no new script.
manual-completion-examples =
    eval "$(openoutcry completion bash)"                     # in ~/.bashrc
    eval "$(openoutcry completion zsh)"                      # in ~/.zshrc
    openoutcry completion fish > ~/.config/fish/completions/openoutcry.fish
manual-completion-shell = Your shell: bash, zsh or fish.
manual-completion-for = Print what can follow this command line, instead of the script. That is what the script asks at the tab key.
