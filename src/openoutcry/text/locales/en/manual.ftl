### What `openoutcry --help` and the help of each command say. Text only, no values: see `openoutcry.text.catalogues`.
### manual-COMMAND says it in a line, -more explains it, -examples shows it (each line: a command, then # and what it does),
### manual-COMMAND-OPTION explains an option; one that several commands share is manual-OPTION.

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

manual-help = Show this page.
manual-version = Show the version.
manual-lang = The language of everything that is said: en or fr (otherwise that of your environment).
manual-json = Write JSON, for machines.
manual-game = The name of a game: “openoutcry games” lists them.
manual-record = A record of a match (JSON Lines), as “play”, or the browser, has saved it.
manual-players = How many play.
manual-set = An option of the game and its value; say it again for another option. “openoutcry games” lists them.
manual-house-set = Play with the numbers in this file instead of the printed ones: a data file of the game, with your values.
manual-jobs = How many processes share the work (0: one for each core).

manual-games = List the games, for how many they are, and their options.
manual-games-more = What is listed as an option is what “--set option=value” takes, here and in all other commands.
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
    openoutcry play --resume evening.jsonl                   # go on with it
manual-play-players = How many play, people and bots together.
manual-play-bots = The bots, with commas, from the first free seat on; a single name takes every free seat.
manual-play-hot-seat = The names of the people, with commas; they take turns at this terminal.
manual-play-name = Your name at the table.
manual-play-seed = A number; the same number deals the same game. Otherwise each game is dealt anew.
manual-play-record = Keep the record of the match in this file.
manual-play-resume = Go on with a game that was left; its record knows the game, the people and the options.

manual-serve = Open the house: tables in the browser, for you and for everybody you invite.
manual-serve-more =
    It prints the address to open, and runs until you stop it with Ctrl-C. Nothing is lost then: tables are kept in a file,
    or in PostgreSQL if you name one.
manual-serve-examples =
    openoutcry serve
    openoutcry serve --host 0.0.0.0 --port 9000                # reachable from other machines
    openoutcry serve --database postgresql://localhost/tables  # several processes may share it
manual-serve-host = The address to listen on.
manual-serve-port = The port to listen on.
manual-serve-database = Where tables are kept: an sqlite:/// or postgresql:// address (otherwise a file in your data folder).
manual-serve-bot-pause = Seconds that a bot takes before it answers.

manual-simulate = Let bots play many games, and count.
manual-simulate-more =
    The same seed gives the same games, whatever the number of jobs. The file has one row for each seat of each game: game,
    players, options, match, seed, seat, bot, score, rank, won, decisions, end. Its ending says what is written: .parquet
    or .jsonl. What is printed is a summary, with 95 % intervals; a shared victory counts as won for each winner.
manual-simulate-examples =
    openoutcry simulate mogul --games 1000
    openoutcry simulate mogul --players 4 --bots broker,random,random,random --games 2000 --jobs 2
    openoutcry simulate mogul --players 5 --set fast_start=yes --games 500 --out fast.parquet
manual-simulate-games = How many games.
manual-simulate-seed = A number; the same number plays the same games.
manual-simulate-bots = The bots by seat, with commas; a single name takes every seat.
manual-simulate-out = Write the rows to this file: .parquet or .jsonl.

manual-replay = Tell a recorded game in words, and draw the table.
manual-replay-more = The record of one seat, or the public one, is told as far as its reader could know; its table is not drawn.
manual-replay-examples =
    openoutcry replay evening.jsonl
    openoutcry replay evening.jsonl --at 120     # as it was after 120 inputs
manual-replay-at = Stop after this many inputs (the number before each line).

manual-verify = Say whether a record is true: every card as dealt, every answer allowed, every position as written.
manual-verify-more =
    The header of a record commits to the dealer’s secret before the first deal; the ending publishes it. Everything is dealt
    and played again from that. If it is not true, you are told where.
manual-verify-examples =
    openoutcry verify evening.jsonl
    openoutcry verify evening.jsonl --json

manual-check = Check the laws that every game must obey, over many random games.
manual-check-more =
    Options, clones, saving, replaying, counting chips and shares, and above all: that nobody is shown, offered or told
    anything that depends on what he cannot see. Without --set, every mix of options is checked, and
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
