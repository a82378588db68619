/** What the table and a game know of each other: a game lives in a folder of its own and meets the table only through these types. */
import type { Component } from 'svelte'
import type { Asked, ChoiceShown, GameEvent, MatchShown, OptionShown, Reading, Refusal, SeatShown, Table } from '../wire'
import type { Beat } from '../table/clock.svelte'

export type Shown = MatchShown['shown']

/** An event of any game, also of one that nobody here knows. */
export interface AnyEvent {
  event: string
}

/** A line of the history, of one game or of any. Of a game that nobody here knows the server says the sentence (`said`, by language), and who alone may read it. */
export interface Told<E extends AnyEvent = GameEvent> {
  number: number
  event: E
  reader?: number | null
  said?: Record<string, string> | null
}

export interface TableProps<S extends object = Shown, E extends AnyEvent = GameEvent> {
  shown: S
  seats: SeatShown[]
  names: string[]
  asked: Asked[]
  /** Of this browser's seats, those whose hidden things may be looked at now. */
  uncovered: number[]
  /** What is asked of this browser now, for tables on which an answer can be given where it happens. */
  choice: ChoiceShown | null
  /** True while an answer is on its way. */
  busy: boolean
  onchoose: (option: OptionShown) => void
  /** What happened, up to the moment that is shown. */
  log: Told<E>[]
  /** How long what is on its way takes, in milliseconds: the beat at work lasts so long. */
  lasts: number
}

export interface ChoiceProps<S extends object = Shown> {
  choice: ChoiceShown
  shown: S
  /** True while an answer is on its way. */
  busy: boolean
  onchoose: (option: OptionShown) => void
}

/** A game's own widget is told who sits where, besides. */
export interface NamedChoiceProps<S extends object = Shown> extends ChoiceProps<S> {
  names: string[]
}

export interface ResultProps<S extends object = Shown, E extends AnyEvent = GameEvent> {
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

/** A card to look up, with its picture by the name in the data. */
export interface HelpCard {
  name: string
  says: string
  known: string
  picture?: { Drawn: Component<{ name: string }>; name: string; wide?: boolean }
}

/** What a module in play adds to the rules: where the rulebook tells it, and the cards of it to look up. */
export interface ModuleHelp {
  says: string
  section: string
  cards?: { title: string; list: HelpCard[] }
}

/** A game is written for what it shows itself (`S`) and for its own events (`E`). */
export interface GameClient<S extends object = Shown, E extends AnyEvent = GameEvent> {
  Table: Component<TableProps<S, E>>
  Choice: Component<NamedChoiceProps<S>>
  /** How the scores came about; fetched at the end. */
  scores: () => Promise<{ default: Component<ResultProps<S, E>> }>
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
  /** Whether all that can be answered is to go on: everybody is asked, so that nobody learns who could choose. */
  nothingToDecide?: (choice: ChoiceShown) => boolean
  /** Whether this event opens a new round or turn of the history. */
  opensPeriod: (line: Told<E>) => boolean
  /** Fetches what the next questions need, while the first answer is on its way. */
  ahead?: (shown: S) => Promise<unknown>
  /** What moves when this happens, beat by beat, at a table that is drawn like that; `view` is how it will be. */
  beats: (line: Told<E>, drawn: S, names: string[], view: S) => Beat<S>[]
  /** From the readings by rounds or turns; `whole` is for games whose charts need more than those. */
  charts: (readings: Reading[], shown: S, names: string[], whole: { readings: Reading[]; log: Told<E>[] }) => Chart[]
  /** A form for a house set, beside the plain text of it: it writes the TOML. Fetched when it is unfolded. */
  setForm?: () => Promise<{ default: Component<SetFormProps, object, 'text'> }>
  /** Mixes of options that are offered together, by the message that names each. */
  presets?: Record<string, Record<string, string>>
  /** Messages that explain the rules in a minute. */
  help: string[]
  /** The modules in play, explained; fetched with the help. */
  moduleHelp?: () => Promise<{ moduleHelp: (shown: S, options: Table['options']) => ModuleHelp[] }>
}
