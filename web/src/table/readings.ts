/** The readings of a match by rounds: how things stood before the first, and at the end of each. */
import type { LogLine, Reading } from '../wire'

export function byRound(readings: Reading[], log: LogLine[], opensRound: (line: LogLine) => boolean): Reading[] {
  const starts = log.filter(opensRound).map(({ number }) => number)
  const ends = starts.map((start) => readings.findLast(({ number }) => number < start))
  return [...ends, readings.at(-1)].filter((reading) => reading !== undefined)
}
