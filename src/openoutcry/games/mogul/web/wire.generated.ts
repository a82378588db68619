// Made by tools/schema.py from the types in src/openoutcry/games/mogul. Do not edit.

/** A player won the auction, since all others had left. The runner-up is the player who left last. */
export interface AuctionWon {
  event: 'auction-won'
  seat: number
  runner_up: number
}

/** A share as shown: its company (the background) and its border, the company whose shares may be sold with it. */
export interface CardShown {
  company: number
  border: number
}

/** At the end of the game a player exchanged chips for points. A remainder too small for a point stays secret. */
export interface ChipsExchanged {
  event: 'chips-exchanged'
  seat: number
  chips: number
  points: number
}

/** A railroad as it is shown: `shares` is the number of its shares that is printed on its cards. */
export interface CompanyShown {
  name: string
  colour: string
  shares: number
}

/** The crash card was turned over, which ended the game. */
export interface Crashed {
  event: 'crashed'
}

/** A player took a credit: `chips` from the bank at a cost of `points`. */
export interface CreditTaken {
  event: 'credit-taken'
  seat: number
  chips: number
  points: number
}

/** The game ended. `scores` are the final points by seat, and `winners` the seats that won. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** A player left the auction and took all chips in the pot. */
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

/** The whole table as shown to a viewer. `card` is the last revealed share, None before the first one and after the crash. `on_offer` is whether it can still be taken or declined. `values` are the prices of shares by company. `crash_next` is whether the crash card may be the next card. */
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

/** One player as shown to a viewer: points, the marker's space on the score ring, `chips` (None if the viewer may not see them), and shares by company. */
export interface PlayerShown {
  points: number
  space: number
  chips: number | null
  shares: number[]
}

/** A player received a premium: one point for each owned share of the revealed company. */
export interface PremiumPaid {
  event: 'premium-paid'
  seat: number
  company: number
  points: number
}

/** The runner-up declined the revealed share, which was removed from the game. */
export interface ShareDeclined {
  event: 'share-declined'
  seat: number
  company: number
  border: number
}

/** The top card of the draw pile, a share, was turned over and is on offer. */
export interface ShareRevealed {
  event: 'share-revealed'
  company: number
  border: number
}

/** A player took the revealed share and became the start player of the next round. */
export interface ShareTaken {
  event: 'share-taken'
  seat: number
  company: number
  border: number
}

/** A player sold shares of the revealed card's border company for `price` points each. `shares` may be 0. */
export interface Sold {
  event: 'sold'
  seat: number
  company: number
  shares: number
  price: number
  points: number
}

/** The start player was drawn at random, or named by an option of the game. */
export interface StartPlayerChosen {
  event: 'start-player-chosen'
  seat: number
}

/** A player was dealt a share face up before the first round. */
export interface StartShareDealt {
  event: 'start-share-dealt'
  seat: number
  company: number
  border: number
}

/** A player paid one chip into the pot to stay in the auction. `pot` is the number of chips in it afterwards. */
export interface Stayed {
  event: 'stayed'
  seat: number
  pot: number
}
