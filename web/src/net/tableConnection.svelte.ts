/** One table as this browser knows it, kept current over a socket that mends itself. */
import type {
  Changes,
  ChatLine,
  ChoiceShown,
  Choose,
  Hint,
  LogLine,
  MatchShown,
  Present,
  Reading,
  Received,
  Refusal,
  Refused,
  SeatShown,
  Sent,
  Table,
  TakeHint,
} from './wire.generated'
import { api, tooLong, unreachable } from './api'
import { changedTable, withPeople } from './changes'

export type Line = 'joining' | 'open' | 'reconnecting' | 'closed'

const PING_EVERY = 20_000
const PONG_WITHIN = 10_000
/** The same where somebody waits: the page was shown again, or the device is on the network again. */
const PONG_WITHIN_AWAKE = 3_000
/** A connection that is not open after so many milliseconds is given up, and another is tried. */
const OPEN_WITHIN = 10_000
const LONGEST_WAIT = 10_000
/** How a socket is closed for good: forbidden, not there, gone. */
const SHUT = [4403, 4404, 4410]
/** How a socket is closed after a message that is too long for the server. */
const TOO_LONG = 1009

/** An answer that was given, until the server has accepted or refused it. */
interface Answering {
  message: Choose
  /** The question, as text, and how many lines the history had. */
  question: string
  lines: number
  /** Whether several seats are asked at the same time: their answers come in between. */
  together: boolean
  /** Whether it was sent on the present connection. */
  sent: boolean
}

const textOf = ({ kind, args, options }: ChoiceShown): string => JSON.stringify([kind, args, options])

export class TableConnection {
  table = $state.raw<Table | null>(null)
  log = $state.raw<LogLine[]>([])
  readings = $state.raw<Reading[]>([])
  chat = $state.raw<ChatLine[]>([])
  line = $state<Line>('joining')
  /** Whether an answer was given that the server has neither accepted nor refused yet. */
  answering = $derived.by(() => this.#answering !== null)
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

  #answering = $state.raw<Answering | null>(null)
  /** The request for a hint that was sent last. */
  #hinted: TakeHint | null = null
  /** The last question of each kind: the next of that kind is told by what is different about it. */
  #asked = new Map<string, ChoiceShown[]>()
  #socket: WebSocket | null = null
  /** The last refusal on this connection that answers no message of ours: why the server closes it. */
  #refused: Refusal | null = null
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #pong: ReturnType<typeof setTimeout> | undefined
  #opening: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {}

  /** Fetches the table (this throws if there is none), then listens to it. */
  async join(): Promise<void> {
    const table = await api.table(this.id)
    if (this.line === 'closed') return
    this.#take(table)
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
    if (this.line === 'closed') return
    if (this.table) this.table = { ...this.table, version: 0 }
    this.#drop()
    this.#connect()
  }

  /** Sends a message. Return false, and say why, if there is no connection to send it on. */
  send(message: Received): boolean {
    const sent = this.#put(message)
    if (!sent) this.onrefused(unreachable)
    return sent
  }

  /** Gives an answer; it is sent when the connection is open. Return false if there is nothing to answer, or an answer is on its way. */
  choose(seat: number, option: number): boolean {
    const { match } = this
    const choice = match?.choices.find((one) => one.seat === seat)
    if (!match || !choice || this.#answering || !(this.line === 'open' || this.line === 'joining')) return false
    if (choice.chosen === option) return false
    const message: Choose = { type: 'choose', seat, number: match.number, option }
    const sent = this.#put(message)
    this.#answering = {
      message,
      question: textOf(choice),
      lines: this.log.length,
      together: match.asked.length > 1,
      sent,
    }
    return true
  }

  /** Asks for a hint, or puts away the one that is here. */
  askCoach(choice: ChoiceShown | null): void {
    const number = this.match?.number
    if (this.hint !== null) this.hint = null
    else if (choice && number !== undefined) {
      const message: TakeHint = { type: 'hint', seat: choice.seat, number }
      if (!this.send(message)) return
      this.#hinted = message
      this.hint = 'coming'
    }
  }

  /** Whether the answer on its way was accepted, or has become void: its question is not asked any more. */
  #isSettled({ message, question, lines, together, sent }: Answering): boolean {
    const { match } = this
    const choice = match?.choices.find((one) => one.seat === message.seat)
    if (!match || !choice || match.number < message.number || choice.chosen === message.option) return true
    if (match.number === message.number) return false
    // Answers of others to the same sealed question count as inputs, and leave ours as it was.
    return !sent || !together || this.log.length !== lines || textOf(choice) !== question
  }

  #put(message: Received): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#refused = null
    // Nobody knows whether the answer has arrived. It is sent again if the table shows that it has not.
    if (this.#answering) this.#answering = { ...this.#answering, sent: false }
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
    this.#opening = setTimeout(() => this.#mend(), OPEN_WITHIN)
    socket.onopen = () => {
      if (this.#socket !== socket) return
      clearTimeout(this.#opening)
      this.#ping = setInterval(() => this.#keepOpen(PONG_WITHIN), PING_EVERY)
    }
    // A socket that was given up may still say something.
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      this.line = 'open'
      this.#tries = 0
      this.#hear(JSON.parse(event.data) as Sent)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return
      if (SHUT.includes(code) && this.#refused) {
        this.shut = this.#refused
        this.leave()
        return
      }
      if (code === TOO_LONG) {
        // Sent again, the answer would be refused again.
        this.#answering = null
        this.onrefused(tooLong)
      }
      this.#mend()
    }
  }

  #hear(message: Sent): void {
    clearTimeout(this.#pong)
    if (message.type === 'table') this.#take(message)
    if (message.type === 'changes') this.#change(message)
    if (message.type === 'present') this.#meet(message)
    if (message.type === 'hint' && this.hint === 'coming') this.hint = message
    if (message.type === 'refused') this.#settle(message)
    if (message.type === 'table') this.#sendAnswer()
  }

  /** A refusal settles the message that it answers; one that answers none may be about anything that is on its way. */
  #settle({ refusal, to }: Refused): void {
    const answer = this.#answering?.message
    if (!to) this.#refused = refusal
    if (!to || (to.type === 'choose' && to.seat === answer?.seat && to.number === answer.number)) this.#answering = null
    if (!to || (to.type === 'hint' && to.seat === this.#hinted?.seat && to.number === this.#hinted.number))
      this.#forgetHint()
    this.onrefused(refusal)
  }

  /** Sends the answer that waits for a connection; its question is still asked. */
  #sendAnswer(): void {
    const answering = this.#answering
    if (answering && !answering.sent && this.#put(answering.message)) this.#answering = { ...answering, sent: true }
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
    this.table = table
    if (this.#answering && this.#isSettled(this.#answering)) this.#answering = null
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

  /** Sends a ping; if nothing is heard within so many milliseconds the connection is given up. */
  #keepOpen(within: number): void {
    if (!this.#put({ type: 'ping' })) return
    clearTimeout(this.#pong)
    this.#pong = setTimeout(() => this.#mend(), within)
  }

  #forgetHint(): void {
    if (this.hint === 'coming') this.hint = null
  }

  #drop(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#pong)
    clearTimeout(this.#opening)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #mend(): void {
    if (this.line === 'closed') return
    this.#drop()
    this.line = 'reconnecting'
    this.#forgetHint()
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  /** The page is shown again, or the network is back: the connection is tried at once. */
  #hurry = (): void => {
    if (document.hidden || this.line === 'closed') return
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#keepOpen(PONG_WITHIN_AWAKE)
    this.#tries = 0
    this.#drop()
    this.#connect()
  }
}
