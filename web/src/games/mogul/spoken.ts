// Made by tools/schema.py from src/openoutcry/games/mogul/nouns.py. Do not edit.

import type { Spoken } from '../../lib/prose'


export const spoken: Spoken = {
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
