/** Where things lie on the drawing of the table: a square of 1000 units with the score track along its edge. */

export const SIDE = 1000

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

/** Where each of several markers on one space stands, around its middle, and how large it is drawn. */
export function huddle(index: number, count: number): Spot & { size: number } {
  if (count === 1) return { x: 0, y: 0, size: 38 }
  if (count === 2) return { x: index === 0 ? -23 : 23, y: index === 0 ? -14 : 14, size: 29 }
  const rows = Math.ceil(count / 2)
  return { x: index % 2 === 0 ? -22 : 22, y: (Math.floor(index / 2) - (rows - 1) / 2) * (count > 4 ? 37 : 42), size: count > 4 ? 21 : 23 }
}
