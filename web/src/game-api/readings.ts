/** The readings of a match by its rounds or turns: before the first one, and at the end of each. */
import type { LogEntry } from './contract'
import type { Reading } from '../net/wire.generated'

export function byPeriod(readings: Reading[], log: LogEntry[], opensPeriod: (line: LogEntry) => boolean): Reading[] {
  const starts = log.filter(opensPeriod).map(({ number }) => number)
  const ends = starts.map((start) => readings.findLast(({ number }) => number < start))
  return [...ends, readings.at(-1)].filter((reading) => reading !== undefined)
}
