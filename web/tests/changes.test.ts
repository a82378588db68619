import { expect, test } from 'vitest'
import { applied, changedTable, withPeople } from '../src/net/changes'
import type { ChoiceShown, Table } from '../src/net/wire.generated'

const choices = [{ seat: 0, kind: 'bid', options: [{ option: 0, args: { cost: 3 } }] }] as unknown as ChoiceShown[]
const table = {
  version: 7,
  seats: [
    { seat: 0, holder: 'person', online: true },
    { seat: 1, holder: 'bot', online: true },
  ],
  match: { number: 3, choices: [], shown: { players: [{ cash: 5 }, { cash: 6 }] } },
} as unknown as Table

test('what has not changed stays the very same', () => {
  const before = { players: [{ cash: 5 }, { cash: 6 }], pile: [1, 2] }
  const now = applied(before, { players: { 1: { cash: [9] } }, pile: [[]] }) as typeof before
  expect(now).toEqual({ players: [{ cash: 5 }, { cash: 9 }], pile: [] })
  expect(now.players[0]).toBe(before.players[0])
  expect(before.players[1]?.cash).toBe(6)
})

test('a question like one before is told by what is different', () => {
  const changed = { match: { number: [4], choices: { 0: { options: { 0: { args: [{ cost: 4 }] } } } } } }
  const now = changedTable(
    table,
    { type: 'changes', version: 8, since: 7, changed, like: 'bid' },
    new Map([['bid', choices]]),
    { log: 5, readings: 2, chat: 1 },
  )
  expect(now.match?.choices).toEqual([{ seat: 0, kind: 'bid', options: [{ option: 0, args: { cost: 4 } }] }])
  expect([now.version, now.match?.number, now.match?.log_from, now.chat_from]).toEqual([8, 4, 5, 1])
})

test('bots are always here', () => {
  const now = withPeople(table, { type: 'present', online: [], watching: 3 })
  expect([now.seats.map((seat) => seat.online), now.watching]).toEqual([[false, true], 3])
})
