### The game as it is offered: its name, what it is about, how long it takes.

game-mogul = Mogul
game-mogul-line = Pay to stay in for the share, or leave with the pot. Then comes the crash.
game-mogul-about = Railroad shares, one at a time, in the boom of the twenties: pay to stay in, or leave with the pot. Then comes the crash.
game-mogul-time = about 45 minutes
