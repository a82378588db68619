"""Moving pictures of a round, and pictures small enough for a page of docs. `tools/pictures.py` takes them, Pillow
packs them (`pip install pillow`, or `pip install -e .[dev]`)."""

from __future__ import annotations

import base64
import io
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

try:
    from PIL import Image
except ImportError:
    raise SystemExit(
        "Moving pictures and those of the docs need Pillow: pip install pillow, or pip install -e '.[dev]'"
    ) from None

FILM_KB = 600
PICTURE_KB = 150
WIDTH = 800
# In milliseconds: nobody waits longer than this for something to move, no frame is shorter, and no film longer.
LONGEST = 1200
FRAME = 110
WHOLE = 16_000


class Reel:
    """What a page shows, frame by frame, as Chromium paints it."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.on("Page.screencastFrame", self._keep)
        self._line.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 2})

    def _keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self._line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> None:
        self._line.send("Page.stopScreencast")

    def save(self, path: Path) -> None:
        """As good as its room allows."""
        images: list[Image.Image] = []
        lasts: list[int] = []
        shown = 0.0
        for time, data in self.frames:
            if images and (time - shown) * 1000 < FRAME:
                continue
            if sum(lasts) > WHOLE:
                break
            if images:
                lasts.append(min(LONGEST, round((time - shown) * 1000)))
            image = Image.open(io.BytesIO(data)).convert("RGB")
            images.append(image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS))
            shown = time
        lasts.append(LONGEST)
        for quality in (60, 45, 32, 22, 14, 8):
            images[0].save(
                path, save_all=True, append_images=images[1:], duration=lasts, loop=0, quality=quality, method=4
            )
            if path.stat().st_size <= FILM_KB * 1024:
                break
        print(f"{path.name}: {len(images)} frames, {sum(lasts) / 1000:.0f} s, {path.stat().st_size // 1024} KB")


def pack(picture: Path, to: Path) -> None:
    """A picture as it is shown on a page."""
    image = Image.open(picture).convert("RGB")
    if image.width > 1440:
        image = image.resize((1440, image.height * 1440 // image.width), Image.Resampling.LANCZOS)
    for quality in (86, 80, 70, 60):
        image.save(to, quality=quality, method=6)
        if to.stat().st_size <= PICTURE_KB * 1024:
            break
    print(f"{to.name}: {to.stat().st_size // 1024} KB")
