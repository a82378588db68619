### The terminal's own words: the table as drawn, the questions of a game played there, what the commands say.

## The drawing

terminal-history = What happened
terminal-folded = { $command }: show all

## A match in the terminal

play-welcome = { $game }: { $names } sit down.
ask-of = { $name }: { $question }
is-thinking = { $name } is thinking …
prompt = ›
press-enter = Press Enter when you are there.
hand-over = Pass to { $name }.
command-undo = undo
command-undo-about = takes your last answer back
command-help = help
command-help-about = shows this
command-history = history
command-history-about = tells the whole game so far
command-table = table
command-table-about = draws the table again, nothing folded
command-quit = quit
command-quit-about = leaves; the game is kept, and you can go on with it
command-hint = hint
command-hint-about = says what the coach would answer, and why; the record marks it
hint-off = There are no hints in this game: it was started without --hint.
hint-thinking = The coach is thinking …
command-change = change
command-change-about = lets somebody who has chosen choose again, as in: change Ann
change-offer = Nobody has seen a choice yet. To choose again: { $commands }.
change-who = Whose choice is it? Say one of: { $commands }.
chosen-so-far = your choice so far
undo-agree = Somebody has learned something since. Do you agree, { $names } (yes or no)?
undo-refused = Not everybody agrees, so it stands.
undo-done = { $name } takes an answer back.
undo-done-marked = { $name } takes an answer back, after others had learned something: the record says so.
play-kept = The record is in { $file }. Was it dealt honestly? openoutcry verify { $file }
play-left = The game is kept in { $file }. To go on with it: openoutcry play --resume { $file }
resume-over = “{ $file }”: this match is over. To read it: openoutcry replay { $file }
resume-no-secret = Without the dealer’s secret nobody can deal on, and “{ $file }” does not hold it.
resume-other-secret = The secret in “{ $file }” belongs to another match.
resume-which = Which one? Its number, from 1 to { $most }, or “quit”.
resume-number = “{ $words }” is no number from 1 to { $most }.
resume-asked = { $names } to answer
resume-unreadable = { $file } cannot be gone on with. { $problem }
resume-none = No game was left before its end in { $folder }. One that is kept elsewhere: openoutcry play --resume FILE

## What the commands say

games-size = { $low } to { $high } players
games-default = default
games-option-players = only with { $players } players
games-bots = Bots: { $bots }
games-characters = Characters, each as strong as the level in brackets:
games-play = To play: { $command }
replay-title = { $game }: { $names }
replay-at = The record has { $inputs } inputs, so there is no input { $at }.
replay-false = It could not be played again, so this is told from its events. { $problem }
replay-forged = What is told here is not true. { $problem }
replay-unverified = Not verified. { $problem }
record-event = Input { $input } has an event that cannot be told.
told-undo = { $name } takes an answer back: on from input { $number }.
verify-true = True: all { $inputs } inputs are as dealt and as allowed, and are told as they happened. { $winner }.
verify-true-seen =
    { $hidden ->
        [0] True as far as it shows: all { $inputs } inputs are as dealt and as allowed, and are told as they happened. { $winner }.
       *[other] True as far as it shows: all { $inputs } inputs are as dealt and as allowed, and are told as they happened. Not checked: the answers that this form of the record leaves out ({ $hidden }). { $winner }.
    }
verify-same = The record was told by Open Outcry { $told_by }; by the rules of { $here }, the same happened.
verify-unsure = Not verified. { $problem }
verify-false = False. { $problem }
simulate-playing = Playing
simulate-written =
    { $rows ->
        [one] { $rows } row is in { $file }.
       *[other] { $rows } rows are in { $file }.
    }
simulate-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-who = Who
simulate-seats = Seats
simulate-won = Won
simulate-interval = 95 % interval
simulate-score = Mean score
simulate-set = Set
simulate-difference = Difference
simulate-resumed =
    { $games ->
        [one] { $games } game was there.
       *[other] { $games } games were there.
    }
simulate-interrupted =
    { $games ->
        [one] Interrupted: { $games } game is whole. --resume goes on with the file.
       *[other] Interrupted: { $games } games are whole. --resume goes on with the file.
    }
progress-rate = { $number } a minute
progress-rate-second = { $number } a second
arena-title =
    { $deals ->
        [one] { $game }, { $players } players: { $games } games of { $deals } deal, seed { $seed }
       *[other] { $game }, { $players } players: { $games } games of { $deals } deals, seed { $seed }
    }
arena-games = Games
arena-won = Won
arena-interval = 95 % interval
arena-rank = Rank
arena-rating = Rating
arena-ms = ms
arena-slowest = Max. ms
arena-par = { $par } is par
arena-picture = { $game }, { $players } players: share of { $games } games won
arena-picture-note = Circles are shares of wins, lines their 95 % intervals; the dashed line is the share of equals.
arena-drawn = The picture is in { $file }.
arena-stopped-precision = Stopped: the interval of the first bot is narrow enough.
arena-stopped-decided = Stopped: it is decided whether the first bot wins more than its share.
arena-stopped-interrupted =
    { $deals ->
        [one] Interrupted; the deal that was whole by then counts.
       *[other] Interrupted; the { $deals } deals that were whole by then count.
    }
train-learning = Learning
train-written = What was learned is in { $file }.
train-round-search = Round { $round }: { $lessons } lessons. A quick answer loses { $loss } hundredths of a game against the search, and { $apart } by the lessons kept apart.
train-round-play = Round { $round }: a quick player with these habits wins { $won } of its games among the league.
train-round-results = Round { $round }: { $lessons } positions so far. Before it learned from them the judge was surprised by { $apart }, then by { $loss }.
train-trial = Trial, { $games } games: searching with what was learned wins { $won } ({ $low } – { $high }) among the first ones; { $par } is par.
train-curve-results = How much new games surprised it, from the first round to the last: { $curve }
train-curve = What an answer loses, from the first generation to the last: { $curve }
decimal-point = .
figure = { $number }
check-checking = Checking
check-game = Game
check-players = Players
check-options = Options
check-games = Games
check-decisions = Decisions
check-found = Violations
check-option-values = values of options compared (law 16)
check-violation = { $game }, { $players } players: { $violation }
check-promised = Law 15: numbers on answers and in events, compared with what happens.
check-promised-positions = Positions
check-promised-answers = Answers tried
check-promised-figures = Figures compared
check-promised-open = Not reached
check-promised-events = Events
check-promised-event-numbers = Numbers compared
check-promised-unchecked = Uncheckable
check-holds = All laws hold.
check-broken =
    { $violations ->
        [one] { $violations } violation.
       *[other] { $violations } violations.
    }
bench-game = Game
bench-players = Players
bench-decisions-per-second = Decisions/s
bench-driven-decisions-per-second = from Python/s
bench-games-per-second = Games/s
bench-clone-ns = Clone (ns)
bench-state-bytes = State (bytes)
serve-open = Open Outcry is at { $address }
serve-network = Others on this network: { $address }
house-close = Table { $whom } is closed.
house-reopen = Table { $whom } is open again.
house-refuse = { $whom } is turned away.
house-admit = { $whom } may come again.
house-not-refused = { $whom } was not turned away.
house-no-reason = no reason was given
usage-house = What the house decides is one of: { $known }; not “{ $value }”.
db-rows = { $rows } rows …
db-backup = { $rows } rows are in { $file } ({ $bytes } bytes). Keep it where nobody else reads it: the dealers’ secrets are in it.
db-restore = { $rows } rows were brought back from { $file }.
db-vacuumed = The database had { $before } bytes, and has { $after } now.
db-false = Table { $table } ({ $game }, begun with version { $version }): { $problem }
db-adds-up =
    { $tables ->
        [0] There are no tables yet.
        [one] One table, and it adds up.
       *[other] { $tables } tables, and all add up.
    }
db-does-not =
    { $false ->
        [one] { $tables } tables, of which one does not add up.
       *[other] { $tables } tables, of which { $false } do not add up.
    }
serve-stop = Ctrl-C stops it; nothing is lost.
uncompiled = The engine is not compiled here, so it is many times slower.

## Command lines that are not understood

usage-see-help = See: { $command } --help
usage-wrong = This command line is not understood.
usage-lang = --lang is en or fr, not “{ $value }”.
usage-extra = “{ $words }” is too much: the command does not know what it is for.
usage-no-command = There is no command “{ $words }”. What there is: { $commands }.
usage-no-option = There is no option { $option }.
usage-no-value = { $option } needs a value, or takes none.
usage-missing = { $what } is missing.
usage-whole = { $option } is a whole number from { $least } to { $most }, not “{ $value }”.
usage-whole-least = { $option } is a whole number, { $least } or more, not “{ $value }”.
usage-number = { $option } is a number from { $least } to { $most }, not “{ $value }”.
usage-rotate = The seats are turned or not: --rotate or --no-rotate.
usage-needs-out = { $option } needs a file: --out FILE.
usage-set = --set is followed by option=value, not by “{ $value }”.
usage-names = { $option } is followed by names with commas between them, not by “{ $value }”.
usage-bots =
    { $bots ->
        [one] --bots names { $bots } bot, and there are { $seats } seats for bots.
       *[other] --bots names { $bots } bots, and there { $seats ->
            [0] is no seat for bots
            [one] is { $seats } seat for bots
           *[other] are { $seats } seats for bots
        }.
    }
usage-people = { $people } people do not fit at a table for { $players }.
usage-name = “{ $name }”: a name has 1 to { $most } letters.
usage-same-name = Two people have the same name: { $names }.
usage-name-and-hot-seat = --name is for one person, --hot-seat for several: say one of them.
usage-page = “{ $file }”: a page is written to a file that ends in .html.
usage-analyze-html = --html draws one record. Of a folder, --out writes the decisions.
usage-analyze-out = --out is for a folder of records. Of one record, --html writes a page and --json prints everything.
no-records = There is no record (.jsonl) in { $file }.
usage-picture = “{ $file }”: a picture is written to a file that ends in .svg.
usage-train-playouts = --playouts 0: a bot that learns from “{ $words }” needs playouts; only “results” do without.
usage-train-from = { $words }: what a bot learns from is “search”, “play” or “results”.
usage-resume = --resume goes on with a match as it was, people and options included: leave the other options out.
usage-shell = The shell is one of: { $known }; not “{ $value }”.
usage-db = What can be done with a database is one of: { $known }; not “{ $value }”.
usage-new = What can be written is one of: { $known }; not “{ $value }”.
usage-new-name = “{ $name }”: the name of a game is written like trade_winds, with at most { $most } characters: lower-case letters, digits and single underscores, a letter first.
usage-new-word = “{ $name }” cannot be the name of a game: Python or Open Outcry uses this word.
usage-new-game = There is a game “{ $name }” already.
usage-new-module = There is a Python module “{ $name }” already.
usage-database = --database is an sqlite:/// or postgresql:// address, not “{ $value }”.
usage-public-address = --public-address is an http:// or https:// address without a path, as https://play.example.org, not “{ $value }”.
usage-proxy = --proxy is the address of a machine or a network, as 127.0.0.1 or 10.0.0.0/8, not “{ $value }”.
usage-config = “{ $file }” is not a file of settings: { $problem }.
usage-no-setting = “{ $file }”: there is no setting “{ $value }”.
usage-no-variable = The variable { $value } of the environment is no setting.
usage-one-of = { $option } is one of { $words }, not “{ $value }”.
usage-level = { $option } is a level of bots and its seconds, as tycoon=2, not “{ $value }”.
usage-network = What is refused is the address of a machine or a network, as 192.0.2.7 or 192.0.2.0/24, not “{ $value }”.
usage-place = --metrics is an address with a port, as 127.0.0.1:9100, not “{ $value }”.
usage-long-bot = “{ $bot }”: the name of a bot has at most { $most } letters.
usage-program-served = “{ $bot }”: programs play in the terminal and in the lab, and are not offered in the browser.
file-missing = There is no file “{ $file }”.
file-is-folder = “{ $file }” is a folder, and a file is needed.
file-unreadable = “{ $file }” cannot be read.
file-too-large = “{ $file }” is too large.
file-not-text = “{ $file }” is not a text file.
file-unwritable = “{ $file }” cannot be written.
folder-missing = There is no folder “{ $file }”.
folder-not-empty = “{ $file }” exists and is not an empty folder.
new-game = { $name } is in { $folder }. Type next:
own-fault = Open Outcry has made a mistake ({ $problem }). With { $variable }=1 it shows where: please report it.
campaign-moved = “openoutcry { $command }” has moved out of the package. The command is now: python -m { $module }
