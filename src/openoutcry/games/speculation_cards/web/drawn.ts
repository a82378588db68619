/** The table as it is drawn: what the server shows and, while a round or the game ends, how far the telling of it has come. */
import type { Reckoning } from './reckoning'
import type { SpeculationCardsShown } from './wire.generated'

export interface Drawn extends SpeculationCardsShown {
  scoring?: Scoring | null
  /** Who has won, while the end is told. */
  won?: number[]
}

/** A round that is being scored: its hands so far, and which hand and which pile are looked at. */
export interface Scoring extends Reckoning {
  seat: number
  pile: number | null
}
