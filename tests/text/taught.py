"""What a learner who follows all advice of a lesson hears of the goal, the score and the end of each game.

By game and subject: the statement of the lesson, and words of it in every language.
"""

Taught = dict[str, tuple[str, dict[str, str]]]

TAUGHT: dict[str, Taught] = {
    "mogul": {
        "goal": (
            "hello",
            {
                "en": "whoever has the most when the market crashes wins",
                "fr": "qui en a le plus au moment du krach gagne",
            },
        ),
        "points from shares": (
            "premium",
            {"en": "pays a premium: one point for each share", "fr": "paie une prime : un point par action"},
        ),
        "points from sales": ("sold", {"en": "That is how points are made", "fr": "Voilà comment on gagne des points"}),
        "points from chips": (
            "ending",
            {"en": "every five chips make one more point", "fr": "cinq jetons font un point de plus"},
        ),
        "runner-up": ("runner-up", {"en": "you may take the share", "fr": "vous pouvez prendre l’action"}),
        "end": (
            "ending",
            {
                "en": "until the crash, which lies among the last five cards of the pile",
                "fr": "jusqu’au krach, qui est parmi les cinq dernières cartes de la pioche",
            },
        ),
    },
    "speculation-board": {
        "goal": (
            "hello",
            {
                "en": "Whoever is richest when the first brick reaches the end of the track wins",
                "fr": "La plus grande fortune gagne quand un premier pion arrive au bout de la piste",
            },
        ),
        "prices": ("track", {"en": "its rank among all bricks", "fr": "son rang parmi tous les pions"}),
        "score": (
            "ending",
            {
                "en": "cash and all shares at their last prices; shares below zero are subtracted",
                "fr": "ses billets et toutes ses actions aux derniers prix ; les prix négatifs sont soustraits",
            },
        ),
        "end": (
            "ending",
            {
                "en": "It ends when a brick reaches the end of the track",
                "fr": "La partie finit quand un pion arrive au bout de la piste",
            },
        ),
    },
    "speculation-cards": {
        "goal": ("hello", {"en": "The most points after", "fr": "Celui qui a le plus de points après"}),
        "end of a round": (
            "hello",
            {"en": "the others have one more turn each", "fr": "les autres jouent encore une fois"},
        ),
        "score of a round": (
            "scored",
            {
                "en": "by the top card of pile 1 and the cards in your hand",
                "fr": "d’après la carte du dessus de la pile 1 et les cartes de votre main",
            },
        ),
        "later rounds": (
            "ending",
            {
                "en": "In the next round piles 1 and 2 count, in the third all three",
                "fr": "À la manche suivante, les piles 1 et 2 comptent, à la troisième les trois",
            },
        ),
        "Jokers on a pile": (
            "ending",
            {
                "en": "gives one for each card of your best suit",
                "fr": "vaut un point par carte de votre meilleure couleur",
            },
        ),
        "four Jokers": (
            "ending",
            {
                "en": "whoever holds all four at the end of a round wins the game at once",
                "fr": "celui qui a les quatre à la fin d’une manche gagne la partie sur-le-champ",
            },
        ),
        "end": (
            "ending",
            {
                "en": "The points of all rounds add up, and the most win",
                "fr": "Les points s’additionnent, et celui qui en a le plus gagne",
            },
        ),
    },
    "stockpile": {
        "goal": ("hello", {"en": "the richest player wins", "fr": "la plus grande fortune gagne"}),
        "forecasts": (
            "forecasts",
            {"en": "Each is dealt once in a round", "fr": "Chacune est distribuée une fois par manche"},
        ),
        "fees": ("bought", {"en": "trading fees are paid at once", "fr": "les frais se paient aussitôt"}),
        "majorities": ("ending", {"en": "gets $10K, or $5K each", "fr": "reçoit 10 k$, ou 5 k$ chacun"}),
        "score": (
            "ending",
            {
                "en": "All shares are sold at their last values, and the most money wins",
                "fr": "Toutes les actions sont vendues au dernier cours, et celui qui a le plus d’argent gagne",
            },
        ),
        "end": ("ending", {"en": "So it goes on for", "fr": "Ainsi de suite pendant"}),
    },
}


def unheard(game: str, lang: str, texts: dict[str, str]) -> list[str]:
    """Return the subjects whose words are not in these texts, which are given by statement."""
    plain = {says: text.replace("\u00a0", " ").replace("\u202f", " ") for says, text in texts.items()}
    return [subject for subject, (says, words) in TAUGHT[game].items() if words[lang] not in plain.get(says, "")]
