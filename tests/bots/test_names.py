"""What bots are called: short, distinct, and never as somebody at the table."""

from openoutcry.bots.levels import BOT_NAMES, free_name


def test_names_are_short_and_no_two_begin_alike():
    assert all(len(name) <= 7 for name in BOT_NAMES)
    assert len({name[0] for name in BOT_NAMES}) == len(BOT_NAMES)


def test_a_bot_takes_the_first_name_that_nobody_has():
    assert free_name([]) == BOT_NAMES[0]
    assert free_name([BOT_NAMES[0].upper(), "Ann"]) == BOT_NAMES[1]


def test_where_all_names_are_taken_they_are_numbered():
    assert free_name(BOT_NAMES) == f"{BOT_NAMES[0]} 2"
    assert free_name([*BOT_NAMES, f"{BOT_NAMES[0]} 2"]) == f"{BOT_NAMES[1]} 2"
