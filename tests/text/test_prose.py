"""Events as sentences, from the event or from its written form."""

from functools import cache
from importlib.resources import files

import msgspec
import pytest

from openoutcry.games.catalogue import open_game
from openoutcry.games.mogul.events import AuctionWon, GameOver, PremiumPaid, ShareRevealed, Sold, Stayed
from openoutcry.games.speculation_board import events as board
from openoutcry.games.speculation_cards import events as cards
from openoutcry.text.prose import Prose
from openoutcry.text.words import MissingWords

JOKER = 24


@cache
def prose(lang: str, game: str = "mogul") -> Prose:
    return Prose(lang, open_game(game, 3), ["Ann", "Ben", "Cleo"])


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
        (Stayed(0, 3), "Ann stays in; the pot holds 3 chips.", "Ann reste ; le pot est de 3 jetons."),
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


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            board.StartShareDealt(0, 2),
            "Ann draws a share of Alhambra from the bag.",
            "Ann tire une action Alhambra du sac.",
        ),
        (board.CardDrawn(0, 8), "Ann draws the Bank Holiday card.", "Ann tire la carte Vacances de la banque."),
        (
            board.TilesDrawn(1, "rank_down", 4),
            "Ben is the active player. The tiles: Rank −1, movement 4.",
            "Le joueur actif est Ben. Les tuiles : Rang −1, mouvement 4.",
        ),
        (
            board.Traded(0, None, 0, 0, 95, 5),
            "Ann buys a share of Metro at $95, and has $5 in cash.",
            "Ann achète une action Metro à 95 $ et garde 5 $.",
        ),
        (
            board.Traded(0, 7, -40, None, 0, 0),
            "Ann sells a share of Wallenstein at −$40, and has $0 in cash.",
            "Ann vend une action Wallenstein à −40 $ et garde 0 $.",
        ),
        (
            board.Traded(2, 7, -40, 0, -15, 1200),
            "Cleo sells a share of Wallenstein at −$40, buys a share of Metro at −$15, and has $1,200 in cash.",
            "Cleo vend une action Wallenstein à −40 $, achète une action Metro à −15 $ et garde 1\u202f200 $.",
        ),
        (
            board.RankRaised(0, 0, 18, 23),
            "Ann raises Metro by one rank, from space 18 to space 23.",
            "Ann fait avancer Metro d’un rang : case 18 → case 23.",
        ),
        (
            board.RankLowered(1, 1, 4, 0),
            "Ben lowers Timbuktu by one rank, from space 4 to the start.",
            "Ben fait reculer Timbuktu d’un rang : case 4 → case départ.",
        ),
        (
            board.CardsRevealed([0, 1, 8]),
            "The cards are turned over: Ann plays Metro, Ben plays Timbuktu and Cleo plays Bank Holiday.",
            "Les cartes sont révélées : Ann joue Metro, Ben joue Timbuktu et Cleo joue Vacances de la banque.",
        ),
        (
            board.HolidayKept(1, 0),
            "The bank is on holiday: no brick moves this turn.",
            "La banque est en vacances : aucun pion ne se déplace ce tour-ci.",
        ),
        (
            board.HolidayKept(1, 1),
            "The bank is on holiday: bricks move 1 space only.",
            "La banque est en vacances : les pions ne se déplacent que de 1 case.",
        ),
        (
            board.BrickMoved(2, 0, 57, 60),
            "Cleo’s card moves Metro from space 57 to END.",
            "Metro avance : case 57 → case END (carte jouée par Cleo).",
        ),
        (
            board.EndReached(0, 1),
            "Metro is the first to reach END: the game ends with this turn.",
            "Metro atteint la case END en premier : la partie s’achève avec ce tour.",
        ),
        (board.EndReached(1, 2), "Timbuktu reaches END as number 2.", "Timbuktu atteint la case END en position 2."),
        (
            board.FortuneCounted(0, 40, -15),
            "Ann has $40 in cash and shares worth −$15: a fortune of $25.",
            "Ann compte 40 $ en billets et −15 $ en actions : une fortune de 25 $.",
        ),
        (board.GameOver([1, 2, 3], [2]), "Cleo wins the game.", "Cleo remporte la partie."),
    ],
)
def test_an_event_of_the_board_game_is_told(event: msgspec.Struct, english: str, french: str):
    assert prose("en", "speculation-board").event(event) == english
    assert prose("fr", "speculation-board").event(event) == french.replace(" :", "\xa0:").replace(" $", "\xa0$")


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            cards.TopTaken(0, 0, 20),
            "Ann takes the 4 of spades from pile 1.",
            "Ann prend le 4 de pique de la pile 1.",
        ),
        (cards.CardDrawn(0, JOKER), "Ann draws the Joker.", "Ann pioche le Joker."),
        (cards.CardDrawn(0, None), "Ann draws a card.", "Ann pioche une carte."),
        (cards.CardKept(1, 0), "Ben keeps the 2 of clubs.", "Ben garde le 2 de trèfle."),
        (cards.CardKept(1, None), "Ben keeps one of the two cards.", "Ben garde une des deux cartes."),
        (
            cards.CardDiscarded(2, 1, 12, False),
            "Cleo discards the 2 of hearts on pile 2.",
            "Cleo défausse le 2 de cœur sur la pile 2.",
        ),
        (
            cards.CardDiscarded(2, 2, 6, True),
            "Cleo lays the other card, the 2 of diamonds, on pile 3.",
            "Cleo pose l’autre carte, le 2 de carreau, sur la pile 3.",
        ),
        (
            cards.PileTaken(0, 2, [20, JOKER]),
            "A match: Ann takes pile 3, 2 cards (4 of spades and Joker).",
            "La carte correspond : Ann prend la pile 3, 2 cartes (4 de pique et Joker).",
        ),
        (
            cards.HandScored(0, 2, [24, 0], [0, 1, 0, 6], 1),
            "Ann shows 1 diamond, 6 spades and 1 Joker, and scores 24 points (pile 1: 24 and pile 2: 0).",
            "Ann montre 1 carreau, 6 piques et 1 Joker et marque 24 points (pile 1 : 24 et pile 2 : 0).",
        ),
        (
            cards.HandScored(1, 1, [0], [0, 0, 0, 0], 0),
            "Ben shows no cards, and scores 0 points (pile 1: 0).",
            "Ben montre zéro carte et marque 0 point (pile 1 : 0).",
        ),
        (
            cards.FourJokers(1),
            "Ben holds all the Jokers, and wins at once!",
            "Ben a tous les Jokers, et gagne sur-le-champ\xa0!",
        ),
        (
            cards.DeckRenewed(31),
            "The deck has run low: what lay under the tops is shuffled in, and it has 31 cards now.",
            "La pioche s’épuise : ce qui était sous les cartes du dessus y est mélangé, "
            "et elle a maintenant 31 cartes.",
        ),
        (
            cards.RoundCut(200),
            "After 200 turns the round is cut short, and scored as it stands.",
            "Après 200 tours, la manche s’arrête là et se compte telle quelle.",
        ),
    ],
)
def test_an_event_of_the_card_game_is_told(event: msgspec.Struct, english: str, french: str):
    assert prose("en", "speculation-cards").event(event) == english
    assert prose("fr", "speculation-cards").event(event) == french.replace(" :", "\xa0:")


def test_the_suits_of_a_house_set_are_said_as_it_names_them():
    box = printed("speculation_cards").replace('"clubs"', '"Anchors"')
    own = Prose("fr", open_game("speculation-cards", 3, {}, box), ["Ann", "Ben", "Cleo"])
    assert own.event(cards.TopTaken(0, 0, 0)) == "Ann prend le 2 de anchors de la pile 1."
    assert "2 × anchors et 1 carreau" in own.event(cards.HandScored(0, 1, [4], [2, 1, 0, 0], 0))
    assert own.typed("discard 2 of anchors") == "défausser 2 de anchors"


def test_the_end_of_a_shorter_track_is_its_end():
    box = printed("speculation_board").replace("end = 60", "end = 58").replace("last_space = 60", "last_space = 58")
    own = Prose("en", open_game("speculation-board", 3, {}, box.replace("= 59", "= 57")), ["Ann", "Ben", "Cleo"])
    assert own.event(board.BrickMoved(0, 0, 57, 58)) == "Ann’s card moves Metro from space 57 to END."


def printed(game: str) -> str:
    return files(f"openoutcry.games.{game}").joinpath("data.toml").read_text("utf-8")


def test_a_score_is_what_the_game_counts_in():
    assert [prose(lang, "speculation-board").score(1) for lang in ("en", "fr")] == ["$1", "1\xa0$"]
    assert [prose(lang, "speculation-cards").score(1) for lang in ("en", "fr")] == ["1 point", "1 point"]
    assert [prose(lang, "stockpile").score(120) for lang in ("en", "fr")] == ["$120K", "120\xa0k$"]
    assert [prose(lang, "stockpile").score(0) for lang in ("en", "fr")] == ["$0", "0\xa0$"]
    assert prose("en").score(2) == "2 points"


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
        {"event": "stayed", "seat": None, "pot": 1},
        {"event": "game-over", "winners": []},
    ],
)
def test_what_is_no_event_is_an_error(written: dict[str, int | str]):
    with pytest.raises(MissingWords):
        prose("en").event(written)


@pytest.mark.parametrize(
    ("game", "written"),
    [
        ("speculation-board", {"event": "cards-revealed", "cards": []}),
        ("speculation-board", {"event": "cards-revealed", "cards": [0, 1, 2, 3]}),
        ("speculation-board", {"event": "cards-revealed", "cards": "all"}),
        ("speculation-board", {"event": "tiles-drawn", "seat": 0, "action": "dance", "movement": 1}),
        ("speculation-board", {"event": "brick-moved", "seat": 0, "company": 9, "start": 1, "end": 2}),
        ("speculation-board", {"event": "fortune-counted", "seat": 0, "cash": None, "shares": 1}),
        ("speculation-cards", {"event": "pile-taken", "seat": 0, "pile": 0, "cards": []}),
        ("speculation-cards", {"event": "pile-taken", "seat": 0, "pile": "x", "cards": [1]}),
        ("speculation-cards", {"event": "top-taken", "seat": 0, "pile": 0, "card": 99}),
        ("speculation-cards", {"event": "hand-scored", "seat": 0, "points": [1], "suits": [0] * 4 + [2], "jokers": 0}),
        ("speculation-cards", {"event": "deck-renewed", "cards": 1.5}),
    ],
)
def test_what_is_no_event_of_speculation_is_an_error(game: str, written: dict[str, object]):
    with pytest.raises(MissingWords):
        prose("en", game).event(written)
