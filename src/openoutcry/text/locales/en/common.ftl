### Words that every game, the terminal and the browser share.

open-outcry = Open Outcry

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
shares =
    { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
money = ${ $amount }
money-negative = −${ $amount }
players = { $players } players
list-comma = { $first }, { $rest }
list-and = { $first } and { $last }

seat = Seat { $seat }
player = Player { $seat }
spectator = Spectator
round = Round { $round }
turn = Turn { $turn }
rank =
    { $rank ->
        [1] { $rank }st
        [2] { $rank }nd
        [3] { $rank }rd
       *[other] { $rank }th
    }

bot-random = Random
bot-random-about = Plays any legal move. A beginner beats it.
bot-broker = Broker
bot-broker-about = Weighs what each answer brings, and takes the best.

stage-lobby = Waiting for players
stage-playing = Being played
stage-over = Over

your-turn = Your turn
turn-of = { $name } to play
waiting-for = Waiting for { $name }
winner-one = { $winners } wins
winner-many = { $winners } share the victory
house-set = House set: { $name }
printed-set = As printed
