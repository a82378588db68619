### What is refused, and why. Each id is the `code` of an error, or the rule that an answer would break.
### Words of a file or of a command ("sell 2", "fast_start") are quoted as they stand there. $seat counts from 0 where
### it is not said, so no message says it.

did-you-mean = Did you mean “{ $word }”?

## Opening a game

no-lesson = There is no guided first game of “{ $game }”.
unknown-game = There is no game “{ $game }”. What there is: { $games }.
game-not-loaded = The game “{ $game }” of the package { $package } cannot be loaded: { $problem }
bad-players = The game is for { $low } to { $high } players, not for { $players }.
unknown-option = The game has no option “{ $option }”. Its options: { $known }.
bad-option = With { $players } players, “{ $option }” is one of: { $values }; not “{ $value }”.
bad-action = An action is a whole number, not “{ $value }”.
bad-seat = A seat is a number from 0 to { $most }, or “random”, not “{ $value }”.
bad-reward = There is no reward “{ $value }”. What there is: { $known }.
bad-render-mode = There is no way “{ $value }” to draw a table. What there is: { $known }.
no-client = The browser client has not been built: make install does that in a checkout.
no-browser = No Chromium can be started here, which draws the picture: install it (Debian: apt install chromium), or run playwright install chromium. It said: { $reason }
bot-of-match = Player { $place } was the bot { $bot }, which is not available here: { $problem }
unknown-bot = There is no bot “{ $bot }”. What there is: { $bots }.
bad-effort = “{ $bot }” does not say how long to think. Write analyst:200ms, tycoon:1.5s, or analyst:1000 for so many playouts.
bot-not-loaded = The bot “{ $bot }” cannot be loaded: { $problem }
bot-not-made = The bot “{ $bot }” cannot be made from a game and a seed: { $problem }
bot-without-act = “{ $bot }” is no bot: a bot is a class with act(view, choice, deadline).
bot-raised = The bot “{ $bot }” failed when it was asked “{ $kind }”: { $problem }
bot-nonsense = The bot “{ $bot }” answered { $answer } when it was asked “{ $kind }”. Open were: { $open }.
bot-no-command = “{ $bot }”: a program is named by its command, as process:node bot.js.
bot-no-program = “{ $bot }”: there is no program “{ $program }” here.
bot-of-record = The record names a program, “{ $bot }”, and records may come from anybody. To run it, name it yourself with --bots.
bot-silent = “{ $bot }” did not answer “{ $kind }” within { $seconds } s. The usual bot answers in its place.
bot-gone = “{ $bot }” ended before it answered “{ $kind }” ({ $problem }). The usual bot plays this match to its end.
bot-flooded = “{ $bot }” says more than it is asked (“{ $kind }”). The usual bot plays this match to its end.
bot-babbled = “{ $bot }” answered { $answer } to “{ $kind }”; open were: { $open }. The usual bot answers in its place.

## A data file of your own

box-none = This game has no data file, and so no house set.
bad-toml = The data file is not TOML (line { $line }).
box-too-large = The data file is too long: at most { NUMBER($most, useGrouping: 0) } bytes are read, and it has { NUMBER($size, useGrouping: 0) }.
box-too-deep = Data file, line { NUMBER($line, useGrouping: 0) }: nothing in it may go deeper than { $most } keys or brackets.
box-long-word = Data file, line { NUMBER($line, useGrouping: 0) }: a word or a number has at most { $most } characters.
box-too-costly = The data file takes too long to read, or too much memory.
box-game = The data file is for another game; it must say game = "{ $game }".
box-table = Data file, “{ $where }”: this table is missing.
box-text = Data file, “{ $where }”: a text of 1 to 40 letters is needed.
box-number = Data file, “{ $where }”: a whole number from { $low } to { $high } is needed, not { $value }.
box-companies = Data file, “{ $where }”: { $low } to { $high } companies are needed.
box-company = Data file, “{ $where }”: each company is a table with name, colour, shares and borders.
box-colour-name = Data file, “{ $where }”: a colour is written in letters.
box-reserved = Data file, “{ $where }”: this name is that of another answer.
box-few-movements = Data file, “{ $where }”: at least { $needed } movement tiles are needed, so that there is one for every turn until a trade.
box-same-name = Data file, “{ $where }”: two companies have the same name, “{ $name }”. Capitals make no difference.
box-same-colour = Data file, “{ $where }”: two companies have the same colour, “{ $colour }”. Capitals make no difference.
box-shares = Data file, “{ $where }”: the box holds { $needed } shares, but this file has { $found }.
box-kinds = Data file, “{ $where }”: there can be at most { $most } different shares.
box-start-shares = Data file, “{ $where }”: at least { $needed } start shares are needed, one for each player.
box-own-border = Data file, “{ $where }”: no share has its own colour ({ $colour }) as its border.
box-borders = Data file, “{ $where }”: they add up to { $found }, but the cards say { $needed } shares.
box-start-borders = Data file, “{ $where }”: { $marked } with the border “{ $colour }”, but there are only { $found }.
box-colour = Data file, “{ $where }”: no company has the colour “{ $colour }”. What there is: { $known }.
box-rows = Data file, “{ $where }”: { $needed } entries are needed, each headed [[{ $where }]].
box-movements = Data file, “{ $where }”: a list of 4 to 12 whole numbers from 1 to 12 is needed.
box-prices = Data file, “{ $where }”: { $needed } prices are needed, one for each rank.
box-price = Data file, “{ $where }”: the price of rank { $rank } must be a whole number from −1000 to 1000, not { $value }.
box-price-order = Data file, “{ $where }”: rank { $rank } cannot be worth more than rank { $better }.
box-strips = Data file, “{ $where }”: the segments must end at space { $last }, and the last one be END alone, space { $end }.
box-suits = Data file, “{ $where }”: a list of { $needed } suits is needed.
box-same-suit = Data file, “{ $where }”: two suits have the same name, “{ $name }”. Capitals make no difference.
box-colour-twice = Data file, “{ $where }”: the colour “{ $colour }” is written twice. Capitals make no difference: write it once.
box-same-card = Data file, “{ $where }”: two cards have the same name, “{ $name }”. Capitals make no difference.
box-numbers = Data file, “{ $where }”: a list of { $needed } whole numbers from { $low } to { $high } is needed.
box-rising = Data file, “{ $where }”: each number must be larger than the one before it.
box-free-bid = Data file, “{ $where }”: the first space must cost 0, so that everybody can bid.
box-market = Data file, “{ $where }”: the market deck has { $held } cards, and { $needed } are needed for { $rounds } rounds.
box-forecasts = Data file, “{ $where }”: a list of { $needed } forecasts is needed, each one of: { $known }.
box-some-rows = Data file, “{ $where }”: { $low } to { $high } entries are needed, each headed [[{ $where }]].
box-ability = Data file, “{ $where }”: there is no “{ $key }”; known are: { $known }.
box-investors = Data file, “{ $where }”: { $needed } investors are dealt to this many players, and only { $held } can be with these modules.
box-commerce = Data file, “{ $where }”: the commerce deck has { $held } cards, and { $needed } are needed for { $rounds } rounds.
box-dice = Data file, “{ $where }”: { $needed } dice are needed, each of six of these: { $known }.
box-strategies = Data file, “{ $where }”: { $needed } strategy cards are needed for this many players, and there are { $held }.
box-needs = Data file, “{ $where }”: it must be one of: { $known }.
box-provenance = Data file, “{ $where }”: it must be one of: { $known }.
box-spaces = Data file, “{ $where }”: { $low } to { $high } spaces are needed, each a value from 1 to 99 such as "5" or "5$".
box-space-order = Data file, “{ $where }”: a space cannot be worth less than the one to its left.

## Answers

illegal-choice = That answer is not open: { $open } would be.
rule-no-such-option = There is no such answer. Open are: { $open }.
nothing-asked = Nothing is asked: the game is over.
not-asked = There is nothing for you to decide now.
bad-seats =
    { $seats ->
        [one] { $players } players need { $players } seats, and { $seats } was given.
       *[other] { $players } players need { $players } seats, and { $seats } were given.
    }
seat-of-bot = A bot plays there ({ $bot }).
unreadable-choice = “{ $words }” is no answer to this. Say one of: { $open }.
nothing-to-undo = There is nothing that you could take back.
undo-needs-consent = Somebody has learned something since, so everyone must agree.
missing-method = The class { $cls } lacks the method { $method }.
bad-state = This is not a saved state of this game.

## Records

record-empty = The file is empty; a record starts with a header.
record-format = Line { $line }: this is record format { $found }, and format { $needed } is needed.
record-seats = Line { $line }: { $players } players, but { $seats } seats.
record-line = Line { $line }: this is not a line of a record.
record-header = Line 1: { $problem }
record-missing = Line { $line }: the field “{ $field }” is missing.
record-field =
    { $needed ->
        [int] Line { $line }: “{ $field }” must be a whole number.
        [str] Line { $line }: “{ $field }” must be a text.
        [bool] Line { $line }: “{ $field }” must be true or false.
        [array] Line { $line }: “{ $field }” must be a list.
        [object] Line { $line }: “{ $field }” must be an object.
       *[other] Line { $line }: “{ $field }” must be a smaller number.
    }
record-least = Line { $line }: “{ $field }” must be { $limit } or more.
record-most = Line { $line }: “{ $field }” must be { $limit } or less.
record-long = Line { $line }: “{ $field }” must be no longer than { $limit } letters.
record-form = Line { $line }: “form” must be full, public, or the number of a seat from 0 to { $last }, not “{ $form }”.
record-order = Line { $line }: input { $due } is expected here, not { $found }.
record-after-ending = Line { $line }: nothing may follow the ending.
partial-record = This is only what one seat or the public could read (“{ $form }”). A full record is needed.
coach-unfinished = The match is not over: the coach looks at finished games.
coach-no-mind = Nobody here knows how to play { $game } well enough to coach it.
unfinished-record = The match is not over. Its { $inputs } inputs are as allowed, and are told as they happened. Whether they were dealt so can be said when the dealer’s secret is published with the ending.
unfinished-seen = The match is not over. As far as this form of the record shows, its { $inputs } inputs are as allowed, and are told as they happened. Not checked: the answers that it leaves out ({ $hidden }), and whether all was dealt so; that can be said when the dealer’s secret is published with the ending.
unchecked-record = Only the first { $checked } of { $inputs } inputs could be checked, and are true. This form of the record leaves { $hidden } answers out; after that there is too much that they could have been.
told-by = The record was told by Open Outcry { $told_by }. This is { $here }, and its rules may be others.
false-set = The header’s “{ $field }” is “{ $said }”, but that of the set it was played with is “{ $found }”.
false-seat = Input { $input } is by somebody who has no seat.
false-undo = Input { $input } goes back to input { $to }, which is not before it.
false-undo-seat = Input { $input } goes back to input { $to }, but whoever goes back has not given the last answer there.
false-not-consented = Input { $input } goes back freely, but somebody had learned or answered something since: everyone had to agree.
false-consented = Input { $input } goes back by consent, but nobody had learned or answered anything since: nobody had to agree.
false-mixed = Input { $input } has fields of an answer and of going back, and can only be one of them.
false-no-answer = Input { $input } has no answer.
false-after-end = Input { $input } comes after the end of the game.
false-question = Input { $input } answers “{ $said }”, but “{ $asked }” was asked.
false-words = Input { $input } says “{ $words }” and option { $option }, which are not the same answer.
false-answer = Input { $input }, “{ $words }”, was not open to whoever gave it.
false-secret-digits = The ending’s secret is not written in hexadecimal digits.
false-secret = The ending’s secret is not the one that the header commits to.
false-draw = Input { $input } draws “{ $said }”, but the dealer’s secret draws “{ $dealt }”.
false-position = Input { $input } leads to another position than the record says.
false-event = Input { $input } tells “{ $field }” as { $said }, but it was { $found }.
false-shown = Input { $input } shows an answer that its reader could not know.
false-hidden = Input { $input } cannot have come about so, whatever was answered where it is left out.
false-unfinished = The record has an ending, but the game is not over after input { $input }.
false-ending = The ending’s “{ $field }” is { $said }, but the game ended with { $ended }.

## Simulations

bots-do-not-fit =
    { $bots ->
        [one] { $players } players need { $players } bots, and { $bots } was named.
       *[other] { $players } players need { $players } bots, and { $bots } were named.
    }
bad-ending = “{ $file }”: write to a file that ends in .csv, .jsonl or .parquet.
report-not-rows = “{ $file }” does not hold rows of “openoutcry simulate”: it lacks { $columns }.
report-several-games = “{ $file }” holds rows of several games: { $games }. A report is about one.
report-other-set = These rows were not played with this set: name the file of their set with --house-set.
report-unreadable = “{ $file }” cannot be read as its ending says.
usage-report-html = “{ $file }”: a report is written to a file that ends in .html.
compare-sides = Two games, two bots or two lists of rows can be compared.
compare-needs-game = To compare two bots, name the game that they play.
compare-games = These files are of different games: { $games }. Only one game can be compared with itself.
compare-measure = There is no measure “{ $measure }” here. There are: { $measures }.
usage-compare-kinds = “{ $a }” and “{ $b }” are not of one kind: compare two rule sets (a game or a .toml file), two files of rows, or two bots.
usage-compare-games = Two games cannot be compared: { $games }.
usage-compare-same = “{ $a }” and “{ $b }”: two sides that differ are needed.
usage-compare-game = Which game are “{ $a }” and “{ $b }” to play? Name it with --game.
usage-compare-set = “{ $file }” does not say which game it is a set of: it needs a line like game = "mogul".
resume-not-rows = “{ $file }” does not hold the rows of a simulation.
resume-more = “{ $file }” holds more games than are asked for ({ NUMBER($games, useGrouping: 0) }).
resume-differs = “{ $file }” is of another simulation: in game { NUMBER($game, useGrouping: 0) } “{ $column }” is “{ $found }” there, and “{ $wanted }” here.
change-form = A change is written place=value, as in chips.each=7, not “{ $value }”.
change-range = “{ $value }”: a range goes up, as in 4..7, by less than { NUMBER($most, useGrouping: 0) }.
change-many = These are { NUMBER($sets, useGrouping: 0) } sets, and at most { NUMBER($most, useGrouping: 0) } are played.
change-place = “{ $place }”: there is no “{ $word }” in the set. There is: { $known }.
change-kind = “{ $place }” is { $old }; “{ $value }” is of another kind.
bad-cluster = A cluster is dask://HOST:PORT, ray://HOST:PORT, dask:WORKERS or ray:WORKERS, not “{ $value }”.
cluster-unreachable = The cluster { $address } cannot be reached.

## At a table on the network. $place counts seats from 1.

unknown-table = There is no such table. Perhaps the link was cut short.
unknown-seat = This table has no seat { $place }.
other-rules = This match began with rules { $rules } of { $game }, and here rules { $known } are played: an earlier version of Open Outcry plays it on.
other-rules-table = This match began with rules { $rules } of { $game }, and here rules { $known } are played. It was set aside; an earlier version of Open Outcry plays it on: tell whoever runs this house.
workers-need-postgres = Several workers need PostgreSQL (--database postgresql://…): an SQLite file has one server.
backup-itself = { $file } is the database itself: name another file.
restore-not-empty = There are tables in this database already: a backup is brought back into an empty one.
muted = The host lets you say nothing at this table.
table-locked = The host has locked this table: only those who sit at it see it.
table-closed = The house has closed this table: { $why }
turned-away = This house does not let you in.
remove-yourself = Whoever wants to go stands up; the host removes others.
match-over = The match is over.
sees-other-cards = Whoever sits at this table, or hosts it, cannot take a second seat while the match goes on: its cards are covered.
unreadable-table = This table cannot be read: it was damaged, or kept by another version of Open Outcry. It was set aside; tell whoever runs this house.
false-table = This table does not add up: it was changed after it was kept. It was set aside; tell whoever runs this house.
bad-names = Every person at the table needs a name: { $people } people, { $names } names.
bad-name =
    { $length ->
        [0] A name is needed.
       *[other] A name has 1 to { $longest } visible characters, with at most { $marks } marks on a letter.
    }
seat-taken = Somebody sits on seat { $place } already.
seats-open =
    { $open ->
        [one] One seat is still open. Wait for somebody, or put a bot there.
       *[other] { $open } seats are still open. Wait for players, or put bots there.
    }
already-started = The match has started: the seats are fixed.
not-started = The match has not started yet.
not-over = The match is not over yet.
nothing-to-claim = No seat at this rematch waits for you.
not-host = Only the host of the table can do that.
not-your-seat = You do not hold that seat. Open the link of your seat again.
stale = The table has moved on. Look again, then decide.
hints-off = There are no hints at this table: it was opened without them.
hint-not-asked = Nothing is asked of that seat now: a hint is for whoever is asked.
hint-coming = The coach is thinking about that already.
no-hint = The coach could not say anything in time. Ask again.
undo-asked-before = You have asked to go back already. You can ask again after the next answer.
nothing-to-agree = Nobody waits for your consent any more.
no-such-moment = The match has not come that far.
bad-chat = A line of chat needs visible characters, and only those.
chat-too-long = A line of chat has at most { $longest } characters; this one has { $length }.
too-fast = That was too fast. Wait a moment, then try again.
too-large = That message is too long: at most { $most } bytes are read.
head-too-large = The head of that request is too long: at most { $most } bytes are read.
too-many-connections = Too many windows are open. Close some, or try again later.
too-slow = The request took more than { $seconds } seconds to arrive.
not-json = That message could not be read: it is not JSON.
bad-content-type = The body of a request is JSON, with the content type application/json.
unknown-message = That message is of no known kind. Known are: { $known }.
bad-message = That message is not as it has to be ({ $problem }).
bad-origin = This request came from the page of another site, and was refused.
unknown-host = This server is at { $address } and does not answer to the name “{ $host }”.
host-not-set = This server is not set up to be called “{ $host }”. Start it with --public-address or --origin to allow that name.
bad-method = This address is not for that.
not-found = There is nothing at this address.
internal-error = Something went wrong on the server. Nothing was changed; try again.
no-database = The server cannot use its database just now. Nothing was changed; try again later.
maybe-kept = The database went away at that very moment, and it is not known whether that was kept. The table shows it as soon as the database is back.
address-in-use = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: it is in use or not ours. Try another port.
cannot-serve = The server did not start; the log says why.

## A database that cannot be opened

database-address = The address of a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
database-driver = PostgreSQL needs the library asyncpg: install openoutcry[postgres].
database-folder = There is no folder { $folder } for the database.
database-no-file = There is no file { $file }.
database-closed = { $file } cannot be opened to read and write; the file and its folder have to be ours.
database-in-use = Another server has { $file } open. Stop that one, or let both use PostgreSQL.
database-locked = Another program holds { $file } locked.
database-damaged = { $file } is damaged, or it is not a database. Put a copy in its place.
database-newer = The database was made by a newer version of Open Outcry ({ $revision }). Install that one.
database-older = The database has not been brought up to date: “openoutcry serve” does that.
database-missing = There is no database “{ $name }” at { $host }.
database-user = The database “{ $name }” at { $host } does not let “{ $user }” in.
database-unreachable = No database answers at { $host }.
database-other = { $database } cannot be opened: { $problem }

## A table that does not add up as it was kept

kept-header = What was dealt does not fit the table.
kept-secret = The dealer’s secret is not the one that was committed to.
kept-order = Input { $input } is missing; input { $found } is in its place.
kept-answer = Input { $input } was not allowed.
kept-draw = Input { $input } is not what the dealer’s secret draws.
kept-position = Input { $input } leads to another position than was kept.
kept-unfinished = The match is kept as over, but it goes on after input { $input }.
kept-count = There should be { $inputs } inputs, and there are { $found }.
campaign-elsewhere = “openoutcry { $command }” needs the source repository: there, run “python -m { $module }”.
