import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Room } from '../src/lib/room.svelte'
import type { LogLine, MatchShown, Sent, Table } from '../src/wire'

/** The browser's end of a line that never leaves the machine. */
class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 1
  sent: unknown[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor(readonly url: string) {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(code = 1000): void {
    this.readyState = 3
    this.onclose({ code })
  }
  says(message: Sent): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  asks(name: string): string | null {
    return new URL(this.url).searchParams.get(name)
  }
}

const line = (number: number): LogLine => ({ number, event: { event: 'crashed' } }) as LogLine
const match = (number: number, from: number, log: LogLine[]): MatchShown => ({ number, choices: [], log_from: from, log, readings_from: 0, readings: [] }) as unknown as MatchShown
const table = (version: number, since: number, shown: MatchShown | null): Table =>
  ({ type: 'table', id: 'abc', version, since, seats: [], match: shown, chat_from: 0, chat: [] }) as unknown as Table
const now = (): Socket => Socket.all.at(-1)!

let told: number[][]

async function joined(first: Table): Promise<Room> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(first)))
  const room = new Room('abc')
  room.onevents = (lines) => told.push(lines.map(({ number }) => number))
  await room.join()
  now().onopen()
  return room
}

beforeEach(() => {
  told = []
  Socket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})

afterEach(() => {
  vi.useRealTimers()
})

const numbers = (room: Room): number[] => room.log.map(({ number }) => number)

test('what came before joining does not move, what comes after does', async () => {
  const room = await joined(table(5, 0, match(2, 0, [line(1), line(2)])))
  expect(told).toEqual([])
  now().says(table(6, 5, match(3, 2, [line(3)])))
  expect(numbers(room)).toEqual([1, 2, 3])
  expect(told).toEqual([[3]])
})

test('an undo cuts the history, and nothing moves', async () => {
  const room = await joined(table(5, 0, match(3, 0, [line(1), line(2), line(3)])))
  now().says(table(6, 5, match(1, 1, [])))
  expect(numbers(room)).toEqual([1])
  expect(told).toEqual([])
})

test('an update of a version that is not held is not believed: the table is asked for anew, from the start', async () => {
  const room = await joined(table(5, 0, match(1, 0, [line(1)])))
  now().says(table(9, 8, match(4, 3, [line(4)])))
  expect(numbers(room)).toEqual([1])
  expect(Socket.all).toHaveLength(2)
  expect(now().asks('version')).toBe('0')
  expect(now().asks('log')).toBe('0')
  room.leave()
})

test('an answer is sent once, until the table moves on or refuses it', async () => {
  const room = await joined(table(5, 0, match(7, 0, [])))
  room.choose(0, 3)
  room.choose(0, 4)
  expect(now().sent).toEqual([{ type: 'choose', seat: 0, number: 7, option: 3 }])
  now().says({ type: 'refused', refusal: { code: 'stale', args: {}, message: '' } } as Sent)
  room.choose(0, 4)
  expect(now().sent).toHaveLength(2)
  now().says(table(6, 5, match(8, 0, [])))
  expect(room.answered).toBe(null)
})

test('a line that breaks is mended, and asks only for what is new', async () => {
  const room = await joined(table(5, 0, match(2, 0, [line(1), line(2)])))
  now().close()
  expect(room.line).toBe('reconnecting')
  vi.runOnlyPendingTimers()
  expect(Socket.all).toHaveLength(2)
  expect([now().asks('version'), now().asks('log')]).toEqual(['5', '2'])
  now().says(table(6, 5, match(3, 2, [line(3)])))
  expect(room.line).toBe('open')
  expect(numbers(room)).toEqual([1, 2, 3])
  room.leave()
})

test('a line on which no ping is answered is dropped and mended', async () => {
  const room = await joined(table(5, 0, null))
  const silent = now()
  vi.advanceTimersByTime(20_000)
  expect(silent.sent).toEqual([{ type: 'ping' }])
  vi.advanceTimersByTime(10_000)
  expect(silent.readyState).toBe(3)
  expect(room.line).toBe('reconnecting')
  room.leave()
})

test('whoever left is not brought back', async () => {
  const room = await joined(table(5, 0, null))
  room.leave()
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(1)
  expect(room.line).toBe('closed')
})

test('whoever is shown out for good is told why, and does not come back', async () => {
  const room = await joined(table(5, 0, null))
  const refusal = { code: 'table-locked', args: {}, message: '' }
  now().says({ type: 'refused', refusal } as Sent)
  now().close(4403)
  vi.advanceTimersByTime(60_000)
  expect(room.shut).toEqual(refusal)
  expect(Socket.all).toHaveLength(1)
})
