/** The games this client can draw. Each lives in a folder of its own and meets the table only through these types. */
import type { Component } from 'svelte'
import type { Asked, ChoiceShown, LogLine, MatchShown, OptionShown, Reading, SeatShown } from '../wire'
import type { Flight } from '../table/flights.svelte'
import { mogul } from './mogul'

export type Shown = MatchShown['shown']

export interface TableProps {
  shown: Shown
  seats: SeatShown[]
  names: string[]
  asked: Asked[]
  /** Of this browser's seats, those whose hidden things may be looked at now. */
  uncovered: number[]
}

export interface ChoiceProps {
  choice: ChoiceShown
  shown: Shown
  /** True while an answer is on its way. */
  busy: boolean
  onchoose: (option: OptionShown) => void
}

export interface ResultProps {
  shown: Shown
  names: string[]
  log: LogLine[]
  ranking: number[]
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
  series: Series[]
}

export interface GameClient {
  Emblem: Component
  Table: Component<TableProps>
  Choice: Component<ChoiceProps>
  /** How the scores came about. */
  Scores: Component<ResultProps>
  eventWords: (line: LogLine, shown: Shown, names: string[]) => string
  turnWords: (asked: Asked, shown: Shown, names: string[]) => string
  askWords: (choice: ChoiceShown, shown: Shown) => string
  ruleWords: (option: OptionShown, shown: Shown) => string
  /** The key that answers with this option. */
  keyOf: (option: OptionShown) => string | null
  /** Whether this event opens a new chapter of the history. */
  opensRound: (line: LogLine) => boolean
  flights: (line: LogLine, shown: Shown) => Flight[]
  charts: (readings: Reading[], shown: Shown, names: string[]) => Chart[]
  /** Messages that explain the rules in a minute. */
  help: string[]
}

const games: Record<string, GameClient> = { mogul }

export function gameClient(name: string): GameClient | undefined {
  return games[name]
}
