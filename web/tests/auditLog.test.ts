import { beforeEach, expect, test, vi } from 'vitest'
import { AuditLog, moderated } from '../src/pages/lobby/auditLog.svelte'
import type { SeatShown } from '../src/net/wire.generated'

const answers: ((deeds: string[]) => void)[] = []

beforeEach(() => {
  answers.length = 0
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) =>
        answers.push((deeds) => resolve(new Response(JSON.stringify(deeds.map((deed) => ({ deed })))))),
      ),
  )
})

test('an answer that comes after that of a later request is ignored', async () => {
  const log = new AuditLog()
  const fetching = [log.fetch('abc'), log.fetch('abc')]
  answers[1]!(['locked', 'removed'])
  answers[0]!(['locked'])
  await Promise.all(fetching)
  expect(log.entries.map(({ deed }) => deed)).toEqual(['locked', 'removed'])
})

test('what an entry changes is told from moves, chat and who is online', () => {
  const seat = {
    seat: 0,
    holder: 'person',
    name: 'Ann',
    bot: null,
    online: true,
    host: true,
    yours: true,
    slow: false,
    muted: false,
    waits: false,
  } satisfies SeatShown
  const table = { locked: false, quiet: false, seats: [seat] }
  expect(moderated({ ...table, seats: [{ ...seat, online: false, slow: true }] })).toBe(moderated(table))
  for (const changed of [
    { locked: true },
    { quiet: true },
    { seats: [{ ...seat, muted: true }] },
    { seats: [{ ...seat, waits: true }] },
    { seats: [{ ...seat, name: 'Ben' }] },
  ])
    expect(moderated({ ...table, ...changed })).not.toBe(moderated(table))
})
