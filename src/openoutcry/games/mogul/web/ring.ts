/** Where things lie on the drawing of the table: a square of 1000 units with the score track along its edge. */

export const SIDE = 1000

/** Markers keep as far from the board's edge: what is asked of somebody has a halo. */
const EDGE = 10

export interface Spot {
  x: number
  y: number
}

/** The width of the track, which is also the length of one space. */
export function cell(spaces: number): number {
  return SIDE / (spaces / 4 + 1)
}

/** The middle of a space, clockwise from the upper left corner; fractions lie between, laps wrap around. */
export function spotAt(space: number, spaces: number): Spot {
  const near = cell(spaces) / 2
  const far = SIDE - near
  const way = ((((space % spaces) + spaces) % spaces) / spaces) * 4
  const side = Math.floor(way)
  const along = near + (far - near) * (way - side)
  if (side === 0) return { x: along, y: near }
  if (side === 1) return { x: far, y: along }
  if (side === 2) return { x: SIDE - along, y: far }
  return { x: near, y: SIDE - along }
}

/** Where each of several markers on one space stands, in two lines along the track, and how large it is drawn: all of them on the board. */
export function huddle(index: number, count: number, space: Spot): Spot & { size: number } {
  const size = [38, 36, 33, 33][count - 1] ?? 30
  const lines = count === 1 ? 1 : 2
  const long = count === 2 ? 2 : Math.ceil(count / lines)
  const apart = count === 2 ? { along: 44, across: 32 } : { along: size * 1.8, across: size * 1.8 }
  const across = ((index % lines) - (lines - 1) / 2) * apart.across
  const along = ((count === 2 ? index : Math.floor(index / lines)) - (long - 1) / 2) * apart.along
  const lying = Math.min(space.y, SIDE - space.y) < Math.min(space.x, SIDE - space.x)
  const half = { along: ((long - 1) / 2) * apart.along + size, across: ((lines - 1) / 2) * apart.across + size }
  const inside = (at: number, reach: number) => Math.max(reach + EDGE, Math.min(SIDE - reach - EDGE, at)) - at
  const aside = {
    x: inside(space.x, lying ? half.along : half.across),
    y: inside(space.y, lying ? half.across : half.along),
  }
  return { x: (lying ? along : across) + aside.x, y: (lying ? across : along) + aside.y, size }
}
