### The browser's own words: buttons, headings, lobby, help.

## The house

web-home = Open Outcry, home
web-language = Language
web-language-en = English
web-language-fr = Français
web-close = Close
web-footer = Open Outcry is free software. No account, no advertisement, nothing to install.
web-lost = Nothing here
web-joining = Coming to the table …

## Home

web-hero = The exchange is open.
web-hero-about = Stock-market board games, played with friends and with bots, in the browser. Open a table, send the link, sit down.
web-open-table = Open a table
web-open-this-table = Open the table
web-my-tables = Your tables
web-my-tables-none = None yet. A table you sit at is found again here.
web-how = How it goes
web-how-1 = Choose who sits where: you, friends, somebody beside you, bots.
web-how-2 = Send the link or show the QR code. Your friends sit down with nothing but a name.
web-how-3 = Play. Leave and come back on any device: the table waits.
web-game = Game
web-game-size = { $from } to { $to } players
web-seats = Seats
web-presets = Ready mixes of options
web-modules = Modules
web-modules-about = Each adds something to the game. Take a ready mix, or switch on what you like: all of them go together.
web-modules-on = { $on } of { $of } in play
web-options = Options
web-who-sits = Who sits on seat { $seat }?
web-sitter-me = Me
web-sitter-open = A friend, by the link
web-sitter-open-about = Stays free until somebody sits down.
web-sitter-person = Somebody beside me
web-sitter-bot = Bot: { $bot }
web-name = Name
web-name-of = Name at seat { $seat }
web-house-set = A house set of your own
web-house-set-about = The game’s data file with the numbers of your own copy. It is checked, and named at the table and in the record.
web-house-set-file = Choose a TOML file
web-house-set-form = Fill in a form
web-house-set-printed = Take the file in use
web-house-set-text = … or paste it here

## Lobby

web-share = Invite
web-invitation = The table’s link
web-invitation-hint = Whoever opens it can sit down or watch.
web-seat-link = { $name }, on another device
web-seat-link-hint = This link is the seat itself. Keep it to yourself.
web-copy = Copy
web-copied = Copied.
web-qr = QR code: { $label }
web-data = Numbers
web-seat-open = Free seat
web-sit = Sit down
web-sit-here = Somebody beside me
web-stand = Stand up
web-stand-name = Stand up: { $name }
web-send-away = Send away
web-send-away-name = Send away: { $name }
web-name-yours = Your name
web-name-here = Name of whoever sits down
web-need-name = Say your name first.
web-you = you
web-bot = bot
web-host = host
web-away = away
web-start = Start
web-start-open =
    { $open ->
        [one] { $open } seat is still free.
       *[other] { $open } seats are still free.
    }
web-fill-all = Bots on the free seats
web-wait-host = The host starts the game.
web-watch-or-sit = Sit down, or stay and watch.

## At the table

web-table-tools = Table
web-reconnecting = Reconnecting …
web-you-watch = You are watching
web-watching =
    { $watching ->
        [one] { $watching } spectator
       *[other] { $watching } spectators
    }
web-your-move = What is to be done
web-fold = Fold the answers away, to look at the table
web-unfold = Show the answers again
web-sealed = You may still change your choice.
web-undo = Undo
web-undo-asked = { $name } asks to take a move back.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-pass-device = Pass the device to { $name }
web-pass-device-why = What is covered is covered: the others look away.
web-i-am = I am { $name }
web-looking-back = Looking back.
web-look-back = Show the table as it was
web-back-to-now = Back to now
web-earlier = Earlier
web-later = Later
web-side = History, charts and talk
web-history = History
web-history-setup = Before the game
web-charts = Charts
web-chart-table = The numbers
web-round = Round
web-turn = Turn
web-player = Player
web-none = none
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-unread = unread

## The end

web-rematch = Rematch
web-rematch-join = To the rematch
web-record = Download the record
web-how-scored = How the scores came about
web-fair = Was the deal fair?
web-fair-about = Every card came from a secret whose fingerprint was published before the first deal. Now that the game is over the secret is open, and anybody can deal it all again: openoutcry verify does.
web-fair-commitment = Fingerprint, published at the start
web-fair-secret = Secret, published at the end

## Help

web-help = Rules and keys
web-help-rules = The rules in a minute
web-help-modules = The modules of this table
web-help-section = Rulebook: “{ $section }”.
web-help-keys = Keys
web-help-keys-on = Keys are on
web-help-key-options = Letter or number
web-help-does-options = gives the answer that carries it
web-help-key-undo = Z
web-help-does-undo = takes your move back
web-help-key-step = ← →
web-help-does-step = leaf through the history
web-help-key-escape = Esc
web-help-does-escape = goes back to now
web-help-key-chat = /
web-help-does-chat = goes to the talk
web-help-key-help = ?
web-help-does-help = opens this page

## Mogul

web-mogul-card-says = Revealed: { $company }, border { $border }
web-mogul-revealed = revealed
web-mogul-for-sale = for sale
web-mogul-crash-near = Crash soon?
web-mogul-sell = Sell { $company } at { $price } each
web-mogul-chart-points = Points by round
web-mogul-chart-values = Value of a share by round
web-mogul-scores = Where the points came from
web-mogul-from-premiums = Premiums
web-mogul-from-sales = Sales
web-mogul-from-credit = Credit
web-mogul-from-chips = Chips
web-mogul-key-stay = S
web-mogul-key-leave = L
web-mogul-key-credit = C
web-mogul-key-pass = N
web-mogul-key-take = T
web-mogul-key-decline = D

## Speculation, the card game

web-speculation-cards-counts = counts
web-speculation-cards-counts-from = from round { $round }
web-speculation-cards-for-you = for you
web-speculation-cards-fan = Fan out
web-speculation-cards-take = Take
web-speculation-cards-draw = Draw two
web-speculation-cards-draw-more = keep one
web-speculation-cards-or-discard = … or press a card to discard it.
web-speculation-cards-again = Press again to discard the { $card }.
web-speculation-cards-onto = On pile { $pile }
web-speculation-cards-brings =
    { $cards ->
        [one] takes { $cards } card
       *[other] takes { $cards } cards
    }
web-speculation-cards-no-match = no match
web-speculation-cards-turn-discard = { $name } discards the { $card } and chooses a pile for it.
web-speculation-cards-turn-last = { $name } has one last turn before the round is scored.
web-speculation-cards-ask = Take a top card, draw two, or discard one?
web-speculation-cards-ask-last = The last of this round: take a top card, draw two, or discard one?
web-speculation-cards-last-turn = last turn
web-speculation-cards-first = first
web-speculation-cards-scored = Round { $round } is scored
web-speculation-cards-chart-points = Points by round
web-speculation-cards-chart-suits = What one card of a suit would score in this round
web-speculation-cards-key-draw = D
web-speculation-cards-key-hand = H
web-speculation-cards-does-hand = goes to your hand
web-speculation-cards-key-walk = ← → Enter
web-speculation-cards-does-walk = along your hand, and discard
web-speculation-cards-key-fan = F
web-speculation-cards-does-fan = fans out all piles, and closes them

## Speculation, the board game

web-speculation-board-stands = { $company }: { $rank }, { $space }, { $price }
web-speculation-board-sell = Sell
web-speculation-board-buy = Buy
web-speculation-board-after = Cash after it
web-speculation-board-scores = Cash and shares at the end
web-speculation-board-chart-fortunes = Fortunes by turn
web-speculation-board-chart-prices = Price of a share by turn
web-speculation-board-set-name = Name of this set
web-speculation-board-set-own = Our own copy
web-speculation-board-set-companies = Companies: name and colour
web-speculation-board-set-company = Name of company { $number }
web-speculation-board-set-colour = Colour of company { $number }
web-colour-white = white
web-colour-brown = brown
web-colour-pink = pink
web-colour-turquoise = turquoise
web-speculation-board-set-hint = A row is a strip of the track up to its last space; its prices run from the first rank to the last. Prices printed in red are negative: −15.
web-speculation-board-set-last_space = Last space
web-speculation-board-set-numbers = Tiles and numbers
web-speculation-board-set-price = Price on the start
web-speculation-board-set-money = Money at the start
web-speculation-board-set-movements = Movement tiles
web-speculation-board-set-end = Number of END
web-speculation-board-set-shares = Shares with { $players } players
web-speculation-board-set-again = Back to the set in use
web-speculation-board-set-unread = This text is written in another way than the form writes it. It is used as it stands below.

## What went wrong

web-error-unreachable = The server does not answer. Is it running?
web-error-unexpected = Something went wrong, and nothing was changed.
web-error-no-page = There is no such page.
