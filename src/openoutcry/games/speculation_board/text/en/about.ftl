### The game as it is offered: its name, what it is about, how long it takes.

game-speculation-board = Speculation
game-speculation-board-line = Push your companies along the price track, and sell before they fall behind.
game-speculation-board-about = Eight companies race along the price track. Buy low, push your bricks with secret cards, and sell before they fall behind.
game-speculation-board-time = about 60 minutes, by our estimate
