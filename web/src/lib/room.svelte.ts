/** One table as this browser knows it, kept current over a socket that mends itself. */
import type { Changes, ChatLine, ChoiceShown, Hint, LogLine, MatchShown, Present, Reading, Received, Refusal, SeatShown, Sent, Table } from '../wire'
import { api } from './api'
import { changedTable, withPeople } from './changes'

export type Line = 'joining' | 'open' | 'reconnecting' | 'closed'

const PING_EVERY = 20_000
const PONG_WITHIN = 10_000
const LONGEST_WAIT = 10_000
/** How a socket is closed for good: forbidden, not there, gone. */
const SHUT = [4403, 4404, 4410]

export class Room {
  table = $state.raw<Table | null>(null)
  log = $state.raw<LogLine[]>([])
  readings = $state.raw<Reading[]>([])
  chat = $state.raw<ChatLine[]>([])
  line = $state<Line>('joining')
  /** The match number at which an answer was sent and not yet acknowledged. */
  answered = $state<number | null>(null)
  /** What the coach says about the question; null while nobody has asked it. */
  hint = $state.raw<Hint | 'coming' | null>(null)
  /** Why this browser does not see the table any more: it was locked or closed, or the house turns us away. */
  shut = $state.raw<Refusal | null>(null)
  match: MatchShown | null = $derived(this.table?.match ?? null)
  seats: SeatShown[] = $derived(this.table?.seats ?? [])
  yours: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat))

  onevents: (lines: LogLine[]) => void = () => {}
  /** What had happened has been taken back. */
  onrewound: () => void = () => {}
  onrefused: (refusal: Refusal) => void = () => {}

  /** The last question of each kind: the next of that kind is told by what is different about it. */
  #asked = new Map<string, ChoiceShown[]>()
  #socket: WebSocket | null = null
  #refused: Refusal | null = null
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #pong: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {}

  /** Fetches the table (this throws if there is none), then listens to it. */
  async join(): Promise<void> {
    this.#take(await api.table(this.id))
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  leave(): void {
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#retry)
    this.line = 'closed'
    this.#drop()
  }

  /** After sitting down or standing up: the socket must learn which seats are ours. */
  rejoin(): void {
    if (this.table) this.table = { ...this.table, version: 0 }
    this.#drop()
    this.#connect()
  }

  send(message: Received): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  choose(seat: number, option: number): void {
    const number = this.match?.number
    if (number === undefined || this.answered === number) return
    if (this.send({ type: 'choose', seat, number, option })) this.answered = number
  }

  /** Asks for a hint, or puts away the one that is here. */
  askCoach(choice: ChoiceShown | null): void {
    const number = this.match?.number
    if (this.hint !== null) this.hint = null
    else if (choice && number !== undefined && this.send({ type: 'hint', seat: choice.seat, number })) this.hint = 'coming'
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const held = this.table?.version ?? 0
    const query = new URLSearchParams({
      version: String(held),
      log: String(held ? this.log.length : 0),
      readings: String(held ? this.readings.length : 0),
      chat: String(held ? this.chat.length : 0),
    })
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/ws?${query}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#ping = setInterval(() => this.#keepOpen(), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.line = 'open'
      this.#tries = 0
      this.#hear(JSON.parse(event.data) as Sent)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return
      if (SHUT.includes(code) && this.#refused) {
        this.shut = this.#refused
        this.leave()
      } else this.#mend()
    }
  }

  #hear(message: Sent): void {
    clearTimeout(this.#pong)
    if (message.type === 'table') this.#take(message)
    if (message.type === 'changes') this.#change(message)
    if (message.type === 'present') this.#meet(message)
    if (message.type === 'hint' && this.hint === 'coming') this.hint = message
    if (message.type === 'refused') {
      this.answered = null
      this.#refused = message.refusal
      if (this.hint === 'coming') this.hint = null
      this.onrefused(message.refusal)
    }
  }

  #take(table: Table): void {
    if (table.since !== 0 && table.since !== this.table?.version) {
      this.rejoin()
      return
    }
    const before = this.log.length
    const first = this.table === null
    const match = table.match
    if (match?.choices[0]) this.#asked.set(match.choices[0].kind, match.choices)
    this.log = match ? [...this.log.slice(0, match.log_from), ...match.log] : []
    this.readings = match ? [...this.readings.slice(0, match.readings_from), ...match.readings] : []
    this.chat = [...this.chat.slice(0, table.chat_from), ...table.chat]
    this.answered = null
    this.table = table
    // After an undo the log is shorter or was cut: nothing happened that would move.
    const grown = match && match.log_from <= before ? this.log.slice(before) : []
    if (!first && grown.length > 0) this.onevents(grown)
    else if (!first && this.log.length < before) this.onrewound()
  }

  /** Only what has changed was sent; whoever holds something else asks for the whole. */
  #change(changes: Changes): void {
    if (this.table === null || changes.since !== this.table.version) {
      this.rejoin()
      return
    }
    const held = { log: this.log.length, readings: this.readings.length, chat: this.chat.length }
    this.#take(changedTable(this.table, changes, this.#asked, held))
  }

  #meet(present: Present): void {
    if (this.table) this.table = withPeople(this.table, present)
  }

  #keepOpen(): void {
    if (!this.send({ type: 'ping' })) return
    clearTimeout(this.#pong)
    this.#pong = setTimeout(() => {
      this.#drop()
      this.#mend()
    }, PONG_WITHIN)
  }

  #drop(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#pong)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #mend(): void {
    if (this.line === 'closed') return
    this.#drop()
    this.line = 'reconnecting'
    this.answered = null
    if (this.hint === 'coming') this.hint = null
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #hurry = (): void => {
    if (this.line !== 'reconnecting' || document.hidden || this.#socket) return
    this.#tries = 0
    this.#connect()
  }
}
