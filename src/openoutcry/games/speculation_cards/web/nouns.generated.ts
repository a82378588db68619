// Made by tools/schema.py from src/openoutcry/games/speculation_cards/nouns.py. Do not edit.

import type { Nouns } from '@openoutcry/game-api'


export const nouns: Nouns = {
  game: "speculation-cards",
  money: ["money", "money-negative"],
  fields: {
    "card": "card?",
    "pile": "place",
  },
  absent: {
    "cards": 0,
    "takes": 0,
  },
  values: {
    "pile-taken": [["count", "cards"]],
    "hand-scored": [["total", "points"]],
  },
  lists: {
    "pile-taken": [["each", "cards", "card"]],
    "hand-scored": [["all", "points", "each-speculation-cards-points", "pile", "points"]],
  },
  counts: {
  },
}
