/** The position of a card that lies over the page, such as a hint: it should cover neither the answers nor the pieces it is about. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A box that should stay visible, and the cost of a covered pixel: 1 for a plain piece, thousands for an answer. */
export interface Obstacle extends Box {
  weight: number
}

/** The margin around a piece, in pixels. */
const AIR = 5
const STEP = 16
const MARGIN = 8
/** The cost of a pixel of distance from the upper right corner of the page, in covered pixels. */
const FAR = 0.4

/** Return the box, enlarged by the margin. */
export const withMargin = ({ left, top, right, bottom }: Box): Box => ({
  left: left - AIR,
  top: top - AIR,
  right: right + AIR,
  bottom: bottom + AIR,
})

/** Return all elements that match the selector as obstacles of this weight. */
export const findObstacles = (selector: string, weight: number): Obstacle[] =>
  [...document.querySelectorAll(selector)].map((piece) => ({ ...withMargin(piece.getBoundingClientRect()), weight }))

function covered(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

function cost(box: Box, obstacles: Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + obstacle.weight * covered(box, obstacle), 0)
}

const places = (from: number, to: number): number[] => {
  const found = [to]
  for (let at = from; at < to; at += STEP) found.push(at)
  return found
}

/** Return the upper left corner of a card with the least cost. Return `before` unless another position is clearly better. */
export function findPosition(
  card: { width: number; height: number },
  page: { width: number; height: number },
  obstacles: Obstacle[],
  before: { left: number; top: number } | null,
): { left: number; top: number } {
  const right = Math.max(MARGIN, page.width - card.width - MARGIN)
  const bottom = Math.max(MARGIN, page.height - card.height - MARGIN)
  const at = (left: number, top: number): Box => ({ left, top, right: left + card.width, bottom: top + card.height })
  const worth = (left: number, top: number): number => cost(at(left, top), obstacles) + FAR * (right - left + top)
  let best = { left: right, top: MARGIN }
  let least = Infinity
  for (const left of places(MARGIN, right)) {
    for (const top of places(MARGIN, bottom)) {
      const here = worth(left, top)
      if (here < least) {
        least = here
        best = { left, top }
      }
    }
  }
  const fits = before && before.left <= right && before.top <= bottom
  return fits && worth(before.left, before.top) <= least * 1.25 + card.width * 4 ? before : best
}
