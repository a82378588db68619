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

yes = yes
no = no

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
bot-novice = Novice
bot-novice-about = Has just read the rules, and forgets them now and then.
bot-broker = Broker
bot-broker-about = Weighs what each answer brings, and takes the best.
bot-analyst = Analyst
bot-analyst-about = Plays every answer to the end, in worlds that could be the true one.
bot-tycoon = Tycoon
bot-tycoon-about = The strongest: thinks ahead, judges, and knows what cards are left.
bot-rally = Rally
bot-rally-about = Buys what rises and bids for what everybody wants.
bot-contra = Contra
bot-contra-about = Buys what fell, and sells what is dear.
bot-vault = Vault
bot-vault-about = Gathers, and hardly ever sells.
bot-ticker = Ticker
bot-ticker-about = Thinks, and reads what the others know from what they bid and take.
bot-feint = Feint
bot-feint-about = Thinks, and wants you to believe in what is worth little.

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

told-hint = { $name } took a hint.
rule-closed = This answer is not open now.
