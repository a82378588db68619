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
manual-value-line = LINE

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
manual-serve-examples =
    openoutcry serve
    openoutcry serve --host 0.0.0.0 --port 9000                # reachable from other machines
    openoutcry serve --database postgresql://localhost/tables  # several processes may share it
manual-serve-host = The address to listen on.
manual-serve-port = The port to listen on.
manual-serve-database = Where tables are kept: an sqlite:/// or postgresql:// address (otherwise a file in your data folder).
manual-serve-bot-pause = Seconds that a bot takes before it answers.
manual-serve-bots = Bots of your own that are offered besides those of the house, with commas: module:Class, or installed ones by name.
manual-serve-thinkers = How many processes there are for the bots that search (otherwise one less than there are cores, and at least one).
manual-serve-public-address = The address by which others reach the server. Invitations carry it, and no other name is answered to.
manual-serve-proxy = A proxy in front of the server, by its address or network; only such a one is believed who is asking. Repeatable.

manual-db = Look after the tables that a server keeps: whether all of them add up.
manual-db-more =
    “db check” plays every match again, as it was kept: every input is there and was allowed, every card is the one that the
    dealer’s secret draws, every position has the fingerprint it had. Nothing is changed, and a server may be at work
    meanwhile. The exit code is 1 if a table does not add up, and you are told where; a server sets such a table aside.
manual-db-examples =
    openoutcry db check
    openoutcry db check --database postgresql://localhost/tables --json
manual-db-what = What to do: “check”.
manual-db-database = Where tables are kept: an sqlite:/// or postgresql:// address (otherwise the file in your data folder).

manual-simulate = Let bots play many games, and count.
manual-simulate-more =
    The same seed gives the same games, whatever the number of jobs. The file has one row for each seat of each game: game,
    players, options, match, seed, seat, bot, score, rank, won, decisions, end. Its ending says what is written: .csv, .jsonl
    or .parquet. What is printed is a summary, with 95 % intervals; a shared victory counts as won for each winner.
manual-simulate-examples =
    openoutcry simulate mogul --games 1000
    openoutcry simulate mogul --players 4 --bots broker,random,random,random --games 2000 --jobs 2
    openoutcry simulate mogul --players 5 --set fast_start=yes --games 500 --out fast.csv
    openoutcry simulate mogul --games 200 --json
manual-simulate-games = How many games.
manual-simulate-seed = A number; the same number plays the same games.
manual-simulate-bots = The bots by seat, with commas; a single name takes every seat. One of your own is module:Class, or process:COMMAND.
manual-simulate-out = Write the rows to this file: .csv, .jsonl or .parquet (the last one needs the packages of the lab).
manual-simulate-json = Print the summary as JSON, for machines.

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
    are not said are drawn for each game.

    The same seed learns the same, whatever the number of jobs. Ctrl-C stops, and keeps what was learned so far.
manual-train-examples =
    openoutcry train mogul --games 4 --playouts 200 --trials 8
    openoutcry train mogul --from play --games 1500 --generations 40 --out habits.toml
    openoutcry train mogul --from results --rounds 40 --games 160 --playouts 40 --generations 4 --out judge.toml
    openoutcry train speculation-cards --players 3 --rounds 3 --games 40 --playouts 900 --seed 31 --out habits.toml
manual-train-from = What is learned from: “search” or “play” for habits, “results” for a judge.
manual-train-rounds = How many rounds of lessons and learning.
manual-train-games = How many games of lessons a round.
manual-train-playouts = How many playouts a decision takes.
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
    Options, clones, saving, replaying, counting chips and shares, and above all: that no player is shown, offered or told
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
