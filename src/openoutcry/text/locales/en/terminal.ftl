### The terminal's own words: the table as drawn, the questions of a game played there, what the commands say.

## The drawing

terminal-history = What happened
terminal-mogul-border = border { $company }
terminal-mogul-crash = CRASH
terminal-mogul-crash-near = crash is near
terminal-mogul-values = Value now
terminal-speculation-board-worth = in shares
terminal-speculation-cards-under = Under the top of pile { $pile }
terminal-speculation-cards-covered = { $cards } covered

## Answers, as they are typed

word-mogul-pass = pass
word-mogul-credit = credit
word-mogul-stay = stay
word-mogul-leave = leave
word-mogul-take = take
word-mogul-decline = decline
word-mogul-sell = sell
word-speculation-board-sell = sell
word-speculation-board-buy = buy
word-speculation-board-raise = raise
word-speculation-board-lower = lower
word-speculation-board-play = play
word-speculation-board-nothing = nothing
word-speculation-cards-take = take
word-speculation-cards-draw = draw
word-speculation-cards-discard = discard
word-speculation-cards-keep = keep
word-speculation-cards-pile = pile
word-stockpile-first = first
word-stockpile-second = second
word-stockpile-third = third
word-stockpile-fourth = fourth
word-stockpile-fifth = fifth
word-stockpile-and = and
word-stockpile-face-up = up
word-stockpile-face-down = down
word-stockpile-bid = bid
word-stockpile-boom = boom
word-stockpile-bust = bust
word-stockpile-sell = sell
word-stockpile-split = split
word-stockpile-turn = turn
word-stockpile-back = back
word-stockpile-done = done
word-stockpile-show = show
word-stockpile-look = look
word-stockpile-use = use
word-stockpile-play = play
word-stockpile-short = short
word-stockpile-half = half
word-stockpile-buy = buy
word-stockpile-pile = pile
word-stockpile-player = player
word-stockpile-pair = pair
word-stockpile-card = card
word-stockpile-up = up
word-stockpile-down = down
word-stockpile-discard = discard
word-stockpile-nothing = nothing
word-stockpile-enough = enough

## An evening at the terminal

play-welcome = { $game }: { $names } sit down.
ask-of = { $name }: { $question }
prompt = ›
yes = yes
no = no
press-enter = Press Enter when you are there.
hand-over = Pass to { $name }.
command-undo = undo
command-undo-about = takes your last answer back
command-help = help
command-help-about = shows this
command-history = history
command-history-about = tells the whole game so far
command-table = table
command-table-about = draws the table again
command-quit = quit
command-quit-about = leaves; the game is kept, and you can go on with it
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

## What the commands say

games-size = { $low } to { $high } players
games-default = default
games-option-players = only with { $players } players
games-bots = Bots: { $bots }
games-play = To play: { $command }
replay-title = { $game }: { $names }
replay-at = The record has { $inputs } inputs, so there is no input { $at }.
replay-false = It could not be played again, so this is told from its events. { $problem }
record-event = Input { $input } has an event that cannot be told.
told-undo = { $name } takes an answer back: on from input { $number }.
verify-true = True: all { $inputs } inputs are as dealt and as allowed. { $winner }.
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
decimal-point = .
figure = { $number }
check-checking = Checking
check-game = Game
check-players = Players
check-options = Options
check-games = Games
check-decisions = Decisions
check-found = Violations
check-violation = { $game }, { $players } players: { $violation }
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
serve-stop = Ctrl-C stops it; nothing is lost.
uncompiled = The engine is not compiled here (no C compiler when it was installed), so it is many times slower.

## Command lines that are not understood

usage-see-help = See: openoutcry --help
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
usage-resume = --resume goes on with a match as it was, people and options included: leave the other options out.
usage-database = --database is an sqlite:/// or postgresql:// address, not “{ $value }”.
file-missing = There is no file “{ $file }”.
file-is-folder = “{ $file }” is a folder, and a file is needed.
file-unreadable = “{ $file }” cannot be read.
file-too-large = “{ $file }” is too large.
file-not-text = “{ $file }” is not a text file.
file-unwritable = “{ $file }” cannot be written.
folder-missing = There is no folder “{ $file }”.
own-fault = Open Outcry has made a mistake ({ $problem }). With { $variable }=1 it shows where: please report it.
