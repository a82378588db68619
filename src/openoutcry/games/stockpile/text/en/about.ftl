### The game as it is offered: its name, what it is about, how long it takes.

game-stockpile = Stockpile
game-stockpile-line = Fill the piles, bid for them, and trade on what only you know.
game-stockpile-about = Everybody knows something that nobody else does. Fill the piles, bid for them, and sell before your secret is out.
game-stockpile-time = about 45 minutes
