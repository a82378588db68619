/** The readings of a match by its rounds or turns: how things stood before the first, and at the end of each. */
import type { Told } from '../games/contract'
import type { Reading } from '../wire'

export function byPeriod(readings: Reading[], log: Told[], opensPeriod: (line: Told) => boolean): Reading[] {
  const starts = log.filter(opensPeriod).map(({ number }) => number)
  const ends = starts.map((start) => readings.findLast(({ number }) => number < start))
  return [...ends, readings.at(-1)].filter((reading) => reading !== undefined)
}
