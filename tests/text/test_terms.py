"""One word for one thing: the texts of each game avoid the variants of its terms, in every language."""

import re

import pytest

from openoutcry.games.packages import house
from openoutcry.text.catalogues import LANGUAGES, names, source
from tests.text.taught import TAUGHT, unheard

# By language and game (or "all" games): what is not written, and what is written instead.
INSTEAD = {
    "en": {
        "all": {},
        "mogul": {
            r"\bground\b": "background",
            r"\bkitty\b|\bstake\b": "pot",
            r"\bfrontier\b": "border",
            r"\b(draw )?deck\b": "draw pile",
            r"\brailways?\b": "railroad",
            r"\bloans?\b": "credit",
            r"\bdividends?\b": "premium",
        },
        "speculation-board": {
            r"\bstrips?\b": "segment",
            r"\bpawns?\b|\btokens?\b": "brick",
            r"\bstocks?\b": "share",
            r"\bfirms?\b": "company",
        },
        "speculation-cards": {
            r"\bcolou?rs?\b": "suit",
            r"\bjokers?\b": "Joker",
            r"\bstacks?\b|\bheaps?\b": "pile",
            r"\bdraw pile\b": "deck",
            r"\bby number\b": "by rank",
        },
        "stockpile": {
            r"\bpawns?\b": "meeple",
            r"\bpredictions?\b": "forecast",
            r"\bstocks? of\b": "share",
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
            r"\btalon\b|\bpaquet\b": "pioche",
            r"\bprêts?\b|\bemprunts?\b": "crédit",
            r"\bsociétés?\b": "compagnie",
            r"\bdividendes?\b": "prime",
            r"\bfaire l’autre\b": "faire ce que l’autre n’a pas fait",
            r"\b[LlSs](e|on) fond est\b": "la couleur du fond indique",
        },
        "speculation-board": {
            r"\bbandes?\b": "segment",
            r"\bbriques?\b": "pion",
            r"\bcompagnies?\b": "société",
            r"\bjours? fériés?\b": "Vacances de la banque",
            r"\b(faire|faites) (monter|descendre) (un pion|leur société)\b": "faire avancer, faire reculer",
            r"\bdevant le suivant\b|\bderrière le suivant\b": "celui qui le devance, celui qui le suit",
            r"\brestent dehors\b": "restent sur la table, hors jeu",
            r"\bdeux moitiés\b": "la vente et l’achat",
            r"\ben caisse\b": "en billets",
        },
        "speculation-cards": {
            r"\bassorti\w*": "correspondre",
            r"\btalon\b": "pioche",
            r"\benseignes?\b": "couleur",
            r"\b(va|vont) avec\b": "correspondre",
            r"\bjokers?\b": "Joker",
        },
        "stockpile": {
            r"\bse divis\w+|\bscind\w+": "se fractionner",
            r"\bpions?\b": "meeple",
            r"\bpronostics?\b": "prévision",
            r"\bbanqueroutes?\b": "faillite",
            r"\btalon\b": "pioche",
            r"\bdivisions?\b": "fractionnement",
            r"\bcartes? [Aa]ctions?\b": "coup de bourse",
            r"(?<!’)\bL’action\.": "coups de bourse",
            r"défaussée, ou ramenée": "Défaussez une action, ou ramenez une action fractionnée à une action simple.",
            r"\bsous la dernière case\b": "sous la première case",
            r"\bcartes promo\b": "cartes promotionnelles",
        },
    },
}

# By language and game: the terms that its page of rules uses.
TERMS = {
    "en": {
        "mogul": "premium|pot|border|background|runner-up|crash|credit|start player|draw pile|auction|score track",
        "speculation-board": "brick|segment|rank|tile|Trade|Rank +1|Rank −1|No action|Bank Holiday"
        "|active player|fortune|END",
        "speculation-cards": "suit|rank|Joker|deck|pile|top|match|discard|round",
        "stockpile": "forecast|pair|pile|meeple|bidding track|trading fee|Stock Boom|Stock Bust|portfolio"
        "|split portfolio|bankrupt|dividend|discard pile|market deck|value"
        "|Information|Supply|Demand|Action|Selling|Movement",
    },
    "fr": {
        "mogul": "prime|pot|bordure|fond|deuxième|krach|crédit|premier joueur|pioche|enchère|piste",
        "speculation-board": "pion|segment|rang|tuile|Échange|Rang +1|Rang −1|Pas d’action|Vacances de la banque"
        "|joueur actif|fortune|billets|case départ|END",
        "speculation-cards": "couleur|valeur|Joker|pioche|pile|dessus|correspond|défausser|manche",
        "stockpile": "prévision|paire|pile|meeple|piste de mise|frais|Envolée|Plongeon|coups de bourse|portefeuille"
        "|portefeuille fractionné|faillite|dividende|défausse|pioche du marché|cours"
        "|information|offre|demande|vente|mouvement",
    },
}


def written(lang: str, game: str) -> dict[str, str]:
    """The texts of a game by message, without comments and values."""
    found: dict[str, str] = {}
    for name in names(lang):
        if not re.fullmatch(
            rf"{game}(-(about|coach|rules|lesson|table|investors|modules|questions|strategies))?", name
        ):
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


@pytest.mark.parametrize("game", sorted(house()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_page_of_rules_uses_the_terms_of_its_game(lang: str, game: str) -> None:
    rules = [text for message, text in written(lang, game).items() if message.startswith(f"rules-{game}-")]
    page = "\n".join(rules).replace("\u00a0", " ")
    assert [term for term in TERMS[lang][game].split("|") if not re.search(rf"(?<!\w){re.escape(term)}", page)] == []


@pytest.mark.parametrize("game", sorted(house()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_of_each_game_has_its_goal_score_and_end(lang: str, game: str) -> None:
    said = {message.removeprefix(f"lesson-{game}-"): text for message, text in written(lang, game).items()}
    assert unheard(game, lang, said) == []
    assert {"goal", "end"} <= set(TAUGHT[game])


@pytest.mark.parametrize(
    ("lang", "game", "text"),
    [
        ("en", "mogul", "The ground is its railroad."),
        ("en", "speculation-board", "the strip of the track"),
        ("fr", "mogul", "Qui part prend tous les jetons de la mise."),
        ("fr", "mogul", "Son fond est sa compagnie."),
        ("fr", "speculation-board", "la bande de la piste"),
        ("fr", "stockpile", "L’action. Votre plongeon fait descendre une société."),
        ("fr", "stockpile", "Elle se divise : elle repart de 6 k$."),
    ],
)
def test_a_variant_is_found(lang: str, game: str, text: str) -> None:
    assert any(re.search(variant, text) for variant in INSTEAD[lang][game])
