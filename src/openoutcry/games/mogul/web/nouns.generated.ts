// Made by tools/schema.py from src/openoutcry/games/mogul/nouns.py. Do not edit.

import type { Nouns } from '@openoutcry/game-api'


export const nouns: Nouns = {
  game: "mogul",
  money: ["money", "money-negative"],
  fields: {
    "company": "company",
    "border": "company",
  },
  absent: {
  },
  values: {
  },
  lists: {
  },
  counts: {
  },
}
