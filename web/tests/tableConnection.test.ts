import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableConnection } from '../src/net/tableConnection.svelte'
import type { LogLine, MatchShown, Received, Sent, Table } from '../src/net/wire.generated'

/** The browser's end of a line that never leaves the machine. */
class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 0
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
  opens(): void {
    this.readyState = Socket.OPEN
    this.onopen()
  }
  asks(name: string): string | null {
    return new URL(this.url).searchParams.get(name)
  }
}

const line = (number: number): LogLine => ({ number, event: { event: 'crashed' } }) as LogLine
const match = (number: number, from: number, log: LogLine[]): MatchShown =>
  ({ number, choices: [], log_from: from, log, readings_from: 0, readings: [] }) as unknown as MatchShown
const table = (version: number, since: number, shown: MatchShown | null): Table =>
  ({ type: 'table', id: 'abc', version, since, seats: [], match: shown, chat_from: 0, chat: [] }) as unknown as Table
const now = (): Socket => Socket.all.at(-1)!

/** A match in which seat 0 is asked one question, perhaps with others. */
const asking = (
  number: number,
  { chosen = null as number | null, together = false, question = 'bid' } = {},
): MatchShown =>
  ({
    ...match(number, 0, []),
    choices: [{ seat: 0, kind: question, key: question, args: {}, options: [], chosen }],
    asked: together
      ? [
          { seat: 0, kind: question },
          { seat: 1, kind: question },
        ]
      : [{ seat: 0, kind: question }],
  }) as MatchShown
const refused = (code: string, to: Received | null): Sent => ({
  type: 'refused',
  refusal: { code, args: {}, message: '' },
  to,
})
const answers = (socket: Socket): unknown[] => socket.sent.filter((one) => (one as Received).type === 'choose')

let told: number[][]
let listeners: Map<string, () => void>

/** A table that was fetched, with a connection that is not open yet. */
async function fetched(first: Table): Promise<TableConnection> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(first)))
  const connection = new TableConnection('abc')
  connection.onevents = (lines) => told.push(lines.map(({ number }) => number))
  await connection.join()
  return connection
}

async function joined(first: Table): Promise<TableConnection> {
  const connection = await fetched(first)
  now().opens()
  return connection
}

beforeEach(() => {
  told = []
  Socket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
  listeners = new Map()
  const addEventListener = (type: string, listener: () => void): unknown => listeners.set(type, listener)
  const removeEventListener = (type: string): unknown => listeners.delete(type)
  vi.stubGlobal('document', { hidden: false, addEventListener, removeEventListener })
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('removeEventListener', removeEventListener)
})

afterEach(() => {
  vi.useRealTimers()
})

const numbers = (connection: TableConnection): number[] => connection.log.map(({ number }) => number)

test('what came before joining does not move, what comes after does', async () => {
  const connection = await joined(table(5, 0, match(2, 0, [line(1), line(2)])))
  expect(told).toEqual([])
  now().says(table(6, 5, match(3, 2, [line(3)])))
  expect(numbers(connection)).toEqual([1, 2, 3])
  expect(told).toEqual([[3]])
})

test('an undo cuts the history, and nothing moves', async () => {
  const connection = await joined(table(5, 0, match(3, 0, [line(1), line(2), line(3)])))
  now().says(table(6, 5, match(1, 1, [])))
  expect(numbers(connection)).toEqual([1])
  expect(told).toEqual([])
})

test('an update of a version that is not held is not believed: the table is asked for anew, from the start', async () => {
  const connection = await joined(table(5, 0, match(1, 0, [line(1)])))
  now().says(table(9, 8, match(4, 3, [line(4)])))
  expect(numbers(connection)).toEqual([1])
  expect(Socket.all).toHaveLength(2)
  expect(now().asks('version')).toBe('0')
  expect(now().asks('log')).toBe('0')
  connection.leave()
})

test('an answer is sent once, until the table moves on or refuses it', async () => {
  const connection = await joined(table(5, 0, asking(7)))
  connection.choose(0, 3)
  connection.choose(0, 4)
  const answer: Received = { type: 'choose', seat: 0, number: 7, option: 3 }
  expect(now().sent).toEqual([answer])
  now().says(refused('stale', answer))
  connection.choose(0, 4)
  expect(now().sent).toHaveLength(2)
  now().says(table(6, 5, asking(8)))
  expect(connection.answering).toBe(false)
})

test('an answer stays on its way while others talk, come and go', async () => {
  const connection = await joined(table(5, 0, asking(7)))
  connection.choose(0, 3)
  now().says({ ...table(6, 5, asking(7)), chat: [{ number: 1, seat: 1, name: 'Ben', text: 'hello', at: 0 }] } as Sent)
  now().says({ type: 'pong' })
  now().says(refused('muted', { type: 'say', text: 'hello' }))
  connection.choose(0, 3)
  expect(answers(now())).toHaveLength(1)
})

test('the answers of others to a sealed question leave an answer on its way, and its own acceptance ends that', async () => {
  const connection = await joined(table(5, 0, asking(7, { together: true })))
  connection.choose(0, 3)
  now().says(table(6, 5, asking(8)))
  connection.choose(0, 3)
  expect(answers(now())).toHaveLength(1)
  now().says(table(7, 6, asking(9, { chosen: 3 })))
  expect(connection.answering).toBe(false)
  connection.choose(0, 3)
  expect(answers(now())).toHaveLength(1)
  connection.choose(0, 4)
  expect(answers(now())).toHaveLength(2)
})

test('another question after a sealed one can be answered', async () => {
  const connection = await joined(table(5, 0, asking(7, { together: true })))
  connection.choose(0, 3)
  now().says(table(6, 5, asking(9, { question: 'sell' })))
  expect(connection.answering).toBe(false)
})

test('a refused line of chat does not put away the hint that is awaited', async () => {
  const connection = await joined(table(5, 0, asking(7)))
  connection.askCoach(connection.match!.choices[0]!)
  now().says(refused('muted', { type: 'say', text: 'hello' }))
  expect(connection.hint).toBe('coming')
  now().says(refused('no-hint', { type: 'hint', seat: 0, number: 7 }))
  expect(connection.hint).toBe(null)
})

test('an answer given before the connection is open is sent when the table is heard of', async () => {
  const connection = await fetched(table(5, 0, asking(7)))
  expect(connection.choose(0, 3)).toBe(true)
  expect(connection.answering).toBe(true)
  expect(now().sent).toEqual([])
  now().opens()
  now().says(table(5, 5, asking(7)))
  expect(answers(now())).toEqual([{ type: 'choose', seat: 0, number: 7, option: 3 }])
  connection.leave()
})

test('an answer given before the connection is open is not sent to another question', async () => {
  const connection = await fetched(table(5, 0, asking(7)))
  connection.choose(0, 3)
  now().opens()
  now().says(table(6, 5, asking(8)))
  expect(answers(now())).toEqual([])
  expect(connection.answering).toBe(false)
  connection.leave()
})

test('an answer that was lost with the connection is sent again, one that arrived is not', async () => {
  for (const [number, again] of [
    [7, 1],
    [8, 0],
  ] as const) {
    const connection = await joined(table(5, 0, asking(7)))
    connection.choose(0, 3)
    now().close()
    vi.runOnlyPendingTimers()
    now().opens()
    now().says(table(6, 5, asking(number)))
    expect(answers(now())).toHaveLength(again)
    connection.leave()
  }
})

test('what cannot be sent is refused', async () => {
  const connection = await joined(table(5, 0, asking(7)))
  const refusals: string[] = []
  connection.onrefused = ({ code }) => refusals.push(code)
  now().readyState = 3
  expect(connection.send({ type: 'undo', seat: 0, to: 3 })).toBe(false)
  expect(refusals).toEqual(['web-error-unreachable'])
})

test('a line that breaks is mended, and asks only for what is new', async () => {
  const connection = await joined(table(5, 0, match(2, 0, [line(1), line(2)])))
  now().close()
  expect(connection.status).toBe('reconnecting')
  vi.runOnlyPendingTimers()
  expect(Socket.all).toHaveLength(2)
  expect([now().asks('version'), now().asks('log')]).toEqual(['5', '2'])
  now().says(table(6, 5, match(3, 2, [line(3)])))
  expect(connection.status).toBe('open')
  expect(numbers(connection)).toEqual([1, 2, 3])
  connection.leave()
})

test('a line on which no ping is answered is dropped and mended', async () => {
  const connection = await joined(table(5, 0, null))
  const silent = now()
  vi.advanceTimersByTime(20_000)
  expect(silent.sent).toEqual([{ type: 'ping' }])
  vi.advanceTimersByTime(10_000)
  expect(silent.readyState).toBe(3)
  expect(connection.status).toBe('reconnecting')
  connection.leave()
})

test('a connection is slow after two long round trips in a row, and its lag is smoothed', async () => {
  const connection = await joined(table(5, 0, null))
  const pong = (after: number): void => {
    vi.advanceTimersByTime(after)
    now().says({ type: 'pong' })
  }
  vi.advanceTimersByTime(20_000)
  pong(100)
  expect([connection.lag, connection.slow]).toEqual([100, false])
  vi.advanceTimersByTime(19_900)
  pong(1_100)
  expect([connection.lag, connection.slow]).toEqual([400, false])
  pong(1_400)
  expect([connection.lag, connection.slow]).toEqual([700, true])
  expect(now().sent).toHaveLength(3)
  vi.advanceTimersByTime(17_500)
  pong(200)
  expect([connection.lag, connection.slow]).toEqual([550, false])
  connection.leave()
})

test('each pong is measured from its own ping, and a hidden page measures nothing', async () => {
  const connection = await joined(table(5, 0, null))
  vi.advanceTimersByTime(20_000)
  vi.advanceTimersByTime(300)
  listeners.get('visibilitychange')!()
  vi.advanceTimersByTime(100)
  now().says({ type: 'pong' })
  expect(connection.lag).toBe(400)
  Object.assign(document, { hidden: true })
  now().says({ type: 'pong' })
  expect(connection.lag).toBe(400)
  connection.leave()
})

test('a page that is left while its table is fetched opens no connection', async () => {
  let fetch = (_: Response): void => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (fetch = resolve)))
  const connection = new TableConnection('abc')
  const joining = connection.join()
  connection.leave()
  fetch(new Response(JSON.stringify(table(5, 0, null))))
  await joining
  connection.rejoin()
  expect(Socket.all).toHaveLength(0)
  expect(listeners.size).toBe(0)
})

test('a connection that was given up is not listened to', async () => {
  const connection = await joined(table(5, 0, null))
  const before = now()
  connection.leave()
  before.says({ type: 'pong' })
  expect(connection.status).toBe('closed')
})

test('a page that is shown again asks at once whether the connection is alive', async () => {
  const connection = await joined(table(5, 0, null))
  const silent = now()
  listeners.get('visibilitychange')!()
  expect(silent.sent).toEqual([{ type: 'ping' }])
  vi.advanceTimersByTime(3_000)
  expect(connection.status).toBe('reconnecting')
  vi.advanceTimersByTime(1_000)
  expect(Socket.all).toHaveLength(2)
  connection.leave()
})

test('a connection that does not open is given up, at once when the network is back', async () => {
  const connection = await fetched(table(5, 0, null))
  listeners.get('online')!()
  expect(Socket.all).toHaveLength(2)
  vi.advanceTimersByTime(11_000)
  expect(Socket.all).toHaveLength(3)
  connection.leave()
})

test('whoever left is not brought back', async () => {
  const connection = await joined(table(5, 0, null))
  connection.leave()
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(1)
  expect(connection.status).toBe('closed')
})

test('whoever is shown out for good is told why, and does not come back', async () => {
  const connection = await joined(table(5, 0, null))
  const refusal = { code: 'table-locked', args: {}, message: '' }
  now().says({ type: 'refused', refusal } as Sent)
  now().close(4403)
  vi.advanceTimersByTime(60_000)
  expect(connection.closedReason).toEqual(refusal)
  expect(Socket.all).toHaveLength(1)
})

test('a refusal on an earlier connection is not taken for the reason of a closed table', async () => {
  const connection = await joined(table(5, 0, null))
  now().says({ type: 'refused', refusal: { code: 'too-fast', args: {}, message: '' }, to: null })
  now().close()
  vi.runOnlyPendingTimers()
  now().opens()
  now().close(4404)
  expect(connection.closedReason).toBe(null)
  connection.leave()
})

test('a message that was refused before is not taken for the reason of a closed table', async () => {
  const connection = await joined(table(5, 0, null))
  now().says(refused('muted', { type: 'say', text: 'hello' }))
  now().close(4410)
  expect(connection.closedReason).toBe(null)
  expect(connection.status).toBe('reconnecting')
  connection.leave()
})
