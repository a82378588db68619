"""Colours and styles. Companies are told apart by letters, so that nothing is lost in a terminal without colours."""

from rich.style import Style

# The colours of the table in the browser, with a colour of text that is legible on each.
PAINTS = {
    "brown": ("#8b5a33", "#ffffff"),
    "pink": ("#d98aa4", "#1c1214"),
    "blue": ("#3d74b3", "#ffffff"),
    "green": ("#5b9447", "#0d140a"),
    "yellow": ("#e2b83c", "#1a1505"),
    "grey": ("#8f979e", "#101214"),
    "orange": ("#dd7f2f", "#1a0f04"),
    "red": ("#b8373a", "#ffffff"),
    "purple": ("#7d5ba6", "#ffffff"),
    "black": ("#2b2d31", "#ffffff"),
}
SPARE = [("#a04a86", "#ffffff"), ("#c65f3a", "#ffffff"), ("#3f9a94", "#06120f"), ("#c9cdd1", "#111111")]

TURN = Style(bold=True, color="#1b1b1b", bgcolor="#f0c14b")
MARKER = Style(bold=True, reverse=True)
QUIET = Style(dim=True)
STRONG = Style(bold=True)
WARNING = Style(bold=True, color="red")


def paint(colour: str, number: int) -> Style:
    """Return the style of a company: its colour as background with legible text. If the colour's name is unknown,
    `number` selects a spare colour."""
    ground, ink = PAINTS.get(colour) or SPARE[number % len(SPARE)]
    return Style(color=ink, bgcolor=ground, bold=True)
