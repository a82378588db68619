import { expect, test } from 'vitest'
import { bySuit } from '../hand'
import { reckonings, sum } from '../reckoning'
import type { SpeculationCardsEvent, SpeculationCardsShown } from '../wire.generated'

const told = (...events: object[]) => events.map((event, number) => ({ number, event: event as SpeculationCardsEvent }))
const up = (pile: number, card: number) => ({ event: 'card-turned-up', pile, card })
const scored = (round: number, seat: number, points: number[]) => ({
  event: 'hand-scored',
  seat,
  round,
  points,
  suits: [],
  jokers: 0,
})

test('a round is scored by what lies on top of the piles that count', () => {
  const log = told({ event: 'round-began' }, up(0, 3), up(1, 4), up(0, 7), scored(1, 0, [5, 2]), scored(1, 1, [0, 1]))
  expect(reckonings(log)).toMatchObject([{ round: 1, tops: [7, 4], hands: [{ seat: 0 }, { seat: 1 }] }])
})

test('a top that was taken uncovers the card below, and a pile that was taken is empty', () => {
  const log = told(
    { event: 'round-began' },
    up(0, 3),
    up(0, 7),
    up(1, 4),
    { event: 'top-taken', pile: 0 },
    { event: 'pile-taken', pile: 1 },
    scored(1, 0, [1, 0]),
  )
  expect(reckonings(log)[0]?.tops).toEqual([3, null])
})

test('each round begins without piles', () => {
  const log = told({ event: 'round-began' }, up(0, 3), scored(1, 0, [1]), { event: 'round-began' }, scored(2, 0, [0]))
  expect(reckonings(log).map(({ tops }) => tops)).toEqual([[3], [null]])
})

test('points add up', () => {
  expect(sum([3, 0, 4])).toBe(7)
  expect(sum([])).toBe(0)
})

test('a hand is held by suits, copies of a card together', () => {
  const shown = { kinds: [{ suit: 0 }, { suit: 1 }, { suit: null }] } as unknown as SpeculationCardsShown
  expect(bySuit(shown, [0, 1, 0, 2])).toEqual([
    { suit: 0, count: 2, held: [{ card: 0, copies: 2 }] },
    { suit: 1, count: 1, held: [{ card: 1, copies: 1 }] },
    { suit: null, count: 1, held: [{ card: 2, copies: 1 }] },
  ])
})
