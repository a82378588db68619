// Made by tools/schema.py from the types in src/openoutcry/games/speculation_cards. Do not edit.

/** A player laid a card face up on a pile; `drawn` when it is the one not kept. */
export interface CardDiscarded {
  event: 'card-discarded'
  seat: number
  pile: number
  card: number
  drawn: boolean
}

/** A player drew a card from the deck; only that player reads which. */
export interface CardDrawn {
  event: 'card-drawn'
  seat: number
  card: number | null
}

/** A player kept one of the two cards drawn; only that player reads which. */
export interface CardKept {
  event: 'card-kept'
  seat: number
  card: number | null
}

/** A kind of card: suit and rank, both None for the Joker. */
export interface CardKind {
  suit: number | null
  rank: number | null
}

/** The deck's top card started a pile, or filled an empty one. */
export interface CardTurnedUp {
  event: 'card-turned-up'
  pile: number
  card: number
}

/** The deck ran low: all cards under the tops of the piles were shuffled into it. */
export interface DeckRenewed {
  event: 'deck-renewed'
  cards: number
}

/** A player holds all Jokers at the end of a round, and wins. */
export interface FourJokers {
  event: 'four-jokers'
  seat: number
}

/** The final scores, and who won. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** A hand was shown and scored: points by pile, cards by suit, Jokers. */
export interface HandScored {
  event: 'hand-scored'
  seat: number
  round: number
  points: number[]
  suits: number[]
  jokers: number
}

/** A player has ten or more cards: everybody else has one more turn. */
export interface LastTurns {
  event: 'last-turns'
  seat: number
  cards: number
}

/** A pile from the bottom up; `counts` when it is scored in this round, `worth` what it brings each known hand. */
export interface PileShown {
  cards: number[]
  counts: boolean
}

/** The discarded card matched: the whole pile went into the hand. */
export interface PileTaken {
  event: 'pile-taken'
  seat: number
  pile: number
  cards: number[]
}

/** One player. `hand` is sorted, with None for covered cards; `worth` by pile for hands open to you. */
export interface PlayerShown {
  cards: number
  hand: (number | null)[]
  worth: number[] | null
  scores: number[]
  total: number
  last_turn: boolean
}

/** The deck was shuffled; this player begins. */
export interface RoundBegan {
  event: 'round-began'
  round: number
  seat: number
}

/** The round went on too long and is scored as it stands. */
export interface RoundCut {
  event: 'round-cut'
  turns: number
}

export type SpeculationCardsEvent =
  | RoundBegan
  | CardTurnedUp
  | TopTaken
  | CardDrawn
  | CardKept
  | CardDiscarded
  | PileTaken
  | DeckRenewed
  | LastTurns
  | HandScored
  | FourJokers
  | RoundCut
  | GameOver

/** What the answers to any question are explained with. */
export type SpeculationCardsFigures = { pile?: number; card?: number; takes?: number; cards?: number }

/** What a question is explained with, and its answers, by its kind. */
export interface SpeculationCardsQuestions {
  'action': { asks: object; figures: { pile?: number; card?: number } }
  'keep': { asks: object; figures: { card?: number } }
  'pile': { asks: object; figures: { pile?: number; card?: number; takes?: number } }
  'match': { asks: object; figures: { pile?: number; cards?: number } }
}

/** The whole table. `drawn` are the cards in hand while one of them is kept, None where they are covered. */
export interface SpeculationCardsShown {
  game: 'speculation-cards'
  kinds: CardKind[]
  suits: string[]
  hand_limit: number
  rounds: number
  round: number
  phase: string
  piles: PileShown[]
  deck: number
  players: PlayerShown[]
  turn: number | null
  first: number | null
  drawn: (number | null)[]
  playing: number | null
  last_turns: boolean
  turns: number
  most_turns: number
}

/** A player took the top card of a pile. */
export interface TopTaken {
  event: 'top-taken'
  seat: number
  pile: number
  card: number
}
