### Speculation in the browser: words that only its table there needs.

web-speculation-board-stands = { $company }: { $rank }, { $space }, { $price }
web-speculation-board-sell = Sell
web-speculation-board-buy = Buy
web-speculation-board-after = Cash after it
web-speculation-board-worth = Worth of the shares
web-speculation-board-scores = Cash and shares at the end
web-speculation-board-chart-fortunes = Fortunes by turn
web-speculation-board-chart-prices = Price of a share by turn
web-speculation-board-set-name = Name of this set
web-speculation-board-set-own = Our own copy
web-speculation-board-set-companies = Companies: name and colour
web-speculation-board-set-company = Name of company { $number }
web-speculation-board-set-colour = Colour of company { $number }
web-speculation-board-set-hint = A row is a segment of the track up to its last space; its prices run from the first rank to the last. Prices printed in red are negative: −15.
web-speculation-board-set-last_space = Last space
web-speculation-board-set-spaces = Spaces { $first } to { $last }
web-speculation-board-set-numbers = Tiles and numbers
web-speculation-board-set-price = Price on the start
web-speculation-board-set-money = Money at the start
web-speculation-board-set-movements = Movement tiles
web-speculation-board-set-end = Number of END
web-speculation-board-set-shares = Shares with { $players } players
web-speculation-board-set-again = Back to the set in use
web-speculation-board-set-unread = This text is written in another way than the form writes it. It is used as it stands below.
web-colour-white = white
web-colour-brown = brown
web-colour-pink = pink
web-colour-turquoise = turquoise

## Where a number comes from

why-speculation-board-start = On the start every share costs { $price }.
why-speculation-board-price = Space { $space } is on the segment from { $first } to { $last }; rank { $rank } is worth { $price } there.
why-speculation-board-end = On END rank { $rank } is worth { $price }.
why-speculation-board-rank =
    { $ahead ->
        [0] No brick is further ahead.
        [one] { $ahead } brick is further ahead.
       *[other] { $ahead } bricks are further ahead.
    }
why-speculation-board-rank-start = Bricks on the start share the last place.
