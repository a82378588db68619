### What `openoutcry --help` and the help of each command say. Text only, no values: see `openoutcry.text.catalogues`.
### manual-COMMAND says it in a line, -more explains it, -examples shows it (each line: a command, then # and what it does),
### manual-COMMAND-OPTION explains an option; one that several commands share is manual-OPTION, or manual-option-OPTION where a command has that name.

manual = Stock-market board games: play, simulate and analyse them.
manual-more =
    In a terminal: “openoutcry play mogul”. In a browser, alone or with friends: “openoutcry serve”. The help page of a
    command: “openoutcry play --help”.

    The exit code is 0 after success, 1 if something was refused, false or failed, and 2 if the command line is wrong.
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
manual-value-folder = FOLDER
manual-value-name = NAME
manual-value-option = OPTION
manual-value-value = VALUE
manual-value-address = ADDRESS
manual-value-line = LINE

manual-help = Show this page.
manual-version = Show the version.
manual-lang = The language of the output, en or fr. The default is the language of your environment.
manual-json = Print JSON instead of text.
manual-game = The name of a game: “openoutcry games” lists them.
manual-record = A record of a match (JSON Lines), saved by “play” or downloaded from the browser.
manual-players = The number of players.
manual-option-set = An option of the game and its value. Repeatable. “openoutcry games” lists the options.
manual-house-set = Replace the printed numbers of the game with those of this data file (TOML), or of the set “small”, which comes with every game.
manual-jobs = The number of processes that share the work (0: one for each core).
manual-cluster = Play the games on a cluster: dask://HOST:PORT or ray://HOST:PORT. With dask:2 or ray:2, two workers are started on this machine (needs openoutcry[dask] or [ray]).
manual-change = Change one number of the game: chips.each=7, companies.2.shares=8, investors.Opulent Oprah.money=20. Repeatable.

manual-games = List the games with their numbers of players and options.
manual-games-more =
    The options are listed as “--set option=value” accepts them, in all commands.

    A game of your own is listed if the variable OPENOUTCRY_GAMES names its package: OPENOUTCRY_GAMES=my_game. The
    package is imported from this folder or from the Python path.
manual-games-examples =
    openoutcry games
    openoutcry games --json

manual-play = Play in this terminal, against bots or with friends.
manual-play-more =
    The table is drawn before each of your questions. Type the number of an answer or its words: “stay”, “sell 2”. The
    beginning of the words is enough if it is clear. The commands are “undo”, “help”, “history”, “table” and “quit”.

    A match that you leave is saved, and you are told how to resume it. With --hot-seat, several people share the
    terminal and pass it on, and nobody sees hidden chips or cards of another. An answer that all players choose in
    secret may be changed until the last one has answered. The deal is fixed by a published hash before the first card,
    so that it can be verified at the end.
manual-play-examples =
    openoutcry play mogul                                    # you and three brokers
    openoutcry play mogul --players 3 --bots random          # a gentle first game
    openoutcry play mogul --hot-seat Ann,Ben --bots broker   # two people share the terminal
    openoutcry play mogul --set memory=perfect --seed 7      # everybody’s chips are shown, always the same deal
    openoutcry play mogul --record evening.jsonl             # keep the record of the game
    openoutcry play mogul --hint                             # with a coach whom you may ask
    openoutcry play --resume evening.jsonl                   # go on with it
    openoutcry play --resume                                 # choose among the games that were left
manual-play-players = The number of players, people and bots together.
manual-play-bots = The bots, separated by commas, for the free seats in order. A single name takes every free seat. A bot of your own is module:Class or process:COMMAND.
manual-play-hot-seat = The names of the people who share this terminal, separated by commas.
manual-play-name = Your name.
manual-play-seed = A number. The same number deals the same game. By default every deal is random.
manual-play-record = Save the record of the match to this file.
manual-play-resume = Resume an unfinished match from its record. Without a file, the unfinished matches are listed, and you choose one.
manual-play-hint = Allow hints: “hint” shows the answer of the coach with its reasons. The record marks the answers that follow a hint.

manual-serve = Run a server for tables in the browser.
manual-serve-more =
    The address to open is printed. The server runs until Ctrl-C. Tables are stored in a file, or in PostgreSQL if
    --database names one, and are there again after a restart.

    Every setting is an option, an environment variable (OPENOUTCRY_PORT=9000) and a line in the file of --config.
    “openoutcry serve --print-config” prints all settings, also those that are not on this page.
manual-serve-examples =
    openoutcry serve
    openoutcry serve --host 0.0.0.0 --port 9000                # reachable from other machines
    openoutcry serve --database postgresql://localhost/tables  # several processes may share it
    openoutcry serve --print-config > house.toml               # every setting, to be changed
    openoutcry serve --config house.toml
manual-serve-config = A file of settings (TOML). An environment variable has priority over the file, and an option over both.
manual-serve-print-config = Print every setting with its explanation and source as a file for --config, and exit.
manual-serve-host = The address to listen on.
manual-serve-port = The port to listen on.
manual-serve-database = The database of the tables: an sqlite:/// or postgresql:// address. The default is a file in your data folder.
manual-serve-public-address = The address at which clients reach the server. It is used in invitations, and requests for other host names are refused.
manual-serve-proxy = The address or network of a trusted proxy, whose headers name the client. Repeatable.
manual-serve-origin = Another site whose pages may call this server. Repeatable.
manual-serve-refuse = A blocked address or network. Repeatable.
manual-serve-workers = The number of processes that serve the port. More than one needs PostgreSQL.
manual-serve-worker-port = With several workers, the port of the first worker alone. Each further worker uses the next port (0: none).
manual-serve-metrics = A separate HOST:PORT for the Prometheus metrics and /health. The public port then has no /metrics. Each further worker uses the next port.
manual-serve-log-format = The format of the log: lines of text (lines), JSON (json), or lines on a terminal and JSON elsewhere (auto).
manual-serve-log-level = The lowest level of messages that are logged.
manual-serve-bots = Bots of your own that are offered, separated by commas: module:Class, or the names of installed ones.
manual-serve-bot-pause = Seconds before a bot answers.
manual-serve-guests-within = The time limit for an answer of a bot of yours, in seconds.
manual-serve-thinkers = The number of processes for bots that search. The default is one less than there are cores, shared among the workers, and at least one.
manual-serve-thinking = The thinking time of a level of bots in seconds, and of all bots as strong as it, when no other bot waits: tycoon=2. Repeatable.
manual-serve-hinting = Seconds that the coach may think about a hint when no other request waits.
manual-serve-coaching = Seconds that the coach may spend on the analysis of a finished match.
manual-serve-hints-per-second = How many hints a table may ask for each second.
manual-serve-hint-burst = How many hints a table may ask for at once.
manual-serve-keep-finished = Days for which the table of a finished match is stored after its last use, with its record and chat (0: for ever).
manual-serve-keep-abandoned = Days for which the table of an unfinished match is stored after its last use (0: for ever).
manual-serve-keep-empty = Days for which a table is stored whose match was never started (0: for ever).
manual-serve-keep-chat = Days for which chat messages are stored (0: as long as their table).
manual-serve-keep-deeds = Days for which the audit log of hosts and operators is stored (0: for ever).
manual-serve-tidy-every = Seconds between two deletions of expired data.
manual-serve-chat-kept = The number of chat messages that a table shows.
manual-serve-idle-after = Seconds after which an unused table is removed from memory.
manual-serve-poll-every = Seconds between two checks for changes by other processes, in case a notification was lost.
manual-serve-send-within = Seconds that a browser has to read the data sent to its socket.
manual-serve-head-within = Seconds within which the header of a request must arrive.
manual-serve-body-within = Seconds within which the body of a request must arrive.
manual-serve-answer-within = Seconds that a client has to read a response.
manual-serve-idle-within = Seconds for which an idle connection is kept open.
manual-serve-ping-every = Seconds between two pings of a socket.
manual-serve-pong-within = Seconds after which a socket is closed if it does not answer a ping.
manual-serve-head-bytes = The largest header of a request, in bytes.
manual-serve-message-bytes = The largest message on a socket, in bytes.
manual-serve-body-bytes = The largest body of a request, in bytes.
manual-serve-messages-per-second = How many messages a socket may send each second.
manual-serve-message-burst = How many messages a socket may send at once.
manual-serve-chat-per-second = How many chat messages a socket may send each second. A table may have four times as many.
manual-serve-chat-burst = How many chat messages a socket may send at once.
manual-serve-calls-per-second = How many requests an address may make each second.
manual-serve-call-burst = How many requests an address may make at once.
manual-serve-tables-per-second = How many tables an address may open each second.
manual-serve-table-burst = How many tables an address may open at once.
manual-serve-connections = The largest number of open connections.
manual-serve-connections-per-table = The largest number of spectators of a table. Sockets of players do not count.
manual-serve-spectators-per-client = The largest number of spectators of a table from one address.
manual-serve-connections-per-client = The largest number of open connections from one address.

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
    The size of the database before and after is printed. A server may run meanwhile. With SQLite its answers wait.
manual-db-file = The file of the backup.
manual-db-database = The database: an sqlite:/// or postgresql:// address. The default is that of the server’s settings, or the file in your data folder.
manual-db-config = The server’s file of settings (TOML), which names the database. The variable OPENOUTCRY_DATABASE has priority over it, and --database over both.

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
manual-house-database = The database: an sqlite:/// or postgresql:// address. The default is that of the server’s settings, or the file in your data folder.
manual-house-config = The server’s file of settings (TOML), which names the database. The variable OPENOUTCRY_DATABASE has priority over it, and --database over both.

manual-loadtest = Measure the throughput and latency of a server under load (in a checkout).
manual-loadtest-more =
    The load test is not part of the package. In a checkout this command runs “python -m tests.campaigns.load” with the
    same options; “python -m tests.campaigns.load --help” lists them.
manual-loadtest-examples =
    openoutcry loadtest
    openoutcry loadtest mogul --tables 1000 --rate 1000 --seconds 60 --picture load.svg
manual-loadtest-words = Options of the load test.

manual-faults = Inject faults into a server and verify that nothing is lost (in a checkout).
manual-faults-more =
    The fault campaigns are not part of the package. In a checkout this command runs “python -m tests.campaigns.faults”
    with the same options; “python -m tests.campaigns.faults --help” lists them.
manual-faults-examples =
    openoutcry faults
    openoutcry faults --only kill --rounds 100 --seed 1 --json
manual-faults-words = Options of the fault campaigns.

manual-simulate = Play many games between bots and sum up the results.
manual-simulate-more =
    The same seed gives the same games, for any number of jobs or workers. The output file has one row for each seat of
    each game: the set-up, the bot, the position in the first order of play, the score and its parts, and more. Its
    format is that of its extension: .csv, .jsonl or .parquet. Rows are written while games are played. After Ctrl-C the
    file has all complete games, and --resume continues it. The printed summary has 95 % intervals. A shared win counts
    as a fraction.

    If the bots differ, seats are rotated: every deal is played once for each player, and the bots move on by one seat
    each time. With --vary, each set plays the same deals, and the column “varied” names the set.
manual-simulate-examples =
    openoutcry simulate mogul --games 1000
    openoutcry simulate mogul --players 4 --bots broker,random,random,random --games 2000 --jobs 2
    openoutcry simulate mogul --players 5 --set fast_start=yes --games 500 --out fast.csv
    openoutcry simulate stockpile --set investors=on --games 100000 --rounds --out investors.parquet
    openoutcry simulate mogul --games 20000 --vary chips.each=4..7 --out chips.parquet
    openoutcry simulate mogul --games 200 --json
manual-simulate-games = The number of games of each set, rounded up to whole deals if seats are rotated.
manual-simulate-seed = A number. The same number plays the same games.
manual-simulate-bots = The bots by seat, separated by commas. A single name takes every seat. A bot of your own is module:Class or process:COMMAND.
manual-simulate-out = Write the rows to this file: .csv, .jsonl or .parquet (which needs openoutcry[lab]).
manual-simulate-rotate = Rotate the seats on each deal, even if all bots are the same.
manual-simulate-no-rotate = Do not rotate the seats.
manual-simulate-vary = Play one set for each of these values: chips.each=4..7 or chips.each=4,6,8. Repeatable: all combinations are played.
manual-simulate-rounds = Also write one row per round to FILE.rounds: prices, fortunes, chances, bids.
manual-simulate-resume = Continue the output file of the same simulation after an interruption.
manual-simulate-json = Print the summary as JSON.

manual-report = Write a page of statistics with pictures about many games.
manual-report-more =
    The rows are those of “simulate --out”. If “--rounds” was given there too, the report also shows prices, fortunes
    and the round in which games are decided. The page needs no other files and can be printed. It shows who wins by
    seat, place in the order of play, investor, strategy card and bot, with 95 % intervals and Holm’s correction for
    many comparisons; scores and their parts; length; how often the lead changes; the share of luck. The figures are
    below each picture. The page names what the rows do not contain.
manual-report-examples =
    openoutcry simulate stockpile --set investors=on --games 10000 --rounds --out games.parquet
    openoutcry report games.parquet
    openoutcry report games.parquet --out stockpile.html --lang fr
    openoutcry report games.parquet --json
manual-report-file = A file of rows: .csv, .jsonl or .parquet.
manual-report-out = Write the page to this file (.html). The default is FILE with the extension .html.
manual-report-coach = Let the coach analyse this number of similar games, to show which questions matter (seconds to minutes each).
manual-report-house-set = The house set with which the games were played, for --coach.
manual-report-json = Print the figures as JSON. The page is then written only with --out.

manual-compare = Compare two rule sets, two files of rows, or two bots.
manual-compare-more =
    A and B are two rule sets (the name of a game for its printed numbers, a .toml file for a house set), two files of
    rows of “simulate”, or two bots with “--game”. Rule sets and bots play the same deals. In files, equal deals are
    found by their seed, so two versions of the program are compared by a file of each. The result is a measure of both
    sides and its difference with a 95 % interval. A table lists all measures, with Holm’s correction for their number.

    The comparison stops as soon as the measure of --on clearly differs. The interval takes into account that the result
    was looked at several times. Ctrl-C stops early with the result so far. The measures are score, winner, gap, rounds,
    decisions, start, part_…, and shares of wins: won (of bots), bot:NAME, investors:NAME, strategies_kept:NAME,
    end:NAME.
manual-compare-examples =
    openoutcry compare mogul attic.toml --on rounds
    openoutcry compare stockpile house.toml --set investors=on --on "investors:Opulent Oprah" --games 20000
    openoutcry compare broker analyst:200 --game mogul
    openoutcry compare before.parquet after.parquet --out both.html
manual-compare-a = The first side: the baseline.
manual-compare-b = The second side.
manual-compare-game = The game that two bots play.
manual-compare-bots = The bots that play if rule sets are compared. A single name takes every seat.
manual-compare-on = The measure that decides [default: score, or won for bots].
manual-compare-games = The largest number of games, for each side if rule sets are compared.
manual-compare-whole = Play all games, even if the result is clear earlier.
manual-compare-seed = A number. The same number deals the same games.
manual-compare-out = Write a page with pictures to this file (.html).
manual-compare-json = Print the figures as JSON.

manual-set = Print the data file of a game, as a starting point for a house set.
manual-set-more =
    The data file (TOML) has all numbers that are printed on the board and the cards, with their sources. Edit it and
    play with --house-set. With --change it is printed with other values. Values with which the game cannot be played
    are refused.
manual-set-examples =
    openoutcry set mogul > house.toml
    openoutcry set mogul --change chips.each=7 > seven.toml

manual-arena = Measure which of several bots is stronger, and by how much.
manual-arena-more =
    Every deal is played once for each player, and the bots move on by one seat each time, so that no bot profits from
    its cards or its seat. Bots with the same name are counted together. A shared win counts as a fraction. The
    intervals are Wilson’s, at 95 %. The ratings are those of the Bradley-Terry model (who finished ahead of whom) on
    the Elo scale, with mean 0. Times per decision are wall-clock times and leave out questions with a single answer.

    The same seed gives the same result for any number of jobs, unless bots have a time limit: analyst:200ms has one,
    analyst:1000 (playouts) does not. Bots with a time limit play weaker if several jobs share the cores. Ctrl-C stops
    early with the results of the complete deals.
manual-arena-examples =
    openoutcry arena mogul --bots analyst:200ms,broker,broker,broker --games 200
    openoutcry arena mogul --bots tycoon:50ms,broker,broker,broker --games 1000 --precision 8
    openoutcry arena stockpile --players 2 --bots analyst:500,broker --games 400 --decided --jobs 2
    openoutcry arena mogul --bots my_module:MyBot,broker,broker,broker --picture mine.svg
    openoutcry arena mogul --bots "process:node bot.js,broker,broker,broker" --json
manual-arena-bots = The bots by seat, separated by commas. A single name takes every seat. A bot of your own is module:Class or process:COMMAND.
manual-arena-games = The largest number of games, rounded up to whole deals.
manual-arena-seed = A number. The same number deals the same games.
manual-arena-precision = Stop when half the width of the first bot’s interval is at most this number of percentage points.
manual-arena-decided = Stop when it is clear that the first bot wins more or less than its share.
manual-arena-picture = Draw the intervals to this file (.svg).
manual-arena-json = Print the result as JSON.

manual-train = Train the parameters of a game’s bots.
manual-train-more =
    “Habits” are the parameters by which a bot plays without search. They are improved by an evolution strategy, in
    generations. From search: in each round all seats of some games search, and the values that they found are stored as
    lessons. Habits are better if their answers lose less by these values. A quarter of the lessons is held out for
    validation. From play: habits are better if they win more quick games against the league of earlier habits. After a
    round, a searching bot with the new habits plays trial games against bots with the old ones, and the new habits join
    the league.

    From results: a small value network (the “judge”) learns the value of a position from the results of games. It
    evaluates positions where a playout stops. In each round all bots search and evaluate with it, or with one of the
    league. Then it is fitted to the results. The number of players and the options are drawn for each game unless they
    are given. With “--playouts 0” no bot searches, and many more games are played.

    The same seed gives the same result, for any number of jobs. Ctrl-C stops early and writes what was learned.
manual-train-examples =
    openoutcry train mogul --games 4 --playouts 200 --trials 8
    openoutcry train mogul --from play --games 1500 --generations 40 --out habits.toml
    openoutcry train mogul --from results --rounds 40 --games 160 --playouts 40 --generations 4 --out judge.toml
    openoutcry train speculation-cards --players 3 --rounds 3 --games 40 --playouts 900 --seed 31 --out habits.toml
manual-train-from = The method: “search” or “play” for habits, “results” for a judge.
manual-train-rounds = The number of rounds.
manual-train-games = The number of games in a round from which is learned.
manual-train-playouts = The number of playouts for a decision. 0, only with “--from results”, means no search.
manual-train-generations = The number of generations in a round. With “--from results”, the number of passes over all games.
manual-train-trials = The number of trial games after each round, or after the last one with “--from results”. 0 for none.
manual-train-seed = A number. The same number gives the same result.
manual-train-out = Write the result to this file (TOML), with the command and the measurements in comments.
manual-train-json = Print every step as JSON.

manual-replay = Print a recorded match in words, and draw the table.
manual-replay-more =
    A record of one seat, or the public one, is printed as far as its reader may know it, without the table. A record
    that is false or cannot be verified is printed too, with a warning.
manual-replay-examples =
    openoutcry replay evening.jsonl
    openoutcry replay evening.jsonl --at 120     # as it was after 120 inputs
manual-replay-at = Stop after this number of inputs (the number before each line).

manual-verify = Verify a record: its draws, answers and events.
manual-verify-more =
    The header of a record has a hash of the dealer’s secret, published before the first deal. The end of the record has
    the secret itself. The match is dealt and replayed from it, and every event is compared. If the record is false, the
    place is printed. What cannot be verified is named: the answers that a record of one seat leaves out, or the draws
    of a match that is not over.
manual-verify-examples =
    openoutcry verify evening.jsonl
    openoutcry verify evening.jsonl --json

manual-analyze = Evaluate every answer of a match, given what its player could know.
manual-analyze-more =
    For each decision, many complete positions are drawn that agree with what the player knew. Every answer is tried in
    the same positions with the same random numbers, and the game is played to its end. The cost of an answer against
    the best one is measured again in new positions, so that noise is not reported as a mistake. For every player,
    result = par + luck + skill + table. The reasons give the figures that the coach expects after each answer, and the
    best answer with all cards open.

    After about five seconds a first page is written, or on a terminal the figures of every player are printed, with
    more noise. The exact report follows.

    For a folder, all its records are analysed, and the costs of each player are summed up by kind of question. The same
    seed gives the same result, for any number of cores.
manual-analyze-examples =
    openoutcry analyze evening.jsonl
    openoutcry analyze evening.jsonl --html evening.html      # one page with pictures
    openoutcry analyze evening.jsonl --error 5                # quicker, and less exact
    openoutcry analyze evening.jsonl --json
    openoutcry analyze records --out answers.parquet          # all records of a folder
manual-analyze-record = A full record of a finished match (JSON Lines), or a folder of such records.
manual-analyze-error = The precision of costs: half the width of their 95 % interval, in percentage points.
manual-analyze-seed = A number. The same number draws the same positions.
manual-analyze-cores = How many cores share the work (0: all).
manual-analyze-html = Write the report to this file (.html), a page without external files.
manual-analyze-out = For a folder: write one row per decision to this file: .csv, .jsonl or .parquet.

manual-new = Write the files of a new game.
manual-new-more =
    The new game is a small working one, whose files you change. A tutorial explains them: docs/add-a-game.md.
manual-new-examples =
    openoutcry new game trade_winds                  # the folder trade_winds, here
    openoutcry new game trade_winds --into ~/games
manual-new-game = Write a Python package with a small working game.
manual-new-game-more =
    Each player has a card that nobody else sees, and all bid at the same time. The package has the rules, bots, English and
    French texts, and a test. It can be checked, played in the terminal and in the browser, and simulated at once.
manual-new-game-name = The name of the package: lower-case letters, digits and underscores, as trade_winds. The game is then called trade-winds.
manual-new-game-into = The folder in which the folder of the package is made.

manual-check = Check the laws of the engine in many random games.
manual-check-more =
    The laws cover options, copies, saving, replaying, and the conservation of chips and shares. The numbers on buttons
    and in the history must be what happens. Above all, nothing that a player is shown, offered or told may depend on
    what is hidden from that player. Without --set, every combination of options is checked, each module alone, and all
    modules together. With --mixes, random set-ups are checked instead. Without either, the values of
    each option are compared as well, from 8 games on beside each value of every other option, and values that make no
    difference are reported.
manual-check-examples =
    openoutcry check mogul
    openoutcry check all --games 1000 --json
    openoutcry check mogul --players 5 --set fast_start=yes
    openoutcry check stockpile --mixes 200 --games 50
    openoutcry check mogul --games 5 --thorough
manual-check-game = The name of a game, or “all”.
manual-check-players = Only with this many players.
manual-check-games = The number of games of each set-up.
manual-check-seed = A number. The same number plays the same games.
manual-check-mixes = Check this number of set-ups with random options and modules.
manual-check-thorough = Check every position and the numbers of every option, instead of samples. Takes much longer.

manual-bench = Measure the speed of the engine on one core.
manual-bench-more =
    A decision is a choice of one player between two or more answers. Questions with a single answer and draws take time
    but are not counted. Machines differ: compare only figures of the same machine.
manual-bench-examples =
    openoutcry bench
    openoutcry bench mogul --players 4 --json
manual-bench-game = Only this game.
manual-bench-players = Only with this many players.
manual-bench-seconds = The duration of each measurement in seconds.

manual-completion = Print a script with which your shell completes commands, options, games, bots and files.
manual-completion-more =
    To switch completion on, let the shell read the script at its start: put the line below into ~/.bashrc, or into
    ~/.zshrc after compinit, or write the file for fish. The script need not be updated with a new version of Open
    Outcry.
manual-completion-examples =
    eval "$(openoutcry completion bash)"                     # in ~/.bashrc
    eval "$(openoutcry completion zsh)"                      # in ~/.zshrc
    openoutcry completion fish > ~/.config/fish/completions/openoutcry.fish
manual-completion-shell = Your shell: bash, zsh or fish.
manual-completion-for = Print the completions of this command line instead of the script. The script uses this option.
