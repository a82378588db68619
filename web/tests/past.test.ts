import { beforeEach, expect, test, vi } from 'vitest'
import { Past } from '../src/pages/table/past.svelte'
import type { LogLine } from '../src/net/wire.generated'

const log = [1, 2, 3, 4, 5].map((number) => ({ number, event: { event: 'crashed' } }) as LogLine)
/** The moments that were asked for, and how to answer each. */
let requests: Map<number, () => void>
let past: Past

beforeEach(() => {
  requests = new Map()
  vi.stubGlobal('fetch', (path: string) => {
    const number = Number(path.split('/').at(-1))
    expect(requests.has(number), `${number} is asked for once`).toBe(false)
    return new Promise<Response>((resolve) => {
      requests.set(number, () => resolve(new Response(JSON.stringify({ number }))))
    })
  })
  past = new Past('abc')
})

test('three quick steps back go three steps, whatever is answered first', async () => {
  const steps = [past.step(-1, log), past.step(-1, log), past.step(-1, log)]
  expect([...requests.keys()]).toEqual([5, 4, 3])
  for (const number of [3, 5, 4]) requests.get(number)!()
  await Promise.all(steps)
  expect(past.moment?.number).toBe(3)
})

test('back to now while a moment is fetched stays now', async () => {
  const stepping = past.step(-1, log)
  past.now()
  requests.get(5)!()
  await stepping
  expect(past.moment).toBe(null)
})
