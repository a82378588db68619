import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../src/net/api'
import { requestOrNotify, clearNotices, hold, notice, notices, release, liveRegion } from '../src/app/notices.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  liveRegion.length = 0
})

afterEach(() => {
  clearNotices()
  vi.useRealTimers()
})

test('a message goes after some seconds, but not while somebody points at it or reads on in it', () => {
  notice('Pay first', true, 'rule-mogul-pay')
  notice('Copied')
  vi.advanceTimersByTime(4_000)
  expect(notices.map(({ text }) => text)).toEqual(['Pay first'])
  const [pay] = notices
  hold(pay!.id)
  vi.advanceTimersByTime(60_000)
  expect(notices).toHaveLength(1)
  release(pay!)
  vi.advanceTimersByTime(11_999)
  expect(notices).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(notices).toHaveLength(0)
})

test('messages are read out by the live regions, which were there before them', async () => {
  notice('Copied')
  notice('Pay first', true)
  await Promise.resolve()
  expect(liveRegion.map(({ text, urgent }) => [text, urgent])).toEqual([
    ['Copied', false],
    ['Pay first', true],
  ])
})

test('what does not come is said, like a refusal, and throws nothing', async () => {
  const refusal = { code: 'no-such-message', args: {}, message: 'The table is full.' }
  expect(await requestOrNotify(Promise.reject(new Refused(refusal, 409)))).toBe(undefined)
  expect(await requestOrNotify(Promise.reject(new TypeError('Failed to fetch dynamically imported module')))).toBe(
    undefined,
  )
  expect(notices).toHaveLength(2)
  expect(await requestOrNotify(Promise.resolve(3))).toBe(3)
})
