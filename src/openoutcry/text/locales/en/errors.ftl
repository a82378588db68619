### What is refused, and why. Each id is the `code` of an error, or the rule that an answer would break.
### Words of a file or of a command ("sell 2", "fast_start") are quoted as they stand there. $seat counts from 0 where
### it is not said, so no message says it.

## Opening a game

unknown-game = There is no game “{ $game }”. What there is: { $games }.
bad-players = The game is for { $low } to { $high } players, not for { $players }.
unknown-option = The game has no option “{ $option }”. Its options: { $known }.
bad-option = With { $players } players, “{ $option }” is one of: { $values }; not “{ $value }”.
unknown-bot = There is no bot “{ $bot }”. What there is: { $bots }.

## A data file of your own

bad-toml = The data file is not TOML (line { $line }).
box-game = The data file is for another game; it must say game = "{ $game }".
box-table = Data file, “{ $where }”: this table is missing.
box-text = Data file, “{ $where }”: a text of 1 to 40 letters is needed.
box-number = Data file, “{ $where }”: a whole number from { $low } to { $high } is needed, not { $value }.
box-companies = Data file, “{ $where }”: { $low } to { $high } companies are needed.
box-company = Data file, “{ $where }”: each company is a table with name, colour, shares and borders.
box-colour-name = Data file, “{ $where }”: a colour is written in letters.
box-reserved = Data file, “{ $where }”: this name is that of another answer.
box-few-movements = Data file, “{ $where }”: at least { $needed } movement tiles are needed, so that there is one for every turn until a trade.
box-same-name = Data file, “{ $where }”: two companies have the same name.
box-contents = Data file, “{ $where }”: the box holds { $needed }.
box-same-colour = Data file, “{ $where }”: two companies have the same colour.
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
box-strips = Data file, “{ $where }”: the strips must end at space { $last }, and the last one be END alone, space { $end }.
box-suits = Data file, “{ $where }”: a list of { $needed } suits is needed.
box-same-suit = Data file, “{ $where }”: two suits have the same name.
box-numbers = Data file, “{ $where }”: a list of { $needed } whole numbers from { $low } to { $high } is needed.
box-rising = Data file, “{ $where }”: each number must be larger than the one before it.
box-free-bid = Data file, “{ $where }”: the first space must cost 0, so that everybody can bid.
box-market = Data file, “{ $where }”: the market deck has { $held } cards, and { $needed } are needed for { $rounds } rounds.
box-forecasts = Data file, “{ $where }”: a list of { $needed } forecasts is needed, each one of: { $known }.
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
unreadable-choice = “{ $words }” is no answer to this. Say one of: { $open }.
nothing-to-undo = There is nothing that you could take back.
undo-needs-consent = Somebody has learned something since, so everyone must agree.
bad-state = This is not a saved state of this game.

## Records

record-empty = The file is empty; a record starts with a header.
record-format = Line { $line }: this is record format { $found }, and format { $needed } is needed.
record-seats = Line { $line }: { $players } players, but { $seats } seats.
record-line = Line { $line }: this is not a line of a record.
record-order = Line { $line }: input { $due } is expected here, not { $found }.
record-after-ending = Line { $line }: nothing may follow the ending.
partial-record = This is only what one seat or the public could read (“{ $form }”). A full record is needed.
unfinished-record = The match is not over. The dealer’s secret is published with the ending, and nothing can be verified before.
false-seat = Input { $input } is by somebody who has no seat.
false-undo = Input { $input } goes back to input { $to }, which is not before it.
false-no-answer = Input { $input } has no answer.
false-after-end = Input { $input } comes after the end of the game.
false-question = Input { $input } answers “{ $said }”, but “{ $asked }” was asked.
false-words = Input { $input } says “{ $words }” and option { $option }, which are not the same answer.
false-answer = Input { $input }, “{ $words }”, was not open to whoever gave it.
false-secret-digits = The ending’s secret is not written in hexadecimal digits.
false-secret = The ending’s secret is not the one that the header commits to.
false-draw = Input { $input } draws “{ $said }”, but the dealer’s secret draws “{ $dealt }”.
false-position = Input { $input } leads to another position than the record says.
false-unfinished = The record has an ending, but the game is not over after input { $input }.
false-ending = The ending says { $said }, but the game ended { $ended }.

## Simulations

bots-do-not-fit =
    { $bots ->
        [one] { $players } players need { $players } bots, and { $bots } was named.
       *[other] { $players } players need { $players } bots, and { $bots } were named.
    }
bad-ending = “{ $file }”: write to a file that ends in .parquet or .jsonl.

## At a table on the network. $place counts seats from 1.

unknown-table = There is no such table. Perhaps the link was cut short.
unknown-seat = This table has no seat { $place }.
unreadable-table = This table was kept by another version of Open Outcry and cannot be opened.
bad-names = Every person at the table needs a name: { $people } people, { $names } names.
bad-name =
    { $length ->
        [0] A name is needed.
       *[other] A name has 1 to { $longest } visible characters.
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
no-rematch = This table is not a rematch.
nothing-to-claim = No seat at this rematch waits for you.
not-host = Only the host of the table can do that.
not-your-seat = You do not hold that seat. Open the link of your seat again.
stale = The table has moved on. Look again, then decide.
nothing-to-agree = Nobody waits for your consent any more.
no-such-moment = The match has not come that far.
bad-chat = A line of chat needs visible characters, and only those.
chat-too-long = A line of chat has at most { $longest } characters; this one has { $length }.
too-fast = That was too fast. Wait a moment, then try again.
too-large = That message is too long: at most { $most } bytes are read.
too-many-connections = Too many windows are open on this table.
not-json = That message could not be read: it is not JSON.
unknown-message = That message is of no known kind. Known are: { $known }.
bad-message = That message is not as it has to be ({ $problem }).
bad-origin = This request came from the page of another site, and was refused.
bad-method = This address is not for that.
not-found = There is nothing at this address.
internal-error = Something went wrong on the server. Nothing was changed; try again.
address-in-use = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: it is in use or not ours. Try another port.
cannot-serve = The server did not start. Is the database there ({ $database })?
