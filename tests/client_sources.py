"""The files of the client's sources: the shell in `web/`, and `web/` in the folder of each game."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def game_web(game: str) -> Path:
    """Return the folder with the client of a game."""
    return ROOT / "src" / "openoutcry" / "games" / game.replace("-", "_") / "web"


def client_sources() -> list[Path]:
    """Return all Svelte and TypeScript files, tests left out."""
    folders = [ROOT / "web" / "src", *ROOT.glob("src/openoutcry/games/*/web")]
    files = [file for folder in folders for ending in ("*.svelte", "*.ts") for file in folder.rglob(ending)]
    return [file for file in files if not file.name.endswith(".test.ts")]
