"""One word for one thing: the texts of each game avoid the variants of its terms, in every language."""

import re

import pytest

from openoutcry.games.packages import house
from openoutcry.text.catalogues import LANGUAGES, names, source

# By language and game (or "all" games): what is not written, and what is written instead.
INSTEAD = {
    "en": {
        "all": {},
        "mogul": {r"\bground\b": "background", r"\bkitty\b|\bstake\b": "pot", r"\bfrontier\b": "border"},
        "speculation-board": {r"\bstrips?\b": "segment", r"\bpawns?\b": "brick"},
        "speculation-cards": {r"\bcolou?rs?\b": "suit", r"\bjokers?\b": "Joker"},
        "stockpile": {
            r"\bprice (of|track|board)\b": "value",
            r"compan(y|ies)(’s)? prices?\b": "value",
            r"\bbefore the prices\b": "value",
            r"\(discard it, or": "Discard a share, or turn a split one back into a single share.",
            r"\bevery company moves\b|\beach of them moves\b": "gets a forecast",
        },
    },
    "fr": {
        "all": {r"\b(tu|toi|tes?|ton|ta)\b": "vous", r"\b(est|sont) de nous\b": "vient de nous"},
        "mogul": {
            r"\b(la|une|toute la|sa|les|des) mises?\b(?! en place)": "le pot",
            r"\bfaire l’autre\b": "faire ce que l’autre n’a pas fait",
            r"\b[Ll]e fond est\b": "la couleur du fond indique",
        },
        "speculation-board": {
            r"\bbandes?\b": "segment",
            r"\bfaire (monter|descendre) un pion\b": "faire avancer, faire reculer d’un rang",
            r"\bdevant le suivant\b|\bderrière le suivant\b": "celui qui le devance, celui qui le suit",
            r"\brestent dehors\b": "restent sur la table, hors jeu",
            r"\bdeux moitiés\b": "la vente et l’achat",
        },
        "speculation-cards": {
            r"\bassorti\w*": "correspondre",
            r"\b(va|vont) avec\b": "correspondre",
            r"\bjokers?\b": "Joker",
        },
        "stockpile": {
            r"\bse divis\w+": "se fractionner",
            r"\bdivisions?\b": "fractionnement",
            r"\bcartes? [Aa]ctions?\b": "coup de bourse",
            r"(?<!’)\bL’action\.": "coups de bourse",
            r"défaussée, ou ramenée": "Défaussez une action, ou ramenez une action fractionnée à une action simple.",
            r"\bsous la dernière case\b": "sous la première case",
            r"\bcartes promo\b": "cartes promotionnelles",
        },
    },
}


def written(lang: str, game: str) -> dict[str, str]:
    """The texts of a game by message, without comments and values."""
    found: dict[str, str] = {}
    for name in names(lang):
        if not re.fullmatch(rf"{game}(-(rules|lesson|table|investors|modules|questions|strategies))?", name):
            continue
        current = ""
        for line in source(lang, name).splitlines():
            if line.startswith("#"):
                continue
            if begun := re.match(r"([a-z][\w-]*) =(.*)", line):
                current, line = begun[1], begun[2]
            text = re.sub(r"\{[^{}]*\}|\{[^{}]*->|^\s*\*?\[\w+\]", " ", line)
            found[current] = f"{found.get(current, '')} {text}"
    return found


@pytest.mark.parametrize("game", sorted(house()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_is_used_for_one_thing(lang: str, game: str) -> None:
    variants = INSTEAD[lang]["all"] | INSTEAD[lang][game]
    texts = written(lang, game)
    assert len(texts) > 50
    found = [
        (message, one[0], wanted)
        for message, text in texts.items()
        for variant, wanted in variants.items()
        for one in re.finditer(variant, text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("lang", "game", "text"),
    [
        ("en", "mogul", "The ground is its railroad."),
        ("en", "speculation-board", "the strip of the track"),
        ("fr", "mogul", "Qui part prend tous les jetons de la mise."),
        ("fr", "speculation-board", "la bande de la piste"),
        ("fr", "stockpile", "L’action. Votre plongeon fait descendre une société."),
        ("fr", "stockpile", "Elle se divise : elle repart de 6 k$."),
    ],
)
def test_a_variant_is_found(lang: str, game: str, text: str) -> None:
    assert any(re.search(variant, text) for variant in INSTEAD[lang][game])
