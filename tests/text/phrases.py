"""Phrases that a player relies on, by message: what the texts once left out or said wrongly.

Each message must contain its phrase in every language. Values are written as in the source, `{ $amount }`.
"""

Phrases = dict[str, dict[str, str]]

ADVICE: Phrases = {
    "rules-mogul-credit-take": {"en": "expensive", "fr": "par nécessité"},
    "rules-speculation-board-star-side": {"en": "play the other side first", "fr": "jouez d’abord de l’autre côté"},
    "rules-stockpile-two-setup": {"en": "Play with more players at least once", "fr": "Jouez au moins une fois à plus"},
    "rules-stockpile-first-card-place": {"en": "three or four players", "fr": "trois ou quatre joueurs"},
}

RULES: Phrases = {
    "option-stockpile-start-about": {"en": "unless the First Player Card is in play", "fr": "carte Premier joueur"},
    "option-stockpile-investors-on": {"en": "two of four", "fr": "deux sur quatre"},
    "option-stockpile-investors-bidding": {"en": "two of four", "fr": "deux sur quatre"},
    "rules-speculation-board-price-rank": {
        "en": "1 plus the number of bricks ahead",
        "fr": "1 plus le nombre de pions",
    },
    "rules-stockpile-abilities-nothing": {"en": "would change something now", "fr": "auraient un effet maintenant"},
    "rules-stockpile-investors-two": {
        "en": "each card below gives both",
        "fr": "chaque carte ci-dessous donne les deux",
    },
    "rules-stockpile-movement-show": {"en": "taken as shown first", "fr": "sont montrées les premières"},
    "rules-stockpile-end-majority": {"en": "nobody owns brings no bonus", "fr": "ne rapporte aucune prime"},
    "lesson-stockpile-sold-early": {
        "en": "Shares of { $company } that you keep",
        "fr": "actions { $company } que vous",
    },
    "lesson-stockpile-bankrupt": {"en": "below its first space", "fr": "sous la première case"},
}

INVESTORS: Phrases = {
    "budget-barbara": {"en": "bring { $budget_track_pays }", "fr": "rapportent { $budget_track_pays }"},
    "cunning-carlos": {"en": "With two players, after both meeples", "fr": "À deux joueurs, après chacun"},
    "forecast-phil": {"en": "a forecast that was rolled", "fr": "une prévision qu’ils montrent"},
    "golden-graham": {"en": "only those that sell shares", "fr": "seules celles qui vendent des actions"},
    "maverick-mark": {"en": "a pile may become empty", "fr": "une pile peut devenir vide"},
    "mayknow-martha": {"en": "Once a round", "fr": "Une fois par manche"},
    "secretive-stuart": {"en": "with two players, both times", "fr": "à deux joueurs, les deux fois"},
    "socialist-sanders": {"en": "even if that is you", "fr": "même si c’est vous"},
}

STRATEGIES: Phrases = {
    "block-trading": {"en": "to the left of the one", "fr": "à gauche de celle"},
    "value-investing": {"en": "to the right of the one", "fr": "à droite de celle"},
    "corner-the-market": {"en": "three of a kind are two duplicates", "fr": "trois de la même sorte font deux doubles"},
    "dividend-growth-investing": {"en": "twice as much for a split one", "fr": "le double si elle est fractionnée"},
    "special-dividend": {"en": "twice as much for a split one", "fr": "le double si elle est fractionnée"},
    "systemic-shock": {"en": "a tax will not do", "fr": "une taxe ne convient pas"},
}

# What of a card is ours.
NOTES: Phrases = {
    "reconstructed-stockpile-investor": {"en": "adjusted by simulated games", "fr": "d’après des parties simulées"},
    "reconstructed-stockpile-data-broker": {"en": "that it costs no money, are ours", "fr": "ne coûte pas d’argent"},
    "reconstructed-stockpile-diversification": {
        "en": "that it costs no money, are ours",
        "fr": "ne coûte pas d’argent",
    },
    "reconstructed-stockpile-dividend-growth-investing": {
        "en": "and the rise are ours",
        "fr": "la hausse viennent de nous",
    },
    "reconstructed-stockpile-interpositioning": {"en": "that it costs nothing else", "fr": "ne coûte rien d’autre"},
    "reconstructed-stockpile-market-maker": {
        "en": "one company rises and another falls",
        "fr": "une société monte et une autre",
    },
    "reconstructed-stockpile-special-dividend": {"en": "from descriptions of the game", "fr": "descriptions du jeu"},
    "rules-stockpile-described-systemic-shock": {"en": "from descriptions of the game", "fr": "descriptions du jeu"},
    "rules-stockpile-described-naked-short": {"en": "from descriptions of the game", "fr": "descriptions du jeu"},
    "rules-stockpile-all-strategies-about": {"en": "with the same words", "fr": "avec les mêmes mots"},
}

PHRASES: Phrases = {
    **ADVICE,
    **RULES,
    **{f"ability-stockpile-{name}": said for name, said in INVESTORS.items()},
    **{f"effect-stockpile-{name}": said for name, said in STRATEGIES.items()},
    **NOTES,
}

# The paragraphs of a book of rules that are marked as a ruling: the rulebook leaves them open.
RULINGS = {
    "mogul": "setup-chips setup-shares setup-crash setup-start reveal-premium credit-take credit-bank auction-no-chips"
    " auction-winner action-runner-up action-next score-track end-chips end-winner own-turn-credit memory-chips",
    "speculation-board": "setup-money setup-start price-rank price-list price-negative turn-first trade-afford"
    " trade-same rank-up rank-down cards-choose cards-end cards-deck end-turn end-fortune star-side",
    "speculation-cards": "setup-hands turn-draw discard-must discard-joker refill-pile refill-deck last-turns"
    " last-guard win-points memory-taken",
    "stockpile": "setup-first supply-order demand-outbid demand-afford demand-pay demand-fees demand-owed action-must"
    " movement-order movement-show bankrupt-lost end-majority end-winner advanced-tracks advanced-steel bonds-buy"
    " bonds-interest commodities-place commodities-taxes dice-cards strategies-hand strategies-known first-card-give"
    " investors-choose investors-use bidding-offer abilities-nothing abilities-discarded abilities-look"
    " all-strategies-about memory-noted",
}
