import { expect, test } from 'vitest'
import { linesOf, movesOf, soldBy, valuesOf } from '../board/rounds'
import type { StockpileEvent, StockpileShown } from '../wire.generated'

const track = [0, 1, 2, 3, 4, 5, 6].map((value) => ({ value, dollars: 0 }))
const shown = {
  companies: [
    { track, start: 5, value: 6 },
    { track, start: 5, value: 5 },
  ],
} as unknown as StockpileShown
const told = (...events: StockpileEvent[]) => events.map((event, number) => ({ number, event }))
const round = (number: number): StockpileEvent => ({ event: 'round-begun', round: number, seat: 0 })
const pair = (company: number, forecast: number, seat: number | null = 0): StockpileEvent => ({
  event: 'pair-revealed',
  seat,
  company,
  forecast,
})

const log = told(
  round(1),
  { event: 'share-sold', seat: 1, company: 0, sale: 'one', price: 5 },
  pair(0, 1),
  { event: 'stock-moved', company: 0, start: 5, end: 6, value: 6 },
  pair(1, 0, null),
  { event: 'dividend-declared', company: 1, per_share: 2 },
  round(2),
  { event: 'share-sold', seat: 1, company: 0, sale: 'one', price: 6 },
  pair(0, 4, 1),
  { event: 'stock-split', company: 0, moved: [], paid: [], space: 5, value: 6 },
)

test('a round has its own lines, and one that has not begun has none', () => {
  expect(linesOf(log, 1)).toHaveLength(6)
  expect(linesOf(log, 2)).toHaveLength(4)
  expect(linesOf(log, 3)).toEqual([])
})

test('a pair tells from where to where it moved its company', () => {
  expect(movesOf(log, shown, 1)).toEqual([
    { seat: 0, company: 0, forecast: 1, from: 5, to: 6, splits: 0, bankrupt: false, paid: 0 },
    { seat: null, company: 1, forecast: 0, from: null, to: null, splits: 0, bankrupt: false, paid: 2 },
  ])
})

test('a split counts from the last space of the track', () => {
  expect(movesOf(log, shown, 2)).toMatchObject([{ seat: 1, from: 6, to: 6, splits: 1 }])
})

test('values are read at the beginning of each round, and now', () => {
  expect(valuesOf(log, shown)).toEqual([
    [5, 5],
    [6, 5],
    [6, 5],
  ])
})

test('what a seat sold counts in its round only', () => {
  expect(soldBy(log, 1, 1)).toBe(5)
  expect(soldBy(log, 2, 1)).toBe(6)
  expect(soldBy(log, 2, 0)).toBe(0)
})
