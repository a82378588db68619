import { expect, test } from 'vitest'
import { tableAgainstBots, tableOf, usual } from '../src/pages/home/setups'
import type { GameInfo } from '../src/net/wire.generated'

const game = {
  name: 'mogul',
  players: [3, 4, 5, 6],
  bots: ['broker'],
  characters: [],
  modules: [],
  options: [],
  data: false,
  usual_bot: 'broker',
} as unknown as GameInfo

test('a table that is begun at once has one person, bots, and hints', () => {
  expect(tableAgainstBots(game, 'Ann')).toMatchObject({
    seats: ['person', 'broker', 'broker', 'broker'],
    names: ['Ann', '', '', ''],
    hints: true,
  })
})

test('a table that is set up has hints if they are ticked', () => {
  const setup = usual(game, 'Ann')
  expect(tableOf(game, setup).hints).toBe(false)
  expect(tableOf(game, { ...setup, hints: true }).hints).toBe(true)
})
