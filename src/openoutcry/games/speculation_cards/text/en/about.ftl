### The game as it is offered: its name, what it is about, how long it takes.

game-speculation-cards = Speculation, the card game
game-speculation-cards-line = Collect the suit that will lie on top at the end, and make sure that it does.
game-speculation-cards-about = Three piles, three rounds: collect the suit that will lie on top at the end, and make sure that it does.
game-speculation-cards-time = about 30 minutes, by our estimate

card-speculation-cards-joker = Joker
