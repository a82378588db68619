// Made by tools/schema.py from the types in src/openoutcry/server/wire.py. Do not edit.

/** Who is thinking about what; public. */
export interface Asked {
  seat: number
  kind: string
}

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

/** `seat` is None for a spectator; `at` is seconds since 1970. */
export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  at: number
}

/** At the end chips became points; what is left over stays covered. */
export interface ChipsExchanged {
  event: 'chips-exchanged'
  seat: number
  chips: number
  points: number
}

/** A question to one of your seats. `chosen` is a sealed answer already given, which may still be changed. */
export interface ChoiceShown {
  seat: number
  kind: string
  key: string
  args: Record<string, number | string | boolean>
  options: OptionShown[]
  chosen?: number | null
}

/** Answer your seat's choice; `number` is the match number the client was looking at. */
export interface Choose {
  type: 'choose'
  seat: number
  number: number
  option: number
}

/** A railroad as printed: `shares` is the number on its cards. */
export interface CompanyShown {
  name: string
  colour: string
  shares: number
}

/** Answer somebody's request to undo. */
export interface Consent {
  type: 'consent'
  seat: number
  agree: boolean
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

/** The host puts a bot on an open seat, or takes it off again (`bot` None). */
export interface FillSeat {
  seat: number
  bot: string | null
}

/** A game as offered when a table is opened. Names and descriptions are in the message catalogues. */
export interface GameInfo {
  name: string
  players: number[]
  options: OptionInfo[]
  modules: string[]
  bots: string[]
}

/** The final scores, and who won. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** The link to share, and its QR code as SVG. */
export interface Invitation {
  link: string
  qr: string
}

/** A player left the auction with the chips in the pot. */
export interface Left {
  event: 'left'
  seat: number
  chips: number
}

/** An event and the number of inputs after which the table looked as it left it. */
export interface LogLine {
  number: number
  event: MogulEvent
}

/** The match as one connection may see it. `log` and `readings` of an update hold only what is new; `log_from` is how many log lines stand before them (less than you hold after an undo: cut yours there). */
export interface MatchShown {
  number: number
  commitment: string
  secret: string | null
  shown: MogulShown
  asked: Asked[]
  choices: ChoiceShown[]
  log_from: number
  log: LogLine[]
  readings_from: number
  readings: Reading[]
  undo_to: (number | null)[]
  undo_asked: UndoAsked | null
  result: Result | null
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

/** A table this browser has a seat at: the people's names and the kinds of its bots. */
export interface MyTable {
  id: string
  game: string
  stage: string
  names: string[]
  bots: string[]
  your_turn: boolean
}

/** Open a table. `seats` says what sits where: "person" (you, with `names`), "open" or a bot's name, one a seat. */
export interface NewTable {
  game: string
  seats: string[]
  names: string[]
  options?: Record<string, string>
  house_set?: string | null
}

/** A table or a rematch was opened. */
export interface Opened {
  id: string
}

/** A rule option of a game; `players` lists the counts that allow more than the default, empty means all. */
export interface OptionInfo {
  name: string
  values: string[]
  default: string
  players: number[]
}

/** One answer to a choice. `words` is its written form ("sell 2"); `key` and `args` make the button's text. `rule` is the message that says why it is closed, None when it is open. */
export interface OptionShown {
  option: number
  words: string
  key: string
  args: Record<string, number | string | boolean>
  rule?: string | null
}

/** The table as it was after `number` inputs. */
export interface PastTable {
  number: number
  shown: MogulShown
  asked: Asked[]
}

/** Keeps the line open. */
export interface Ping {
  type: 'ping'
}

/** One player's side of the table; `chips` is None where they are covered. */
export interface PlayerShown {
  points: number
  space: number
  chips: number | null
  shares: number[]
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
}

/** A player earned a point for each owned share of the revealed company. */
export interface PremiumPaid {
  event: 'premium-paid'
  seat: number
  company: number
  points: number
}

/** A point of the charts: everybody's points or fortune, and every company's price. */
export interface Reading {
  number: number
  fortunes: number[]
  prices: number[]
}

export type Received =
  | Choose
  | Say
  | Undo
  | Consent
  | Ping

/** What was wrong: `code` is a message of the catalogues, `args` its values, `message` the English text. */
export interface Refusal {
  code: string
  args: Record<string, number | string | boolean>
  message: string
}

/** Your last message was not accepted; nothing changed. */
export interface Refused {
  type: 'refused'
  refusal: Refusal
}

/** How a match ended. */
export interface Result {
  scores: number[]
  ranks: number[]
  winners: number[]
  end: string
}

/** A line of chat. */
export interface Say {
  type: 'say'
  text: string
}

/** The secret link by which a seat is taken up again on another device, and its QR code as SVG. */
export interface SeatLink {
  seat: number
  link: string
  qr: string
}

/** A chair: open, a person's or a bot's. `yours` is whether this browser holds it. */
export interface SeatShown {
  seat: number
  holder: string
  name: string
  bot: string | null
  online: boolean
  host: boolean
  yours: boolean
}

export type Sent =
  | Table
  | Refused
  | Pong

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

/** Take an open seat. */
export interface SitDown {
  seat: number
  name: string
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

/** A snapshot (`since` 0) or an update (`since` is the version it builds on; log, readings, chat hold what is new). `stage` is lobby, playing or over. `rematch` is the id of the table where the next game is. */
export interface Table {
  type: 'table'
  id: string
  version: number
  since: number
  game: string
  players: number
  options: Record<string, number | string | boolean>
  house_set: string | null
  stage: string
  seats: SeatShown[]
  host: boolean
  watching: number
  match: MatchShown | null
  chat_from: number
  chat: ChatLine[]
  rematch: string | null
}

/** Go back to when the match had `to` inputs. */
export interface Undo {
  type: 'undo'
  seat: number
  to: number
}

/** A request to go back to `number` inputs that needs everyone's consent; `waiting` have not answered. */
export interface UndoAsked {
  seat: number
  number: number
  waiting: number[]
}
