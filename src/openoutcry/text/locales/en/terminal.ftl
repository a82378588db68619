### The terminal's own words: the table as drawn, the questions of a game played there, what the commands say.

## The drawing

terminal-history = What happened
terminal-mogul-border = border { $company }
terminal-mogul-crash = CRASH
terminal-mogul-crash-near = crash is near
terminal-mogul-values = Value now

## Answers, as they are typed

word-mogul-pass = pass
word-mogul-credit = credit
word-mogul-stay = stay
word-mogul-leave = leave
word-mogul-take = take
word-mogul-decline = decline
word-mogul-sell = sell
