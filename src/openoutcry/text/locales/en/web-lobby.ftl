# The lobby: who sits where before the game.
web-invited = { $name } invites you to { $game }
web-data = Numbers
web-seat-open = Free seat
web-sit-here = Somebody beside me
web-put-bot = A bot …
web-put-bot-on = Bots for seat { $seat }
web-stand = Stand up
web-stand-name = Stand up: { $name }
web-send-away = Send away
web-send-away-name = Send away: { $name }
web-name-here = Name of whoever sits down
web-need-name = Say your name first.
web-start = Start
web-start-open =
    { $open ->
        [one] { $open } seat is still free.
       *[other] { $open } seats are still free.
    }
web-fill-all = Bots on the free seats
web-wait-host = The host starts the game.
web-watch-or-sit = Sit down, or stay and watch.
