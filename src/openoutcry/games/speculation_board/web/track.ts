/** Where things lie on the drawing of the board. Each strip is a row; the track winds upwards from START to END.
 * On a narrow page a strip's price list lies under its row, on a wide one beside it. */
import type { StripShown } from './wire.generated'

export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  width: number
  height: number
}

/** A strip's row, or START (before the first) or END (the last strip). */
export interface Row {
  box: Box
  /** Where the track enters it, from below. */
  enters: 'left' | 'right'
  /** The boxes of its price list, from the first rank to the last; one for START. */
  prices: Box[]
  first: number
  last: number
}

export interface Board {
  wide: boolean
  width: number
  height: number
  head: Box
  start: Row
  /** From the first strip to END. */
  rows: Row[]
  /** Between two rows. */
  gap: number
  /** How wide the track is where it climbs. */
  climb: number
}

const RANKS = 8
const EDGE = 22
/** About as wide is a figure of the price lists. */
const LETTER = 20

interface Measures {
  width: number
  /** The width of the track. */
  track: number
  row: number
  gap: number
  head: number
  climb: number
  /** The price list's place in relation to the upper left corner of its row. */
  list: Box
}

const tall: Measures = {
  width: 1000,
  track: 1000 - 2 * EDGE,
  row: 77,
  gap: 56,
  head: 0,
  climb: (1000 - 2 * EDGE) / 10,
  list: { x: (1000 - 2 * EDGE) / 10, y: 82, width: ((1000 - 2 * EDGE) / 10) * 8, height: 46 },
}
const broad: Measures = {
  width: 1500,
  track: 880,
  row: 84,
  gap: 10,
  head: 58,
  climb: 88,
  list: { x: 908, y: 2, width: 540, height: 80 },
}

export function boardOf(strips: StripShown[], wide: boolean): Board {
  const size = wide ? broad : tall
  const pitch = size.row + size.gap
  const top = EDGE + size.head
  const boxAt = (level: number): Box => ({ x: EDGE, y: top + level * pitch, width: size.track, height: size.row })
  const pricesAt = (box: Box, count: number): Box[] =>
    Array.from({ length: count }, (_, rank) => ({
      x: box.x + size.list.x + (rank * size.list.width) / count,
      y: box.y + size.list.y,
      width: size.list.width / count,
      height: size.list.height,
    }))
  const rows = strips.map((strip, index): Row => {
    const box = boxAt(strips.length - 1 - index)
    const enters = index % 2 === 0 ? 'left' : 'right'
    return { box, enters, prices: pricesAt(box, RANKS), first: strip.first_space, last: strip.last_space }
  })
  const floor = boxAt(strips.length)
  const bottom = wide ? floor.y + floor.height : floor.y + size.list.y + size.list.height
  return {
    wide,
    width: size.width,
    height: bottom + EDGE,
    head: { x: EDGE, y: EDGE, width: size.width - 2 * EDGE, height: size.head },
    start: { box: floor, enters: 'right', prices: pricesAt(floor, 1), first: 0, last: 0 },
    rows,
    gap: size.gap,
    climb: size.climb,
  }
}

export function middle(box: Box): Spot {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The boxes of a row's spaces, in the order in which bricks pass them: the first and the last lie where the track climbs. */
export function spacesOf(board: Board, { box, enters, first, last }: Row): Box[] {
  const steps = Math.max(1, last - first)
  const width = (box.width - board.climb) / steps
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const place = enters === 'left' ? index : steps - index
    return { x: box.x + board.climb / 2 + (place - 0.5) * width, y: box.y, width, height: box.height }
  })
}

/** START and END have a place for every brick, in the columns of the ranks. */
export function slotOf(board: Board, row: Row, slot: number): Box {
  const left = row.box.x + board.climb
  const width = (row.box.width - board.climb * (board.wide ? 1 : 2)) / RANKS
  return { x: left + slot * width, y: row.box.y, width, height: row.box.height }
}

/** Where a brick stands. Only on START and END does it matter which brick it is: its slot there. */
function standAt(board: Board, space: number, slots: { start: number; end: number }): Spot {
  const last = board.rows.at(-1)
  if (space <= 0 || !last) return middle(slotOf(board, board.start, slots.start))
  if (space >= last.last) return middle(slotOf(board, last, slots.end))
  const row = board.rows.find((one) => space <= one.last) ?? last
  const box = spacesOf(board, row)[space - row.first]
  return box ? middle(box) : middle(row.box)
}

/** The same for a brick on its way: between two spaces. */
export function spotAt(board: Board, way: number, slots: { start: number; end: number }): Spot {
  const before = standAt(board, Math.floor(way), slots)
  const after = standAt(board, Math.ceil(way), slots)
  const done = way - Math.floor(way)
  return { x: before.x + (after.x - before.x) * done, y: before.y + (after.y - before.y) * done }
}

/** The line through the middle of all spaces, from START to END. */
export function line(board: Board): string {
  const [start, ...rest] = [board.start, ...board.rows]
  const end = rest.at(-1)
  if (!start || !end) return ''
  const stations = rest.slice(0, -1).flatMap((row) => spacesOf(board, row).map(middle))
  const begin = { x: start.box.x + board.climb / 2, y: middle(start.box).y }
  const goal = { x: end.box.x + board.climb / 2, y: middle(end.box).y }
  return `M${[begin, ...stations, goal].map(({ x, y }) => `${x} ${y}`).join('L')}`
}

/** How large a brick is drawn on a space, in units of its own drawing (72 wide). */
export function brickSize(board: Board): number {
  const longest = Math.max(...board.rows.map((row) => row.last - row.first + 1))
  return Math.min(1, board.start.box.width / longest / 76, board.start.box.height / 74)
}

/** A row of the ribbon. From below the track climbs into it; above it goes on at the other end. */
export function ribbon(board: Board, row: Row, joins: { below: boolean; above: boolean }): string {
  const { box, enters } = row
  const side = enters === 'left' ? 1 : -1
  const near = enters === 'left' ? box.x : box.x + box.width
  const far = enters === 'left' ? box.x + box.width : box.x
  const bottom = box.y + box.height
  const inner = near + side * board.climb
  const foot = bottom + board.gap
  const fillet = Math.min(18, board.gap / 2)
  const turn = box.height / 2
  const outward = enters === 'left' ? 1 : 0
  const arc = (radius: number, sweep: number, x: number, y: number) => `A${radius} ${radius} 0 0 ${sweep} ${x} ${y}`
  const end = joins.above ? `H${far}` : `H${far - side * turn}${arc(turn, outward, far, box.y + turn)}`
  const head = `M${near} ${box.y + turn}${arc(turn, outward, near + side * turn, box.y)}${end}V${bottom - turn}${arc(turn, outward, far - side * turn, bottom)}`
  if (!joins.below) return `${head}H${near + side * turn}${arc(turn, outward, near, bottom - turn)}Z`
  const climb = `H${inner + side * fillet}${arc(fillet, 1 - outward, inner, bottom + fillet)}V${foot - fillet}${arc(fillet, 1 - outward, inner + side * fillet, foot)}`
  return `${head}${climb}H${near}Z`
}

/** The width of a text that would be wider than its place, as the attributes of its element. */
export function fitting(text: string, width: number): number | undefined {
  return [...text].length * LETTER > width ? width : undefined
}
