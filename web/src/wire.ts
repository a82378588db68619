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

/** How likely each seat was to win after `number` inputs, with all cards open. */
export interface Chances {
  number: number
  seats: number[]
}

/** What is different from the version `since`: see `openoutcry.server.changes` for `changed`. `like` is the kind of a question: its choices are to be put into the table that you hold, as they were shown last, before it is changed. `log`, `readings` and `chat` follow what you hold; of the log so much as `log_from` says, if it does. */
export interface Changes {
  type: 'changes'
  version: number
  since: number
  changed: Record<string, unknown>
  like?: string | null
  log_from?: number | null
  log?: LogLine[]
  readings?: Reading[]
  chat?: ChatLine[]
}

/** A character among the bots, and the level that it is as strong as. */
export interface CharacterInfo {
  name: string
  strength: string
}

/** A line of chat; `seat` is None for a spectator, `at` is seconds since 1970. */
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
  said?: Record<string, string> | null
}

/** Answer your seat's choice; `number` is the match number the client was looking at. */
export interface Choose {
  type: 'choose'
  seat: number
  number: number
  option: number
}

/** What has become of asking the coach: `told` is None while it is still `looking`, and where it has nothing to say. */
export interface CoachAsked {
  looking: boolean
  told?: Coached | null
}

/** What the coach says of a match that is over. */
export interface Coached {
  chances: Chances[]
  seats: CoachedSeat[]
}

/** An answer that cost something: after how many inputs it was given, what it cost (0.05 is five games of a hundred), what was asked, and why another one was better. */
export interface CoachedAnswer {
  number: number
  cost: number
  asked: Record<string, string>
  told: Record<string, string[]>
}

/** A seat's game: `result` = `par` + `luck` + `skill` + `table`, the answers that cost most, and how many mistakes there were, as a sentence. */
export interface CoachedSeat {
  result: number
  par: number
  luck: number
  skill: number
  table: number
  answers: CoachedAnswer[]
  mistakes?: Record<string, string>
}

/** Answer somebody's request to undo. */
export interface Consent {
  type: 'consent'
  seat: number
  agree: boolean
}

/** Who did what: `role` is host, house or person; `at` is seconds since 1970. */
export interface DeedShown {
  at: number
  role: string
  who: string
  deed: string
  seat: number | null
  detail: string
}

/** The host puts a bot on an open seat, or takes it off again (`bot` None). */
export interface FillSeat {
  seat: number
  bot: string | null
}

/** At how many tables a browser's names were taken off. */
export interface Forgotten {
  tables: number
}

export type GameEvent = MogulEvent | SpeculationBoardEvent | SpeculationCardsEvent | StockpileEvent

/** A game as offered when a table is opened: its bots, those of the house first and from the weakest to the strongest, and the one that sits down where nobody says who does; then the characters among the bots. Names and descriptions are in the message catalogues. */
export interface GameInfo {
  name: string
  players: number[]
  options: OptionInfo[]
  modules: string[]
  data: boolean
  bots: string[]
  usual_bot: string
  characters: CharacterInfo[]
}

/** What the coach would answer, the best first, and why. */
export interface Hint {
  type: 'hint'
  seat: number
  number: number
  answers: HintedAnswer[]
  why: Record<string, string[]>
}

/** Somebody asked the coach after `number` inputs; public. */
export interface HintTaken {
  seat: number
  number: number
}

/** An answer as on a button, and in which share of such games it wins, give or take `error`. */
export interface HintedAnswer {
  option: number
  said: Record<string, string>
  win: number
  error: number
}

/** The link to share, and its QR code as SVG. */
export interface Invitation {
  link: string
  qr: string
}

/** The host closes the door of a table, or opens it. */
export interface Lock {
  locked: boolean
}

/** An event and the number of inputs after which the table looked as it left it. Of a game of another package also the sentence, and the only seat that may read it. */
export interface LogLine {
  number: number
  event: GameEvent
  reader?: number | null
  said?: Record<string, string> | null
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
  hints: HintTaken[]
  result: Result | null
}

/** The host lets a seat say nothing, or speak again; without a `seat`, all who only watch. */
export interface Mute {
  seat: number | null
  muted: boolean
}

/** A table this browser has a seat at: the names of its people and of its bots. */
export interface MyTable {
  id: string
  game: string
  stage: string
  names: string[]
  bots: string[]
  your_turn: boolean
}

/** Open a guided first game, on the deal that was prepared for it, and begin. */
export interface NewLesson {
  game: string
  name: string
}

/** Open a table. `seats` says what sits where: "person" (you, with `names`), "open" or a bot's name, one a seat. `hints` is whether those who are asked may ask the coach. */
export interface NewTable {
  game: string
  seats: string[]
  names: string[]
  options?: Record<string, string>
  house_set?: string | null
  hints?: boolean
}

/** A table or a rematch was opened. */
export interface Opened {
  id: string
}

/** A rule option of a game; `players` are the counts for which it can be other than its default, `by_players` the values that are offered with each count. */
export interface OptionInfo {
  name: string
  values: string[]
  default: string
  players: number[]
  by_players: Record<string, string[]>
}

/** One answer to a choice. `words` is its written form ("sell 2"); `key` and `args` make the button's text, or `said` is it. `rule` is the message that says why it is closed, None when it is open. */
export interface OptionShown {
  option: number
  words: string
  key: string
  args: Record<string, number | string | boolean>
  rule?: string | null
  said?: Record<string, string> | null
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

/** Who is here: the seats of people who are on the line, and how many only watch. It has no version. */
export interface Present {
  type: 'present'
  online: number[]
  watching: number
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
  | TakeHint
  | Ping

/** What was wrong: `code` is a message of the catalogues, `args` its values, `message` the English text. */
export interface Refusal {
  code: string
  args: Record<string, number | string | boolean>
  message: string
}

/** A message was not accepted; nothing changed. `to` is that message, or None if it could not be read, was one too many, or the connection is closed for this reason. */
export interface Refused {
  type: 'refused'
  refusal: Refusal
  to?: Received | null
}

/** The host takes somebody off a seat; in a match a `bot` plays on, or the seat waits for whoever comes. */
export interface Remove {
  seat: number
  bot?: boolean
}

/** How a match ended. */
export interface Result {
  scores: number[]
  ranks: number[]
  winners: number[]
  end: string
}

/** A game's box for a page of rules: what its data file says, each value by the way to it ("credit_chips"), how each table of the file is known (printed, secondary or reconstructed; "rounds.5" is a part known otherwise than the rest of its table), and the table before anything has happened, with all modules. */
export interface Rules {
  data: Record<string, number | string>
  provenance: Record<string, string>
  shown: Shown
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

/** A chair: open, a person's or a bot's. `yours` is whether this browser holds it, `slow` whether a bot sits there that may think for a while. Who is `muted` says nothing; a seat of a match that `waits` is free for who comes. */
export interface SeatShown {
  seat: number
  holder: string
  name: string
  bot: string | null
  online: boolean
  host: boolean
  yours: boolean
  slow: boolean
  muted: boolean
  waits: boolean
}

export type Sent =
  | Table
  | Changes
  | Present
  | Hint
  | Refused
  | Pong

export type Shown = MogulShown | SpeculationBoardShown | SpeculationCardsShown | StockpileShown

/** Take an open seat. */
export interface SitDown {
  seat: number
  name: string
}

/** The whole table: for whoever knows nothing (`since` 0), or held that version, missed something since and still has its log, readings and chat, of which only what is new is here. `stage` is lobby, playing or over. `rematch` is the id of the table where the next game is. At a `lesson` a teacher speaks. `hints` is whether those who are asked may ask the coach. A table that is `locked` is seen by those alone who sit at it; where it is `quiet`, who only watches says nothing. */
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
  lesson: boolean
  hints: boolean
  locked: boolean
  quiet: boolean
}

/** Ask the coach about your seat's choice; `number` is the match number the client was looking at. */
export interface TakeHint {
  type: 'hint'
  seat: number
  number: number
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
