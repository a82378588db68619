### What the investors of Stockpile’s Epic Edition can do, in our own words.
###
### An investor’s name is a proper name: it comes from the data, in every language. His ability is ability-stockpile-<name>,
### the name in small letters with hyphens for spaces: “Agile Ana” is ability-stockpile-agile-ana. An investor of another
### name (of a house set) has no such message; nothing is said of his ability then. No values.
###
### reconstructed-stockpile-investor is said of those whose `known` is “reconstructed”.

ability-stockpile-agile-ana = At the end of the round, $1K for every company of which you show a share.
ability-stockpile-bailout-barack = After the Selling Phase you may buy one share from the discard pile, for $2K less than its value. Everybody sees which; you must not owe fees.
ability-stockpile-billionaire-bill = He can do nothing at all, but he comes with full pockets.
ability-stockpile-broker-bernie = A trading fee in the pile that you bought is money for you instead of a cost. The pile itself must be paid first.
ability-stockpile-budget-barbara = For you the spaces of every bidding track cost +$4K, +$3K, $0, $3K, $8K, $15K, $22K and $30K: on the first two the bank pays you.
ability-stockpile-clever-chanda = Once in the Action Phase you may give up a share, discarding it or turning a split one back, to move another share to your split portfolio. Both are shown.
ability-stockpile-crazy-cramer = Once in the Action Phase you may move one company by one space, up or down.
ability-stockpile-cunning-carlos = The space right after your meeple is closed: who outbids you must go two spaces further.
ability-stockpile-daring-dangote = At the end of the round, $1K for each of your commodities, doubles included. Taxes do not count.
ability-stockpile-discount-donald = You pay one space less than where your meeple stands. With two players, for both meeples.
ability-stockpile-dividend-deborah = At the end of the round you may let a company pay a dividend of $1K a share, to everybody who has some.
ability-stockpile-forecast-phil = Before the deal you secretly take a company or a forecast of your choice for your own pair. The others learn only which of the two it was.
ability-stockpile-golden-graham = Every share that you sell brings $1K more, a split one $2K; in the final sale too.
ability-stockpile-illicit-ivan = You draw more strategy cards, one less than there are rounds, and may play two in a round.
ability-stockpile-lazy-liliane = You receive $5K when the Demand Phase begins, and pay $1K each time you are outbid, as far as you can.
ability-stockpile-lucrative-li = At the end of the round, another $1K of interest for every two bonds, an odd one counting as two.
ability-stockpile-maverick-mark = Before the Demand Phase you may move one card from a pile to another. It stays as it lies, face up or face down.
ability-stockpile-mayknow-martha = Once a round, before or during the Demand Phase, you may look at a pair of another player’s, or at one that lies covered on the board.
ability-stockpile-moneymaker-mitt = You receive $1K every time you place a meeple on a bidding track. The bid itself must be covered without it.
ability-stockpile-opulent-oprah = At the end of the round you must give $2K away: all to one player, or $1K each to two. If you have less, you give what you have.
ability-stockpile-royal-robins = You draw the first cards of the piles, one for each, and decide where they go: one face down, the others face up.
ability-stockpile-secretive-stuart = In the Supply Phase you may put both your cards face down.
ability-stockpile-shorting-soros = Once in every Selling Phase, and once in the final sale, you may sell one share for $8K, whatever its value.
ability-stockpile-socialist-sanders = At the end of the round the richest of the others pays $2K: $1K to you, and $1K to the poorest of all the rest, which may be you.
ability-stockpile-tactical-talal = When everybody has sold, you may sell again.
ability-stockpile-wise-warren = Before the Demand Phase you may look at all face-down cards of one pile.

reconstructed-stockpile-investor = The ability is printed in the rulebook, and the money for two players too; the money for three players or more is our estimate from that.
