// Made by tools/schema.py from the types in src/openoutcry/games/mogul. Do not edit.

/** Everybody else has left. */
export interface AuctionWon {
  event: 'auction-won'
  seat: number
  runner_up: number
}

/** A share: its company (background) and the company that may be sold with it (border). */
export interface CardShown {
  company: number
  border: number
}

/** At the end chips became points; what is left over stays covered. */
export interface ChipsExchanged {
  event: 'chips-exchanged'
  seat: number
  chips: number
  points: number
}

/** A railroad as printed: `shares` is the number on its cards. */
export interface CompanyShown {
  name: string
  colour: string
  shares: number
}

/** The crash card was turned over: the game is over. */
export interface Crashed {
  event: 'crashed'
}

/** A player took chips from the bank for points. */
export interface CreditTaken {
  event: 'credit-taken'
  seat: number
  chips: number
  points: number
}

/** The final scores, and who won. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** A player left the auction with the chips in the pot. */
export interface Left {
  event: 'left'
  seat: number
  chips: number
}

export type MogulEvent =
  | StartPlayerChosen
  | StartShareDealt
  | ShareRevealed
  | Crashed
  | PremiumPaid
  | CreditTaken
  | Stayed
  | Left
  | AuctionWon
  | ShareTaken
  | Sold
  | ShareDeclined
  | ChipsExchanged
  | GameOver

/** What the answers to any question are explained with. */
export type MogulFigures = { chips?: number; points?: number; pot?: number; company?: number; shares?: number; price?: number; border?: number }

/** What a question is explained with, and its answers, by its kind. */
export interface MogulQuestions {
  'credit': { asks: object; figures: { chips?: number; points?: number } }
  'auction': { asks: object; figures: { chips?: number; points?: number; pot?: number } }
  'action': { asks: object; figures: { company?: number; shares?: number; price?: number; points?: number; border?: number } }
  'share': { asks: object; figures: { company?: number; border?: number } }
  'sale': { asks: object; figures: { company?: number; shares?: number; price?: number; points?: number } }
}

/** The whole table. `card` stays until the next one, `on_offer` only while nobody has taken or declined it. */
export interface MogulShown {
  game: 'mogul'
  companies: CompanyShown[]
  spaces: number
  chips_in_box: number
  players: PlayerShown[]
  bank: number
  pot: number
  pile: number
  crash_next: boolean
  card: CardShown | null
  on_offer: boolean
  round: number
  phase: string
  start_player: number | null
  values: number[]
  in_auction: number[]
  left: number[]
  winner: number | null
  runner_up: number | null
}

/** One player's side of the table; `chips` is None where they are covered. */
export interface PlayerShown {
  points: number
  space: number
  chips: number | null
  shares: number[]
}

/** A player earned a point for each owned share of the revealed company. */
export interface PremiumPaid {
  event: 'premium-paid'
  seat: number
  company: number
  points: number
}

/** The runner-up did not want the share: it left the game. */
export interface ShareDeclined {
  event: 'share-declined'
  seat: number
  company: number
  border: number
}

/** The top card of the draw pile was turned over. */
export interface ShareRevealed {
  event: 'share-revealed'
  company: number
  border: number
}

/** A player took the revealed share, and starts the next round. */
export interface ShareTaken {
  event: 'share-taken'
  seat: number
  company: number
  border: number
}

/** A player chose to sell: any number of shares of the border's company, none included. */
export interface Sold {
  event: 'sold'
  seat: number
  company: number
  shares: number
  price: number
  points: number
}

/** The start player was drawn, or named by the table. */
export interface StartPlayerChosen {
  event: 'start-player-chosen'
  seat: number
}

/** A share was dealt openly before the first round. */
export interface StartShareDealt {
  event: 'start-share-dealt'
  seat: number
  company: number
  border: number
}

/** A player put one chip into the pot to stay in the auction. */
export interface Stayed {
  event: 'stayed'
  seat: number
  pot: number
}
