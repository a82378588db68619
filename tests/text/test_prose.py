"""Events as sentences, from the event or from its written form."""

import msgspec
import pytest

from openoutcry.games.catalogue import open_game
from openoutcry.games.mogul.events import AuctionWon, GameOver, PremiumPaid, ShareRevealed, Sold, Stayed
from openoutcry.text.prose import Prose
from openoutcry.text.words import MissingWords


def prose(lang: str) -> Prose:
    return Prose(lang, open_game("mogul", 3), ["Ann", "Ben", "Cleo"])


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            ShareRevealed(3, 0),
            "A Frisco share is revealed; its border allows Great Northern to be sold.",
            "Une action Frisco est révélée ; sa bordure permet de vendre Great Northern.",
        ),
        (
            PremiumPaid(1, 2, 1),
            "Ben earns a premium of 1 point on Santa Fe.",
            "Ben touche une prime de 1 point sur Santa Fe.",
        ),
        (Stayed(0, 3), "Ann stays in; the pot holds 3 chips.", "Ann reste ; la mise est de 3 jetons."),
        (
            AuctionWon(2, 0),
            "Cleo wins the auction; Ann is runner-up.",
            "Cleo remporte l’enchère ; la deuxième place est à Ann.",
        ),
        (
            Sold(0, 0, 2, 5, 10),
            "Ann sells 2 Great Northern shares at 5 each for 10 points.",
            "Ann vend 2 actions Great Northern à 5 chacune, pour 10 points.",
        ),
        (Sold(1, 0, 0, 5, 0), "Ben chooses to sell, but sells nothing.", "Ben choisit de vendre, mais ne vend rien."),
        (GameOver([9, 9, 3], [0, 1]), "Ann and Ben share the victory.", "Ann et Ben partagent la victoire."),
    ],
)
def test_an_event_is_told(event: msgspec.Struct, english: str, french: str):
    assert prose("en").event(event) == english
    assert prose("fr").event(event) == french


def test_the_written_form_is_told_alike():
    written = msgspec.json.decode(msgspec.json.encode(Stayed(0, 3)))
    assert prose("en").event(written) == "Ann stays in; the pot holds 3 chips."


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"event": "flew"},
        {"event": "stayed", "seat": 7, "pot": 1},
        {"event": "stayed"},
        {"event": "game-over", "winners": []},
    ],
)
def test_what_is_no_event_is_an_error(written: dict[str, int | str]):
    with pytest.raises(MissingWords):
        prose("en").event(written)
