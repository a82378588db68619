/** The lines of a chart that has one for each seat. */
import { initials } from './seats'

export function seatSeries(
  names: string[],
  values: (seat: number) => number[],
): { name: string; short: string; paint: string; values: number[] }[] {
  const letters = initials(names)
  return names.map((name, seat) => ({
    name,
    short: letters[seat] ?? '',
    paint: `var(--seat-line-${seat % 6})`,
    values: values(seat),
  }))
}
