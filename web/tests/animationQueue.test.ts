import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnimationQueue } from '../src/game-api/animationQueue.svelte'

interface Table {
  pot: number
}

let queue: AnimationQueue<Table>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { hidden: false, querySelector: () => null })
  const made = await import('../src/game-api/animationQueue.svelte')
  queue = new made.AnimationQueue<Table>()
})

afterEach(() => {
  queue.finish()
  vi.useRealTimers()
})

const paid = (words: string, pot: number) => ({ words, steps: [{ duration: 100, after: () => ({ pot }) }] })

test('what happened is told in its order, and numbers change when their beat ends', () => {
  queue.enqueue({ pot: 0 }, [paid('one', 1), paid('two', 2)])
  expect([queue.caption, queue.drawn?.pot, queue.pending]).toEqual(['one', 0, 2])
  vi.advanceTimersByTime(100)
  expect([queue.caption, queue.drawn?.pot]).toEqual(['one', 1])
  vi.advanceTimersByTime(90)
  expect([queue.caption, queue.drawn?.pot, queue.pending]).toEqual(['two', 1, 1])
  vi.advanceTimersByTime(190)
  expect([queue.running, queue.drawn, queue.pending]).toEqual([false, null, 0])
})

test('what travels by itself is on its way while its beat lasts', () => {
  queue.enqueue({ pot: 0 }, [{ words: '', steps: [{ duration: 100, before: () => ({ pot: 7 }) }] }])
  expect([queue.drawn?.pot, queue.stepDuration]).toEqual([7, 100])
})

test('news that comes while something moves is told after it', () => {
  queue.enqueue({ pot: 0 }, [paid('one', 1)])
  queue.enqueue({ pot: 1 }, [paid('two', 2)])
  vi.advanceTimersByTime(190)
  expect(queue.caption).toBe('two')
  vi.advanceTimersByTime(190)
  expect(queue.running).toBe(false)
})

test('skipped, the table is as it is', () => {
  queue.enqueue({ pot: 0 }, [paid('one', 1), paid('two', 2)])
  queue.finish()
  expect([queue.running, queue.pending, queue.caption]).toEqual([false, 0, ''])
  vi.advanceTimersByTime(1000)
  expect(queue.running).toBe(false)
})

test('what happened since the last answer is told again, and no more than that', () => {
  expect(queue.repeatable).toBe(false)
  queue.enqueue({ pot: 0 }, [paid('one', 1)])
  vi.advanceTimersByTime(190)
  queue.answered()
  queue.enqueue({ pot: 1 }, [paid('two', 2)])
  queue.enqueue({ pot: 2 }, [paid('three', 3)])
  vi.advanceTimersByTime(380)
  queue.replay()
  expect([queue.caption, queue.drawn?.pot, queue.pending]).toEqual(['two', 1, 2])
})

test('of much that happened all goes faster', () => {
  queue.enqueue({ pot: 0 }, [{ words: '', steps: Array.from({ length: 30 }, () => ({ duration: 600 })) }])
  expect(queue.stepDuration).toBe(300)
})

test('lines without motion are told at once', () => {
  queue.enqueue({ pot: 0 }, [{ words: 'quiet', steps: [] }])
  expect(queue.running).toBe(false)
})
