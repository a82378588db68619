// Made by tools/schema.py from the types in src/openoutcry/games/speculation_board. Do not edit.

/** The card of a player moved a company's brick from the space `start` to `end`. */
export interface BrickMoved {
  event: 'brick-moved'
  seat: number
  company: number
  start: number
  end: number
}

/** A player drew a card. Only that player receives this event. */
export interface CardDrawn {
  event: 'card-drawn'
  seat: number
  card: number
}

/** All players turned over their chosen cards. `cards` has the card of each seat. */
export interface CardsRevealed {
  event: 'cards-revealed'
  cards: number[]
}

/** A company as shown: the space of its brick, its rank (1 is best), the price of a share, and the number of shares in the bank. */
export interface CompanyShown {
  name: string
  colour: string
  space: number
  rank: number
  price: number
  bank: number
}

/** A player had played all nine cards and shuffled them into a new deck. */
export interface DeckShuffled {
  event: 'deck-shuffled'
  seat: number
}

/** A company's brick reached the space END as number `place` to do so. The game ends after this turn. */
export interface EndReached {
  event: 'end-reached'
  company: number
  place: number
}

/** A player's fortune was counted at the end of the game: `cash`, and the value of all `shares`. */
export interface FortuneCounted {
  event: 'fortune-counted'
  seat: number
  cash: number
  shares: number
}

/** The game ended. `scores` are the final fortunes by seat, and `winners` the seats that won. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** Bank holiday cards were turned over, which reduced the movement of this turn to `movement` spaces, possibly 0. */
export interface HolidayKept {
  event: 'holiday-kept'
  holidays: number
  movement: number
}

/** One player as shown to a viewer: money, shares, and cards. `hand` has only the cards that the viewer may see, `cards` is the number in hand, and `deck` the number left to draw. `chosen` is the card laid face down in this turn, None if there is none or the viewer may not see it. */
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

/** The active player moved a company's brick from the space `start` to `end`, behind the brick ranked just below it. */
export interface RankLowered {
  event: 'rank-lowered'
  seat: number
  company: number
  start: number
  end: number
}

/** The active player moved a company's brick from the space `start` to `end`, past the brick ranked just above it. */
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

/** The whole table as shown to a viewer. Card 8 is a bank holiday. `actions_left` has the number of tiles in the bag for trade, rank up, rank down and no action. `selling` is the company of the share sold in the first half of a trade, if any. */
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

/** The first active player was drawn at random, or named by an option of the game. */
export interface StartPlayerChosen {
  event: 'start-player-chosen'
  seat: number
}

/** A player drew a start share at random. It left the bank. */
export interface StartShareDealt {
  event: 'start-share-dealt'
  seat: number
  company: number
}

/** A section of the track: its first and last space, and the price of a share by rank for bricks on it. */
export interface StripShown {
  first_space: number
  last_space: number
  prices: number[]
}

/** The active player drew the two tiles of a turn: `action` is trade, rank_up, rank_down or no_action, and `movement` the number of spaces for bricks. */
export interface TilesDrawn {
  event: 'tiles-drawn'
  seat: number
  action: string
  movement: number
}

/** All drawn tiles were put back into their bags, after a turn with a Trade. */
export interface TilesReturned {
  event: 'tiles-returned'
}

/** A player sold a share, bought a share, or did both. `sold` and `bought` are None for the part that was not done, with the price 0. `cash` is the player's money afterwards. */
export interface Traded {
  event: 'traded'
  seat: number
  sold: number | null
  sold_for: number
  bought: number | null
  bought_for: number
  cash: number
}
