### The games as they are offered: what each is called, what it is about, how long it takes.

game-mogul = Mogul
game-mogul-line = Pay to stay in for the share, or leave with the pot. Then comes the crash.
game-mogul-about = Railroad shares, one at a time, in the boom of the twenties: pay to stay in, or leave with the pot. Then comes the crash.
game-mogul-time = about 45 minutes

game-speculation-board = Speculation
game-speculation-board-line = Push your companies along the price track, and sell before they fall behind.
game-speculation-board-about = Eight companies race along the price track. Buy low, push your bricks with secret cards, and sell before they fall behind.
game-speculation-board-time = about 60 minutes, by our estimate

game-speculation-cards = Speculation, the card game
game-speculation-cards-line = Collect the suit that will lie on top at the end, and make sure that it does.
game-speculation-cards-about = Three piles, three rounds: collect the suit that will lie on top at the end, and make sure that it does.
game-speculation-cards-time = about 30 minutes, by our estimate

game-stockpile = Stockpile
game-stockpile-line = Fill the piles, bid for them, and trade on what only you know.
game-stockpile-about = Everybody knows something that nobody else does. Fill the piles, bid for them, and sell before your secret is out.
game-stockpile-time = about 45 minutes

## Printed on a picture

card-speculation-cards-joker = Joker
