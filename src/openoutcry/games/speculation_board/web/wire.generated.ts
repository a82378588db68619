// Made by tools/schema.py from the types in src/openoutcry/games/speculation_board. Do not edit.

/** A player's card moved a brick. */
export interface BrickMoved {
  event: 'brick-moved'
  seat: number
  company: number
  start: number
  end: number
}

/** A player drew a card; only that player reads this. */
export interface CardDrawn {
  event: 'card-drawn'
  seat: number
  card: number
}

/** All players turned over their cards, by seat. */
export interface CardsRevealed {
  event: 'cards-revealed'
  cards: number[]
}

/** A company: where its brick stands, its rank and the price of a share now, and how many shares the bank has. */
export interface CompanyShown {
  name: string
  colour: string
  space: number
  rank: number
  price: number
  bank: number
}

/** A player had played all cards and starts again with all of them. */
export interface DeckShuffled {
  event: 'deck-shuffled'
  seat: number
}

/** A brick came to END: the game ends with this turn. */
export interface EndReached {
  event: 'end-reached'
  company: number
  place: number
}

/** At the end: cash and what the shares are worth. */
export interface FortuneCounted {
  event: 'fortune-counted'
  seat: number
  cash: number
  shares: number
}

/** The final fortunes, and who won. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** Bank holidays were played: bricks move this far only. */
export interface HolidayKept {
  event: 'holiday-kept'
  holidays: number
  movement: number
}

/** One player's side of the table. `hand` is empty where it is covered; `cards` is how many cards are in it. */
export interface PlayerShown {
  cash: number
  shares: number[]
  shares_worth: number
  fortune: number
  hand: number[]
  cards: number
  deck: number
  played: number[]
  chosen: number | null
  has_chosen: boolean
}

/** The active player moved a brick behind the one just below. */
export interface RankLowered {
  event: 'rank-lowered'
  seat: number
  company: number
  start: number
  end: number
}

/** The active player moved a brick past the one just ahead. */
export interface RankRaised {
  event: 'rank-raised'
  seat: number
  company: number
  start: number
  end: number
}

export type SpeculationBoardEvent =
  | StartPlayerChosen
  | StartShareDealt
  | CardDrawn
  | DeckShuffled
  | TilesDrawn
  | Traded
  | RankRaised
  | RankLowered
  | CardsRevealed
  | HolidayKept
  | BrickMoved
  | EndReached
  | TilesReturned
  | FortuneCounted
  | GameOver

/** What the answers to any question are explained with. */
export type SpeculationBoardFigures = { company?: number; price?: number; space?: number }

/** What a question is explained with, and its answers, by its kind. */
export interface SpeculationBoardQuestions {
  'sell': { asks: object; figures: { company?: number; price?: number } }
  'buy': { asks: object; figures: { company?: number; price?: number } }
  'rank-up': { asks: object; figures: { company?: number; price?: number; space?: number } }
  'rank-down': { asks: object; figures: { company?: number; price?: number; space?: number } }
  'card': { asks: object; figures: { company?: number } }
}

/** The whole table. Card 8 is a bank holiday; `actions_left` counts trade, rank up, rank down, no action. */
export interface SpeculationBoardShown {
  game: 'speculation-board'
  companies: CompanyShown[]
  strips: StripShown[]
  side: string
  end: number
  start_price: number
  players: PlayerShown[]
  turn: number
  active: number | null
  phase: string
  action: string | null
  movement: number | null
  actions_left: number[]
  movements_left: number[]
  actions_out: string[]
  movements_out: number[]
  selling: number | null
}

/** The first active player was drawn, or named by the table. */
export interface StartPlayerChosen {
  event: 'start-player-chosen'
  seat: number
}

/** A player drew a share from the bag. */
export interface StartShareDealt {
  event: 'start-share-dealt'
  seat: number
  company: number
}

/** A strip of the track and its price list by rank. */
export interface StripShown {
  first_space: number
  last_space: number
  prices: number[]
}

/** The tiles of this turn: `action` is trade, rank_up, rank_down or no_action. */
export interface TilesDrawn {
  event: 'tiles-drawn'
  seat: number
  action: string
  movement: number
}

/** After a trade all tiles went back into the bags. */
export interface TilesReturned {
  event: 'tiles-returned'
}

/** A player sold one share, bought one, or both at once. */
export interface Traded {
  event: 'traded'
  seat: number
  sold: number | null
  sold_for: number
  bought: number | null
  bought_for: number
  cash: number
}
