// Made by tools/schema.py from the types in src/openoutcry/server/wire.py. Do not edit.

/** A seat that has to answer, and the kind of its question; public. */
export interface Asked {
  seat: number
  kind: string
}

/** The chance of each seat to win after `number` inputs, with all cards open. */
export interface Chances {
  number: number
  seats: number[]
}

/** The difference from the version `since`: see `openoutcry.server.changes` for `changed`. `like` is a kind of question: the client first replaces the table's choices by those it showed last for that kind. `log`, `readings` and `chat` are appended to what the client has; if `log_from` is given, the log is cut to so many lines first. */
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

/** A character (a bot with a style of play) as offered to clients: its name, and the bot level that is as strong. */
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

/** The client of an external game: the version of the game API, and the addresses of the module that draws the table, of its style sheet and of the picture for the front page. */
export interface ClientInfo {
  api: number
  entry: string
  style?: string | null
  emblem?: string | null
}

/** The state of a review: `told` is None while the coach is still `looking`, and if there is no review. */
export interface CoachAsked {
  looking: boolean
  told?: Coached | null
}

/** The coach's review of a finished match. */
export interface Coached {
  chances: Chances[]
  seats: CoachedSeat[]
}

/** An answer that cost something: the number of inputs when it was given, its cost as a share of wins (0.05 is five games of a hundred), the question, and why another answer was better. */
export interface CoachedAnswer {
  number: number
  cost: number
  asked: Record<string, string>
  told: Record<string, string[]>
}

/** The review of a seat: `result` = `par` + `luck` + `skill` + `table`, the costliest answers, and the number of mistakes as a sentence. */
export interface CoachedSeat {
  result: number
  par: number
  luck: number
  skill: number
  table: number
  answers: CoachedAnswer[]
  mistakes?: Record<string, string>
}

/** Answer another seat's request to undo. */
export interface Consent {
  type: 'consent'
  seat: number
  agree: boolean
}

/** An entry of the audit log: `role` is host, house (the operator) or person; `at` is seconds since 1970. */
export interface DeedShown {
  at: number
  role: string
  who: string
  deed: string
  seat: number | null
  detail: string
}

/** Put a bot on an open seat, or remove it (`bot` None). Only the host may do this. */
export interface FillSeat {
  seat: number
  bot: string | null
}

/** The number of tables from which a browser's names were removed. */
export interface Forgotten {
  tables: number
}

export interface GameEvent {
  event: string
}

/** A game as offered for a new table. `bots` has the names of its bots, built-in ones first, from the weakest to the strongest. `usual_bot` takes a seat if no bot is named. `characters` are the bots with a style of play. `client` is the browser client that the game brings. Texts for people are in the message catalogues. */
export interface GameInfo {
  name: string
  players: number[]
  options: OptionInfo[]
  modules: string[]
  data: boolean
  bots: string[]
  usual_bot: string
  characters: CharacterInfo[]
  client?: ClientInfo | null
}

/** The answers that the coach recommends, the best first, and the reason. */
export interface Hint {
  type: 'hint'
  seat: number
  number: number
  answers: HintedAnswer[]
  why: Record<string, string[]>
}

/** A seat took a hint after `number` inputs; public. */
export interface HintTaken {
  seat: number
  number: number
}

/** An answer as on its button, and its estimated share of won games with the half width `error`. */
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

/** Lock or unlock a table. Only the host may do this. */
export interface Lock {
  locked: boolean
}

/** An event, and the number of inputs after which the table looked as the event left it. For an external game also the sentence, and the only seat that may read it. */
export interface LogLine {
  number: number
  event: GameEvent
  reader?: number | null
  said?: Record<string, string> | null
}

/** The match as one connection may see it. `log` and `readings` of an update contain only what is new. `log_from` is the number of log lines before them; after an undo it is less than the client has, which then drops its further lines. */
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

/** Mute or unmute a seat, or all spectators if `seat` is None. Only the host may do this. */
export interface Mute {
  seat: number | null
  muted: boolean
}

/** A table at which this browser holds a seat, with the names of its people and of its bots. */
export interface MyTable {
  id: string
  game: string
  stage: string
  names: string[]
  bots: string[]
  your_turn: boolean
}

/** Open a guided first game on its prepared deal, and start it. */
export interface NewLesson {
  game: string
  name: string
}

/** Open a table. `seats` says who gets each seat: "person" (you, with `names`), "open" or a bot's name. `hints` means that players may ask the coach. */
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

/** A rule option of a game. The first of `values` is the default. `players` are the numbers of players with which it can have another value, and `by_players` the values that can be chosen with each number of players. */
export interface OptionInfo {
  name: string
  values: string[]
  default: string
  players: number[]
  by_players: Record<string, string[]>
}

/** One answer to a choice. `words` is its written form ("sell 2"). The button shows the message `key` with `args`, or the text `said`. `rule` is the message that says why the option is closed, None if it is open. */
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

/** Keeps the connection open. */
export interface Ping {
  type: 'ping'
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
}

/** The seats of connected people, and the number of spectators. It has no version. */
export interface Present {
  type: 'present'
  online: number[]
  watching: number
}

/** A point of the charts: the points or fortune of all seats, and the price of every company. */
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

/** An error: `code` is a message id of the catalogues, `args` its values, `message` the English text. */
export interface Refusal {
  code: string
  args: Record<string, number | string | boolean>
  message: string
}

/** A message was not accepted; nothing changed. `to` is that message. It is None if the message could not be parsed or exceeded a limit, or if the connection is closed for this reason. */
export interface Refused {
  type: 'refused'
  refusal: Refusal
  to?: Received | null
}

/** Remove a person or bot from a seat. In a match a `bot` takes the seat, or it waits for a newcomer. Only the host may do this. */
export interface Remove {
  seat: number
  bot?: boolean
}

/** The result of a finished match: scores and ranks by seat, the winning seats, and the name of the reason for its end. */
export interface Result {
  scores: number[]
  ranks: number[]
  winners: number[]
  end: string
}

/** A game's box for a page of rules. It has the values of the data file by their paths ("credit_chips"), the provenance of each table of the file (printed, secondary or reconstructed; "rounds.5" is a part with another provenance than its table), and the table before the first move, with all modules. */
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

/** The secret link by which a seat can be used on another device, and its QR code as SVG. */
export interface SeatLink {
  seat: number
  link: string
  qr: string
}

/** A seat: open, a person's or a bot's. `yours` means that this browser holds it, `slow` that its bot may compute for a while. A `muted` seat cannot chat. A seat that `waits` is vacant in a match and can be taken over. */
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

export type Shown = object

/** Take an open seat. */
export interface SitDown {
  seat: number
  name: string
}

/** The whole table. If `since` is 0, it is complete. Else the client has that version's log, readings and chat, and only what is new of these is included. `stage` is lobby, playing or over. `rematch` is the id of the table of the next match. `lesson` marks a guided first game. `hints` means that a player may ask the coach. A `locked` table is visible to its seat holders and host only. At a `quiet` table spectators cannot chat. */
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

/** Undo to when the match had `to` inputs. */
export interface Undo {
  type: 'undo'
  seat: number
  to: number
}

/** A request to undo to `number` inputs that needs the consent of all; `waiting` are the seats that have not answered. */
export interface UndoAsked {
  seat: number
  number: number
  waiting: number[]
}
