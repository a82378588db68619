import { expect, test } from 'vitest'
import { settled, slotOnEnd } from '../standing'
import type { SpeculationBoardShown } from '../wire.generated'

const board = (
  spaces: number[],
  ranks: number[],
  prices: number[],
  fortune: number,
  cash = 10,
): SpeculationBoardShown =>
  ({
    end: 30,
    companies: spaces.map((space, n) => ({ name: '', colour: '', space, rank: ranks[n], price: prices[n], bank: 0 })),
    players: [{ cash, shares: [1, 0], shares_worth: fortune - cash, fortune }],
  }) as unknown as SpeculationBoardShown

const view = board([12, 8], [1, 2], [95, 40], 105)

test('while a brick is on its way ranks and prices are those that were drawn', () => {
  const drawn = board([12, 3], [2, 1], [40, 95], 50)
  expect(settled(drawn, view)).toBe(drawn)
})

test('when all bricks have come, ranks, prices and fortunes are those of the view', () => {
  expect(settled(board([12, 8], [2, 1], [40, 95], 50), view)).toEqual(view)
})

test('a fortune waits until the money has come, too', () => {
  const drawn = settled(board([12, 8], [2, 1], [40, 95], 50, 20), view)
  expect(drawn.companies).toEqual(view.companies)
  expect(drawn.players[0]?.fortune).toBe(50)
})

test('on END a brick stands after those that came before', () => {
  const ended = board([30, 30, 4], [2, 1, 3], [0, 0, 0], 0)
  expect([slotOnEnd(ended, 0), slotOnEnd(ended, 1)]).toEqual([1, 0])
})
