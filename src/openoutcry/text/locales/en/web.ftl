### The browser's own words: buttons, headings, lobby, help.

## The house

web-home = Open Outcry, home
web-language = Language
web-language-en = English
web-language-fr = Français
web-close = Close
web-settings = Settings
web-theme = Look
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-pace = Pace
web-pace-about = How fast bots and pieces move on your screen.
web-pace-calm = Calm
web-pace-steady = Steady
web-pace-brisk = Brisk
web-pace-still = Nothing moves
web-sound = Sounds
web-sound-about = A chip, a card, a bell when it is your turn; a phone gives a nudge as well.
web-go-on = Go on by itself
web-go-on-about = Where there is nothing for you to decide, the page answers for you, after a moment.
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
web-characters = Characters
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
web-invited = { $name } invites you to { $game }
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
web-put-bot = A bot …
web-put-bot-on = Bots for seat { $seat }
web-stand = Stand up
web-stand-name = Stand up: { $name }
web-send-away = Send away
web-send-away-name = Send away: { $name }
web-name-yours = Your name
web-name-here = Name of whoever sits down
web-need-name = Say your name first.
web-you = you
web-novice = Novice
web-bot = bot
web-thinking = is thinking
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
web-help-key-hint = H
web-help-does-hint = asks the coach, where the table allows hints
web-help-key-step = ← →
web-help-does-step = leaf through the history
web-help-key-tabs = ← →
web-help-does-tabs = on the tabs, go from one to the next
web-help-key-escape = Esc
web-help-does-escape = goes back to now
web-help-key-drawer = Esc
web-help-does-drawer = closes history, charts and talk
web-help-key-again = R
web-help-does-again = shows again what happened since your last answer
web-help-key-skip = Space
web-help-does-skip = skips what is moving
web-help-key-chat = /
web-help-does-chat = goes to the talk
web-help-key-help = ?
web-help-does-help = opens this page

## A game without a drawing of its own

web-plain-covered = covered
web-plain-chart-fortunes = Points by round
web-plain-chart-prices = Prices by round

## What went wrong

web-error-unreachable = The server does not answer. Is it running?
web-error-unexpected = Something went wrong, and nothing was changed.
web-error-no-page = There is no such page.

## Rules

web-rules = Rules
web-rule = Rule
web-rule-open = Read the rule
