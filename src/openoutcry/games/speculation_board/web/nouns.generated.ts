// Made by tools/schema.py from src/openoutcry/games/speculation_board/nouns.py. Do not edit.

import type { Nouns } from '@openoutcry/game-api'

export const HOLIDAY = 8

export const nouns: Nouns = {
  game: "speculation-board",
  money: ["money", "money-negative"],
  fields: {
    "company": "card?",
    "card": "card?",
    "sold": "card?",
    "bought": "card?",
    "price": "money",
    "cash": "money",
    "shares": "money",
    "sold_for": "money",
    "bought_for": "money",
    "fortune": "money",
    "space": "space",
    "start": "space",
    "end": "space",
    "action": "tile-speculation-board-",
  },
  absent: {
    "company": null,
  },
  values: {
    "fortune-counted": [["sum", "fortune", "cash", "shares"]],
  },
  lists: {
    "cards-revealed": [["all", "cards", "each-speculation-board-cards", "seat", "card"]],
  },
  counts: {
  },
}
