import { expect, test } from 'vitest'
import { boardOf, brickSize, line, middle, slotOf, spacesOf, spotAt } from '../track'

const strips = [
  { first_space: 1, last_space: 10, prices: [] },
  { first_space: 11, last_space: 20, prices: [] },
  { first_space: 21, last_space: 22, prices: [] },
]

test.each([true, false])('a strip goes on where the one below it ends (wide: %s)', (wide) => {
  const board = boardOf(strips, wide)
  const [first, second] = board.rows.map((row) => spacesOf(board, row))
  expect(first).toHaveLength(10)
  expect(middle(first!.at(-1)!).x).toBeCloseTo(middle(second![0]!).x)
  expect(middle(second![0]!).y).toBeLessThan(middle(first![0]!).y)
})

test.each([true, false])('everything lies on the board (wide: %s)', (wide) => {
  const board = boardOf(strips, wide)
  const boxes = [board.start, ...board.rows].flatMap((row) => [row.box, ...row.prices])
  for (const box of boxes) {
    expect(Math.min(box.x, box.y)).toBeGreaterThan(0)
    expect(box.x + box.width).toBeLessThan(board.width)
    expect(box.y + box.height).toBeLessThan(board.height)
  }
})

test('a brick on its way is between the two spaces', () => {
  const board = boardOf(strips, true)
  const at = (way: number) => spotAt(board, way, { start: 0, end: 0 })
  expect(at(3.5).x).toBeCloseTo((at(3).x + at(4).x) / 2)
})

test('bricks on START and on END stand in their own slots', () => {
  const board = boardOf(strips, true)
  expect(spotAt(board, 0, { start: 2, end: 5 })).toEqual(middle(slotOf(board, board.start, 2)))
  expect(spotAt(board, 22, { start: 2, end: 5 })).toEqual(middle(slotOf(board, board.rows.at(-1)!, 5)))
})

test('a line leads through every space between START and END', () => {
  expect(line(boardOf(strips, true)).split('L')).toHaveLength(22)
})

test('bricks shrink where a strip has many spaces', () => {
  const long = [{ first_space: 1, last_space: 30, prices: [] }, ...strips.slice(2)]
  expect(brickSize(boardOf(long, true))).toBeLessThan(brickSize(boardOf(strips, true)))
})
