### The browser's own words: buttons, headings, lobby, help.

## The house

web-home = Open Outcry, home
web-language = Language
web-close = Close
web-settings = Settings
web-footer = Open Outcry is free software. No account, no advertisement, nothing to install.
web-lost = Nothing here
web-joining = Coming to the table …

## Home

web-hero = The exchange is open.
web-hero-about = Stock-market board games in the browser: against bots with one click, with friends by a link.
web-guest = Guest
web-play-now = Play now
web-learn = Learn
web-rules = Rules
web-set-up = Set up a table
web-set-up-about = Who sits where, friends and people beside you, the options, the modules, numbers of your own.
web-set-up-again = The last set-up again
web-fetching = One moment …
web-my-tables = Your tables
web-my-tables-none = None yet. A table you sit at is found again here.
web-how = How it goes
web-how-1 = Choose who sits where: you, friends, somebody beside you, bots.
web-how-2 = Send the link or show the QR code. Your friends sit down with nothing but a name.
web-how-3 = Play. Leave and come back on any device: the table waits.
web-game-size = { $from } to { $to } players
web-seats = Seats
web-name = Name

## Lobby

web-share = Invite
web-invitation = The table’s link
web-invitation-hint = Whoever opens it can sit down or watch.
web-seat-link = { $name }, on another device
web-seat-link-hint = This link is the seat itself. Keep it to yourself.
web-copy = Copy
web-copied = Copied.
web-qr = QR code: { $label }
web-sit = Sit down
web-name-yours = Your name
web-you = you
web-novice = Novice
web-bot = bot
web-thinking = is thinking
web-host = host
web-away = away
web-are-away =
    { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }

## At the table

web-table-tools = Table
web-reconnecting = Reconnecting …
web-slow-connection = Slow connection: { $seconds } s
web-lag = { $seconds } s
web-look-after = Looking after the table
web-take-seat = Take a seat
web-you-watch = You are watching
web-watching =
    { $watching ->
        [one] { $watching } spectator
       *[other] { $watching } spectators
    }
web-your-move = What is to be done
web-skip = Skip
web-again = Show again what happened since your last answer
web-sealed = You may still change your choice.
web-hint = Hint
web-hints = Hints allowed
web-hints-about = Whoever is asked may ask the coach; everybody sees it.
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
web-how-scored = How the scores came about

## Help

web-help = Rules and keys
web-help-section = Rulebook: “{ $section }”.
web-help-key-options = Letter or number
web-help-key-undo = Z
web-help-key-hint = H
web-help-key-step = ← →
web-help-key-tabs = ← →
web-help-key-lines = ↑ ↓
web-help-key-escape = Esc
web-help-key-drawer = Esc
web-help-key-again = R
web-help-key-skip = Space
web-help-key-chat = /
web-help-key-help = ?

## A game without a drawing of its own

web-plain-covered = covered
web-plain-chart-fortunes = Points by round
web-plain-chart-prices = Prices by round

## What went wrong

web-try-again = Try again
web-error-unreachable = The server does not answer. Is it running?
web-error-unexpected = Something went wrong, and nothing was changed.
web-error-too-long = That message was too long for the server. Nothing was changed.
web-error-no-page = There is no such page.

## Rules

web-rules = Rules
web-rule = Rule
web-rule-open = Read the rule
