/** Where something stands that lies over the page, a teacher or a hint: beside what is pointed at and what is to be pressed, never before it. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something that is better not covered, and how much better: 1 for a plain piece, thousands for an answer. */
export interface Obstacle extends Box {
  weight: number
}

/** Room around a piece, in pixels. */
const AIR = 5
const STEP = 16
const MARGIN = 8
/** What a step further from the corner of the page costs, as covered pixels. */
const FAR = 0.4

export const around = ({ left, top, right, bottom }: Box): Box => ({
  left: left - AIR,
  top: top - AIR,
  right: right + AIR,
  bottom: bottom + AIR,
})

/** All pieces of a kind, with how much better they are not covered. */
export const weighed = (selector: string, weight: number): Obstacle[] =>
  [...document.querySelectorAll(selector)].map((piece) => ({ ...around(piece.getBoundingClientRect()), weight }))

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

/** The corner of a card of this size on a page of that size; where it stands already, unless another place is clearly better. */
export function standing(
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
