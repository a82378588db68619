import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Clock } from '../src/table/clock.svelte'

interface Table {
  pot: number
}

let clock: Clock<Table>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { hidden: false, querySelector: () => null })
  const made = await import('../src/table/clock.svelte')
  clock = new made.Clock<Table>()
})

afterEach(() => {
  clock.skip()
  vi.useRealTimers()
})

const paid = (words: string, pot: number) => ({ words, beats: [{ lasts: 100, becomes: () => ({ pot }) }] })

test('what happened is told in its order, and numbers change when their beat ends', () => {
  clock.tell({ pot: 0 }, [paid('one', 1), paid('two', 2)])
  expect([clock.says, clock.drawn?.pot, clock.behind]).toEqual(['one', 0, 2])
  vi.advanceTimersByTime(100)
  expect([clock.says, clock.drawn?.pot]).toEqual(['one', 1])
  vi.advanceTimersByTime(90)
  expect([clock.says, clock.drawn?.pot, clock.behind]).toEqual(['two', 1, 1])
  vi.advanceTimersByTime(190)
  expect([clock.running, clock.drawn, clock.behind]).toEqual([false, null, 0])
})

test('what travels by itself is on its way while its beat lasts', () => {
  clock.tell({ pot: 0 }, [{ words: '', beats: [{ lasts: 100, begins: () => ({ pot: 7 }) }] }])
  expect([clock.drawn?.pot, clock.lasts]).toEqual([7, 100])
})

test('news that comes while something moves is told after it', () => {
  clock.tell({ pot: 0 }, [paid('one', 1)])
  clock.tell({ pot: 1 }, [paid('two', 2)])
  vi.advanceTimersByTime(190)
  expect(clock.says).toBe('two')
  vi.advanceTimersByTime(190)
  expect(clock.running).toBe(false)
})

test('skipped, the table is as it is', () => {
  clock.tell({ pot: 0 }, [paid('one', 1), paid('two', 2)])
  clock.skip()
  expect([clock.running, clock.behind, clock.says]).toEqual([false, 0, ''])
  vi.advanceTimersByTime(1000)
  expect(clock.running).toBe(false)
})

test('what happened since the last answer is told again, and no more than that', () => {
  expect(clock.repeatable).toBe(false)
  clock.tell({ pot: 0 }, [paid('one', 1)])
  vi.advanceTimersByTime(190)
  clock.answered()
  clock.tell({ pot: 1 }, [paid('two', 2)])
  clock.tell({ pot: 2 }, [paid('three', 3)])
  vi.advanceTimersByTime(380)
  clock.again()
  expect([clock.says, clock.drawn?.pot, clock.behind]).toEqual(['two', 1, 2])
})

test('of much that happened all goes faster', () => {
  clock.tell({ pot: 0 }, [{ words: '', beats: Array.from({ length: 30 }, () => ({ lasts: 600 })) }])
  expect(clock.lasts).toBe(300)
})

test('lines without motion are told at once', () => {
  clock.tell({ pot: 0 }, [{ words: 'quiet', beats: [] }])
  expect(clock.running).toBe(false)
})
