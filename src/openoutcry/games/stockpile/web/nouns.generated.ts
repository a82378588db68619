// Made by tools/schema.py from src/openoutcry/games/stockpile/nouns.py. Do not edit.

import type { Nouns } from '@openoutcry/game-api'

export const BOOM = 6
export const BUST = 7
export const FEE = 8
export const COMMODITY = 11
export const TAX = 17
export const FIRST_PLAYER_CARD = 18
export const INVESTOR_CARD = 19

export const nouns: Nouns = {
  game: "stockpile",
  money: ["money-stockpile", "money-stockpile-negative"],
  fields: {
    "company": "company?",
    "forecast": "forecast?",
    "investor": "investor?",
    "strategy": "strategy?",
    "commodity": "commodity?",
    "card": "card?",
    "partner": "investor?",
    "bid": "money?",
    "cost": "money?",
    "paid": "money?",
    "fee": "money?",
    "value": "money?",
    "per_share": "money?",
    "price": "money?",
    "amount": "money?",
    "bonus": "money?",
    "penalty": "money?",
    "worth": "money?",
    "money": "money?",
    "extra": "money?",
    "promised": "money?",
    "pile": "place",
    "pair": "place",
    "place": "place",
    "cards": "number?",
    "strategies": "number?",
  },
  absent: {
    "investor": null,
    "partner": null,
    "company": null,
    "forecast": null,
    "card": null,
    "cost": null,
    "amount": null,
    "extra": null,
    "sale": "",
    "ends": "",
    "facing": "",
    "copy": 1,
    "seat": -1,
  },
  values: {
    "bid-made": [["nobody", "outbid"]],
    "pair-revealed": [["nobody", "seat"]],
    "pile-bought": [["pays", "paid"]],
    "stock-moved": [["moves", "start", "end"]],
    "first-card-given": [["other", "to"]],
    "pair-seen": [["nobody", "owner"]],
    "forecast-falsified": [["nobody", "owner"]],
    "investor-hired": [["free", "bid"]],
    "strategy-played": [["free", "cost"]],
    "stock-taken": [["free", "paid"]],
    "ability-paid": [["gains", "amount"]],
    "card-moved": [["as", "start", "place"], ["as", "end", "place"]],
    "card-picked": [["either", "company", "card", "company?", "forecast?"]],
    "pile-seen": [["known", "seen", "cards"]],
    "forecast-changed": [["as", "spaces", "signed"]],
  },
  lists: {
    "hand-dealt": [["kinds", "cards", "card"]],
    "cards-drawn": [["kinds", "cards", "card"]],
    "pile-bought": [["kinds", "cards", "card?"]],
    "pile-seen": [["kinds", "cards", "card?"]],
    "card-kept": [["kinds", "discarded", "card?"]],
    "commerce-drawn": [["kinds", "cards", "commodity"]],
    "dice-rolled": [["each", "forecasts", "forecast"]],
    "investors-dealt": [["kinds", "investors", "investor"]],
    "strategies-dealt": [["kinds", "strategies", "strategy?"]],
    "stock-split": [["some", "moved", "each-stockpile-split", "seat", "cards"], ["some", "paid", "each-stockpile-split-again", "seat", "amount"]],
    "bankrupt": [["some", "lost", "each-stockpile-lost", "seat", "cards"]],
    "portfolio-sold": [["some", "shares", "each-stockpile-shares", "company", "count"], ["some", "split", "each-stockpile-split-shares", "company", "count"]],
    "game-over": [["ranked", "scores", "each-stockpile-score", "seat", "money"]],
  },
  counts: {
    "several": "count-stockpile-card",
    "covered": "count-stockpile-covered",
    "none": "count-stockpile-no-cards",
  },
}
