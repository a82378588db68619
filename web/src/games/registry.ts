/** The games this client can draw. Each lives in a folder of its own and meets the table only through these types. */
import type { Component } from 'svelte'
import type { Asked, ChoiceShown, GameEvent, MatchShown, OptionShown, Reading, Refusal, SeatShown, Table } from '../wire'
import type { Flight } from '../table/flights.svelte'
import { mogul } from './mogul'
import { speculationBoard } from './speculation-board'
import { speculationCards } from './speculation-cards'
import { stockpile } from './stockpile'

export type Shown = MatchShown['shown']

/** A line of the history, of one game or of any. */
export interface Told<E extends GameEvent = GameEvent> {
  number: number
  event: E
}

export interface TableProps<S extends Shown = Shown, E extends GameEvent = GameEvent> {
  shown: S
  seats: SeatShown[]
  names: string[]
  asked: Asked[]
  /** Of this browser's seats, those whose hidden things may be looked at now. */
  uncovered: number[]
  /** What is asked of this browser now, for tables on which an answer can be given where it happens. */
  choice: ChoiceShown | null
  onchoose: (option: OptionShown) => void
  /** What happened, up to the moment that is shown. */
  log: Told<E>[]
  /** What came with the last message, in order, so that things can move one after the other. */
  news: Told<E>[]
}

export interface ChoiceProps<S extends Shown = Shown> {
  choice: ChoiceShown
  shown: S
  /** True while an answer is on its way. */
  busy: boolean
  onchoose: (option: OptionShown) => void
}

/** A game's own widget is told who sits where, besides. */
export interface NamedChoiceProps<S extends Shown = Shown> extends ChoiceProps<S> {
  names: string[]
}

export interface ResultProps<S extends Shown = Shown, E extends GameEvent = GameEvent> {
  shown: S
  names: string[]
  log: Told<E>[]
  ranking: number[]
}

export interface SetFormProps {
  /** The house set as TOML; empty while the printed one is used. */
  text: string
  /** What the server found wrong with it: `where` is the value's name in the file. */
  wrong: Refusal['args'] | null
}

/** A line of a chart. */
export interface Series {
  name: string
  short: string
  paint: string
  values: number[]
}

export interface Chart {
  title: string
  /** What it is counted in, where that is not what the game is counted in. */
  period?: GameClient['period']
  series: Series[]
}

/** What a module in play adds to the rules: where the rulebook tells it, and the cards of it to look up. */
export interface ModuleHelp {
  says: string
  section: string
  cards?: { title: string; list: { name: string; says: string; known: string }[] }
}

/** A game is written for what it shows itself (`S`) and for its own events (`E`). */
export interface GameClient<S extends Shown = Shown, E extends GameEvent = GameEvent> {
  Emblem: Component
  Table: Component<TableProps<S, E>>
  Choice: Component<NamedChoiceProps<S>>
  /** How the scores came about. */
  Scores: Component<ResultProps<S, E>>
  /** What the game is counted in: `round` and `web-round` are its words. */
  period: 'round' | 'turn'
  /** Which round or turn is being played; 0 before the first. */
  periodOf: (shown: S) => number
  /** The only seat that may read this line, or null where everybody may. */
  readBy: (line: Told<E>) => number | null
  /** Whether there are things that only one of several people at one device may look at. */
  covers: (options: Table['options']) => boolean
  eventWords: (line: Told<E>, shown: S, names: string[]) => string
  turnWords: (asked: Asked, shown: S, names: string[]) => string
  askWords: (choice: ChoiceShown, shown: S) => string
  ruleWords: (option: OptionShown, shown: S) => string
  /** A final score, where it is not a plain number. */
  scoreWords?: (score: number) => string
  /** The key that answers with this option. */
  keyOf: (option: OptionShown) => string | null
  /** Whether this event opens a new round or turn of the history. */
  opensPeriod: (line: Told<E>) => boolean
  flights: (line: Told<E>, shown: S, names: string[]) => Flight[]
  /** From the readings by rounds or turns; `whole` is for games whose charts need more than those. */
  charts: (readings: Reading[], shown: S, names: string[], whole: { readings: Reading[]; log: Told<E>[] }) => Chart[]
  /** A form for a house set, beside the plain text of it: it writes the TOML. */
  SetForm?: Component<SetFormProps, object, 'text'>
  /** Mixes of options that are offered together, by the message that names each. */
  presets?: Record<string, Record<string, string>>
  /** Messages that explain the rules in a minute. */
  help: string[]
  /** The modules in play, explained. */
  moduleHelp?: (shown: S, options: Table['options']) => ModuleHelp[]
  /** The game's own keys: messages that name one and say what it does. */
  keys?: { key: string; does: string }[]
}

/** A table's game, what it shows and its events are always of the same game, which no type can say. */
function listed<S extends Shown, E extends GameEvent>(game: GameClient<S, E>): GameClient {
  return game as unknown as GameClient
}

const games: Record<string, GameClient> = {
  mogul: listed(mogul),
  'speculation-board': listed(speculationBoard),
  'speculation-cards': listed(speculationCards),
  stockpile: listed(stockpile),
}

/** The games there are drawings for. */
export const drawn = Object.keys(games)

export function gameClient(name: string): GameClient | undefined {
  return games[name]
}
