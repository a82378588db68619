/** What the shell and a game know of each other, version 1. A game is one object, made by `defineGame`; everything else it uses is exported by this folder or is a component of `ui/`. */
import type { Component } from 'svelte'
import type {
  Asked,
  ChoiceShown,
  GameEvent,
  MatchShown,
  OptionShown,
  Reading,
  Refusal,
  SeatShown,
  Table,
} from '../net/wire.generated'
import type { AnimationStep } from './animationQueue.svelte'

/** The version of this contract. A game that was built for another version is shown with the generic table. */
export const API = 1

export type Shown = MatchShown['shown']

/** An event of any game, also of one that this client does not know. */
export interface AnyEvent {
  event: string
}

/**
 * An entry of the event log. `reader` is the only seat that may read it, and absent if everybody may; the server decides that. `said` is the sentence by
 * language, for games whose messages this client does not have.
 */
export interface LogEntry<E extends AnyEvent = GameEvent> {
  number: number
  event: E
  reader?: number | null
  said?: Record<string, string> | null
}

/** A table as this browser shows it: what `useTable` returns. It is reactive. */
export interface TableView<S extends object = Shown, E extends AnyEvent = GameEvent> {
  shown: S
  seats: SeatShown[]
  names: string[]
  asked: Asked[]
  /** The seats of this browser whose hidden things may be shown now. */
  visibleSeats: number[]
  /** What is asked of this browser now; null if nothing is. */
  choice: ChoiceShown | null
  /** Whether an answer is on its way: then none is taken. */
  busy: boolean
  /** Answer the current question. */
  choose: (option: OptionShown) => void
  /** The event log up to the moment that is shown. */
  log: LogEntry<E>[]
  /** The duration of the current animation step in milliseconds; 0 if nothing moves. */
  stepDuration: number
}

/** The properties of a game's `Choice`. */
export interface ChoiceProps<S extends object = Shown> {
  choice: ChoiceShown
  shown: S
}

export interface ResultProps<S extends object = Shown, E extends AnyEvent = GameEvent> {
  shown: S
  names: string[]
  log: LogEntry<E>[]
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

export type PeriodName = 'round' | 'turn'

export interface Chart {
  title: string
  /** The unit of the horizontal axis, if it is not the period of the game. */
  period?: PeriodName
  series: Series[]
}

/** A card to look up. `name` is its name in the data. */
export interface HelpCard {
  name: string
  says: string
  known: string
  picture?: { Drawn: Component<{ name: string }>; name: string; wide?: boolean }
}

/** The rules that a module in play adds: a summary, the section of the rulebook, and its cards. */
export interface ModuleHelp {
  says: string
  section: string
  cards?: { title: string; list: HelpCard[] }
}

/** The sentences of a game. */
export interface GameWords<S extends object = Shown, E extends AnyEvent = GameEvent> {
  event: (entry: LogEntry<E>, shown: S, names: string[]) => string
  /** Who is asked what, for the others. */
  turn: (asked: Asked, shown: S, names: string[]) => string
  question: (choice: ChoiceShown, shown: S) => string
  /** Why an option is closed. */
  rule: (option: OptionShown, shown: S) => string
  /** A final score. Default: the plain number. */
  score?: (score: number) => string
}

/** What the course of a game is divided into: rounds or turns. */
export interface Period<S extends object = Shown, E extends AnyEvent = GameEvent> {
  /** `round` and `web-round` are messages with the number. */
  name: PeriodName
  /** The number of the current one; 0 before the first. */
  current: (shown: S) => number
  /** Whether a new one begins with this entry. */
  begins: (entry: LogEntry<E>) => boolean
}

/** The parts of a game that are loaded when they are needed. */
export interface LazyParts<S extends object = Shown, E extends AnyEvent = GameEvent> {
  /** How the final scores came about. */
  scores: () => Promise<{ default: Component<ResultProps<S, E>> }>
  /** A form for a house set, beside its plain text. */
  setForm?: () => Promise<{ default: Component<SetFormProps, object, 'text'> }>
  /** The modules in play, explained. */
  moduleHelp?: () => Promise<{ moduleHelp: (shown: S, options: Table['options']) => ModuleHelp[] }>
  /** What the next questions need: loaded while the first answer is on its way. */
  nextQuestions?: (shown: S) => Promise<unknown>
}

/** The history of a match for charts: `periods` has a reading at the end of each round or turn, `readings` all of them. */
export interface ChartData<S extends object = Shown, E extends AnyEvent = GameEvent> {
  periods: Reading[]
  readings: Reading[]
  log: LogEntry<E>[]
  shown: S
  names: string[]
}

/** A game that shows `S` and has events `E`. */
export interface Game<S extends object = Shown, E extends AnyEvent = GameEvent> {
  api: typeof API
  name: string
  Table: Component
  Choice: Component<ChoiceProps<S>>
  words: GameWords<S, E>
  /** The animation of an event at a table that looks like `before`; `after` is how it will look. Default: none. */
  animate: (entry: LogEntry<E>, before: S, names: string[], after: S) => AnimationStep<S>[]
  /** Default: rounds, counted by the field `round`, that begin with the event `round-began`. */
  period: Period<S, E>
  /** Default: the fortunes of all seats. */
  charts: (data: ChartData<S, E>) => Chart[]
  /** The key that answers with this option at this table. Default: none; options are numbered. */
  shortcut: (option: OptionShown, table: TableView<object, AnyEvent>) => string | null
  /** Whether there is nothing to decide: the question is asked so that nobody learns who has a choice. Default: never. */
  isForced: (choice: ChoiceShown) => boolean
  /** Whether players at one device must not see each other's side of the table. Default: yes. */
  hasHidden: (options: Table['options']) => boolean
  /** Combinations of options that are offered together, by message id. Default: none. */
  presets: Record<string, Record<string, string>>
  /** The ids of the messages that summarize the rules. Default: those that begin with `help-NAME-`. */
  help: () => string[]
  lazy: LazyParts<S, E>
}

type Required5 = 'api' | 'name' | 'Table' | 'Choice' | 'words'
export type GameDefinition<S extends object, E extends AnyEvent> = Pick<Game<S, E>, Required5> &
  Partial<Omit<Game<S, E>, Required5 | 'lazy'>> & { lazy?: Partial<LazyParts<S, E>> }
