// Made by tools/schema.py from the types in src/openoutcry/games/stockpile. Do not edit.

/** A Boom or a Bust (the card) on a company. */
export interface ActionPlayed {
  event: 'action-played'
  seat: number
  card: number
  company: number
}

/** A company went bankrupt: by seat the cards that were lost. */
export interface Bankrupt {
  event: 'bankrupt'
  company: number
  lost: number[]
  space: number
  value: number
}

/** A player placed his meeple on a track; `outbid` has to bid again. */
export interface BidMade {
  event: 'bid-made'
  seat: number
  pile: number
  bid: number
  outbid: number | null
}

/** A player put a card on a pile; face down, only he reads which. */
export interface CardPlaced {
  event: 'card-placed'
  seat: number
  pile: number
  card: number | null
  face_up: boolean
}

/** A card on a pile: its kind where you know it. */
export interface CardShown {
  kind: number | null
  face_up: boolean
}

/** The card that begins a pile. */
export interface CardTurnedUp {
  event: 'card-turned-up'
  pile: number
  card: number
}

/** A company: its track, where its ticker stands, where it starts and where it goes on after a split. */
export interface CompanyShown {
  name: string
  colour: string
  track: SpaceShown[]
  space: number
  value: number
  start: number
  after_split: number
}

/** A player showed so many cards of the company and collected on them. */
export interface DividendCollected {
  event: 'dividend-collected'
  seat: number
  company: number
  cards: number
  amount: number
}

/** A company pays so much per share. */
export interface DividendDeclared {
  event: 'dividend-declared'
  company: number
  per_share: number
}

/** A trading fee that cannot be paid yet stays in front of the player. */
export interface FeeKept {
  event: 'fee-kept'
  seat: number
  fee: number
}

/** A trading fee went to the bank. */
export interface FeePaid {
  event: 'fee-paid'
  seat: number
  fee: number
}

/** The first player was drawn, or named by the table. */
export interface FirstPlayerChosen {
  event: 'first-player-chosen'
  seat: number
}

/** The last round is over. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** A player was dealt his two market cards; only he reads this. */
export interface HandDealt {
  event: 'hand-dealt'
  seat: number
  cards: number[]
}

/** A player was dealt a pair; only he reads this. */
export interface InsiderInformation {
  event: 'insider-information'
  seat: number
  company: number
  forecast: number
}

/** A player has the most shares of a company, alone or with others. */
export interface MajorityPaid {
  event: 'majority-paid'
  seat: number
  company: number
  shares: number
  bonus: number
}

/** The pair that lies open. */
export interface MarketInformation {
  event: 'market-information'
  company: number
  forecast: number
}

/** A pair was turned up, of this seat or of nobody. */
export interface PairRevealed {
  event: 'pair-revealed'
  seat: number | null
  company: number
  forecast: number
}

/** A company and its forecast, None where they are covered; `seat` is whose pair it is, None for nobody's. */
export interface PairShown {
  company: number | null
  forecast: number | null
  seat: number | null
  open: boolean
}

/** A player paid for a pile and took its cards, None where they were covered. */
export interface PileBought {
  event: 'pile-bought'
  seat: number
  pile: number
  paid: number
  cards: (number | null)[]
}

/** A pile, and the meeple on the track above it. */
export interface PileShown {
  cards: CardShown[]
  bidder: number | null
  space: number | null
}

/** One player's side of the table. `cards` and `split_cards` are how many lie face down there; `shares` and `split` which they are, by company, where you may know all of them; `known` what can be remembered of the others' shares, None where nothing is. `booms` and `busts` as `shares`. `worth` is what the portfolio is worth now, `fees` are those still to be paid. */
export interface PlayerShown {
  money: number
  cards: number
  split_cards: number
  shares: number[] | null
  split: number[] | null
  known: number[] | null
  booms: number | null
  busts: number | null
  worth: number | null
  hand: (number | null)[]
  fees: number[]
  meeples: number
}

/** A player sold everything at the end: cards by company, what they brought, and all the money there was then. */
export interface PortfolioSold {
  event: 'portfolio-sold'
  seat: number
  shares: number[]
  split: number[]
  worth: number
  money: number
}

/** A round begins, with this first player. */
export interface RoundBegun {
  event: 'round-begun'
  round: number
  seat: number
}

/** A player sold a share, a split share whole, or half of one (`sale` is share, split or half). */
export interface ShareSold {
  event: 'share-sold'
  seat: number
  company: number
  sale: string
  price: number
}

/** A space of a company's track: what a share is worth there, and what it pays when it is entered from the left. */
export interface SpaceShown {
  value: number
  dollars: number
}

/** A player was dealt his first stock; only he reads this. */
export interface StarterDealt {
  event: 'starter-dealt'
  seat: number
  company: number
}

/** A ticker moved from one space of its track to another; `value` is what a share is worth there. */
export interface StockMoved {
  event: 'stock-moved'
  company: number
  start: number
  end: number
  value: number
}

/** A stock split: by seat the cards that moved to the split portfolio, and the money for those that were there. */
export interface StockSplit {
  event: 'stock-split'
  company: number
  moved: number[]
  paid: number[]
  space: number
  value: number
}

export type StockpileEvent =
  | FirstPlayerChosen
  | StarterDealt
  | RoundBegun
  | InsiderInformation
  | MarketInformation
  | CardTurnedUp
  | HandDealt
  | CardPlaced
  | BidMade
  | PileBought
  | FeePaid
  | FeeKept
  | ActionPlayed
  | StockMoved
  | StockSplit
  | Bankrupt
  | DividendDeclared
  | DividendCollected
  | ShareSold
  | PairRevealed
  | MajorityPaid
  | PortfolioSold
  | GameOver

/** The whole table. Kinds of cards: 0 to 5 stocks by company, 6 Boom, 7 Bust, 8 to 10 fees, with `fees` what they cost. `paying` is the company that pays a dividend now, `per_share` how much. */
export interface StockpileShown {
  game: 'stockpile'
  board: string
  companies: CompanyShown[]
  forecasts: string[]
  in_play: number[]
  fees: number[]
  track: number[]
  round: number
  rounds: number
  phase: string
  first: number | null
  turn: number | null
  pairs: PairShown[]
  piles: PileShown[]
  players: PlayerShown[]
  deck: number
  discard: number[]
  paying: number | null
  per_share: number | null
}
