// Made by tools/schema.py from the types in src/openoutcry/server/wire.py. Do not edit.

import type { MogulEvent, MogulShown } from './games/mogul/wire'
import type { SpeculationBoardEvent, SpeculationBoardShown } from './games/speculation-board/wire'
import type { SpeculationCardsEvent, SpeculationCardsShown } from './games/speculation-cards/wire'
import type { StockpileEvent, StockpileShown } from './games/stockpile/wire'

/** Who is thinking about what; public. */
export interface Asked {
  seat: number
  kind: string
}

/** `seat` is None for a spectator; `at` is seconds since 1970. */
export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  at: number
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

/** Answer somebody's request to undo. */
export interface Consent {
  type: 'consent'
  seat: number
  agree: boolean
}

/** The host puts a bot on an open seat, or takes it off again (`bot` None). */
export interface FillSeat {
  seat: number
  bot: string | null
}

export type GameEvent = MogulEvent | SpeculationBoardEvent | SpeculationCardsEvent | StockpileEvent

/** A game as offered when a table is opened. Names and descriptions are in the message catalogues. */
export interface GameInfo {
  name: string
  players: number[]
  options: OptionInfo[]
  modules: string[]
  bots: string[]
}

/** The link to share, and its QR code as SVG. */
export interface Invitation {
  link: string
  qr: string
}

/** An event and the number of inputs after which the table looked as it left it. */
export interface LogLine {
  number: number
  event: GameEvent
}

/** The match as one connection may see it. `log` and `readings` of an update hold only what is new; `log_from` is how many log lines stand before them (less than you hold after an undo: cut yours there). */
export interface MatchShown {
  number: number
  commitment: string
  secret: string | null
  shown: Shown
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
  shown: Shown
  asked: Asked[]
}

/** Keeps the line open. */
export interface Ping {
  type: 'ping'
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
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

export type Shown =
  | MogulShown
  | SpeculationBoardShown
  | SpeculationCardsShown
  | StockpileShown

/** Take an open seat. */
export interface SitDown {
  seat: number
  name: string
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
