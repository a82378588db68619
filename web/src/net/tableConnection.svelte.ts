/** The connection of this browser to one table: the state of the table, kept current over a WebSocket that reconnects. */
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

export type ConnectionStatus = 'joining' | 'open' | 'reconnecting' | 'closed'

const PING_EVERY = 20_000
const PONG_WITHIN = 10_000
/** The time-out of a pong after the page was shown again or the network came back, when a user is waiting. */
const PONG_WITHIN_AWAKE = 3_000
/** A socket that is not open after this many milliseconds is closed, and another is opened. */
const OPEN_WITHIN = 10_000
const LONGEST_WAIT = 10_000
/** A connection is slow after two round trips in a row that are longer than this, in milliseconds. */
const SLOW = 500
/** The weight of the latest round trip in the smoothed one. */
const SMOOTHING = 0.3
/** Close codes after which reconnecting is pointless: forbidden, not found, gone. */
const CLOSED_FOR_GOOD = [4403, 4404, 4410]
/** The close code after a message that is too long for the server. */
const TOO_LONG = 1009

/** An answer that the server has neither accepted nor refused yet. */
interface Answering {
  message: Choose
  /** The question as JSON, and the length of the log when the answer was given. */
  question: string
  lines: number
  /** Whether several seats are asked at the same time; their answers may arrive before this one is accepted. */
  together: boolean
  /** Whether the answer was sent on the current socket. */
  sent: boolean
}

const textOf = ({ kind, args, options }: ChoiceShown): string => JSON.stringify([kind, args, options])

export class TableConnection {
  table = $state.raw<Table | null>(null)
  log = $state.raw<LogLine[]>([])
  readings = $state.raw<Reading[]>([])
  chat = $state.raw<ChatLine[]>([])
  status = $state<ConnectionStatus>('joining')
  /** The smoothed round trip of a ping, in milliseconds; null before the first pong. */
  lag = $state<number | null>(null)
  /** Whether the last two round trips were long. */
  slow = $state(false)
  /** Whether an answer is pending: the server has neither accepted nor refused it yet. */
  answering = $derived.by(() => this.#answering !== null)
  /** The hint about the question; null if none was requested. */
  hint = $state.raw<Hint | 'coming' | null>(null)
  /** Why the server closed the connection for good, such as a locked or closed table; null while it did not. */
  closedReason = $state.raw<Refusal | null>(null)
  match: MatchShown | null = $derived(this.table?.match ?? null)
  seats: SeatShown[] = $derived(this.table?.seats ?? [])
  yours: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat))

  /** Called with new log entries, after they were applied. */
  onevents: (lines: LogLine[]) => void = () => {}
  /** Called after an undo has shortened the log. */
  onrewound: () => void = () => {}
  /** Called with each refusal. */
  onrefused: (refusal: Refusal) => void = () => {}

  #answering = $state.raw<Answering | null>(null)
  /** The last hint request that was sent. */
  #hintRequest: TakeHint | null = null
  /** The last questions of each kind: the server sends the next of that kind as a difference to them. */
  #lastQuestions = new Map<string, ChoiceShown[]>()
  #socket: WebSocket | null = null
  /** The last refusal on this socket that answers no message of ours: the reason if the server closes the socket. */
  #unsolicitedRefusal: Refusal | null = null
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #pong: ReturnType<typeof setTimeout> | undefined
  /** When the pings that are not answered yet were sent; the server answers them in order. */
  #pingsSent: number[] = []
  #lastWasLong = false
  #opening: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {}

  /** Fetch the table and open the socket. Throw if there is no such table. */
  async join(): Promise<void> {
    const table = await api.table(this.id)
    if (this.status === 'closed') return
    this.#applyTable(table)
    addEventListener('online', this.#reconnectNow)
    document.addEventListener('visibilitychange', this.#reconnectNow)
    this.#connect()
  }

  /** Close the socket for good. */
  leave(): void {
    removeEventListener('online', this.#reconnectNow)
    document.removeEventListener('visibilitychange', this.#reconnectNow)
    clearTimeout(this.#retry)
    this.status = 'closed'
    this.#closeSocket()
  }

  /** Reconnect and fetch the whole table, for example because the seats of this browser have changed. */
  rejoin(): void {
    if (this.status === 'closed') return
    if (this.table) this.table = { ...this.table, version: 0 }
    this.#closeSocket()
    this.#connect()
  }

  /** Send a message. Without an open socket, call `onrefused` and return false. */
  send(message: Received): boolean {
    const sent = this.#trySend(message)
    if (!sent) this.onrefused(unreachable)
    return sent
  }

  /** Answer a question; the answer is sent when the socket is open.
   * Return false if there is nothing to answer, or an answer is pending. */
  choose(seat: number, option: number): boolean {
    const { match } = this
    const choice = match?.choices.find((question) => question.seat === seat)
    if (!match || !choice || this.#answering || !(this.status === 'open' || this.status === 'joining')) return false
    if (choice.chosen === option) return false
    const message: Choose = { type: 'choose', seat, number: match.number, option }
    const sent = this.#trySend(message)
    this.#answering = {
      message,
      question: textOf(choice),
      lines: this.log.length,
      together: match.asked.length > 1,
      sent,
    }
    return true
  }

  /** Request a hint about a question, or hide the hint that is shown. */
  askCoach(choice: ChoiceShown | null): void {
    const number = this.match?.number
    if (this.hint !== null) this.hint = null
    else if (choice && number !== undefined) {
      const message: TakeHint = { type: 'hint', seat: choice.seat, number }
      if (!this.send(message)) return
      this.#hintRequest = message
      this.hint = 'coming'
    }
  }

  /** Return whether a pending answer was accepted, or is void because its question is no longer asked. */
  #isSettled({ message, question, lines, together, sent }: Answering): boolean {
    const { match } = this
    const choice = match?.choices.find((question) => question.seat === message.seat)
    if (!match || !choice || match.number < message.number || choice.chosen === message.option) return true
    if (match.number === message.number) return false
    // The answers of other seats to a simultaneous question increase the number of inputs, but leave our question open.
    return !sent || !together || this.log.length !== lines || textOf(choice) !== question
  }

  /** Send a message if the socket is open; return whether it was sent. */
  #trySend(message: Received): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#unsolicitedRefusal = null
    // The answer may be lost. It is sent again if the table shows that the server did not receive it.
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
    this.#opening = setTimeout(() => this.#reconnectLater(), OPEN_WITHIN)
    socket.onopen = () => {
      if (this.#socket !== socket) return
      clearTimeout(this.#opening)
      this.#ping = setInterval(() => this.#sendPing(PONG_WITHIN), PING_EVERY)
    }
    // A socket that was replaced may still deliver messages.
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      this.status = 'open'
      this.#tries = 0
      this.#handleMessage(JSON.parse(event.data) as Sent)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return
      if (CLOSED_FOR_GOOD.includes(code) && this.#unsolicitedRefusal) {
        this.closedReason = this.#unsolicitedRefusal
        this.leave()
        return
      }
      if (code === TOO_LONG) {
        // The server would refuse the same answer again.
        this.#answering = null
        this.onrefused(tooLong)
      }
      this.#reconnectLater()
    }
  }

  #handleMessage(message: Sent): void {
    clearTimeout(this.#pong)
    if (message.type === 'pong') this.#measureLag()
    if (message.type === 'table') this.#applyTable(message)
    if (message.type === 'changes') this.#applyChanges(message)
    if (message.type === 'present') this.#updatePresence(message)
    if (message.type === 'hint' && this.hint === 'coming') this.hint = message
    if (message.type === 'refused') this.#handleRefusal(message)
    if (message.type === 'table') this.#sendAnswer()
  }

  /** Cancel the pending message that was refused; a refusal without `to` cancels all pending messages. */
  #handleRefusal({ refusal, to }: Refused): void {
    const answer = this.#answering?.message
    if (!to) this.#unsolicitedRefusal = refusal
    if (!to || (to.type === 'choose' && to.seat === answer?.seat && to.number === answer.number)) this.#answering = null
    if (!to || (to.type === 'hint' && to.seat === this.#hintRequest?.seat && to.number === this.#hintRequest.number))
      this.#forgetHint()
    this.onrefused(refusal)
  }

  /** Send the pending answer, if it was not sent on this socket. */
  #sendAnswer(): void {
    const answering = this.#answering
    if (answering && !answering.sent && this.#trySend(answering.message)) this.#answering = { ...answering, sent: true }
  }

  /** Replace the table, and append the log entries, readings and chat lines that are new. */
  #applyTable(table: Table): void {
    if (table.since !== 0 && table.since !== this.table?.version) {
      this.rejoin()
      return
    }
    const before = this.log.length
    const first = this.table === null
    const match = table.match
    if (match?.choices[0]) this.#lastQuestions.set(match.choices[0].kind, match.choices)
    this.log = match ? [...this.log.slice(0, match.log_from), ...match.log] : []
    this.readings = match ? [...this.readings.slice(0, match.readings_from), ...match.readings] : []
    this.chat = [...this.chat.slice(0, table.chat_from), ...table.chat]
    this.table = table
    if (this.#answering && this.#isSettled(this.#answering)) this.#answering = null
    // After an undo the log was cut: there are no new entries to animate.
    const grown = match && match.log_from <= before ? this.log.slice(before) : []
    if (!first && grown.length > 0) this.onevents(grown)
    else if (!first && this.log.length < before) this.onrewound()
  }

  /** Apply a difference to the table. If it is based on another version, fetch the whole table. */
  #applyChanges(changes: Changes): void {
    if (this.table === null || changes.since !== this.table.version) {
      this.rejoin()
      return
    }
    const held = { log: this.log.length, readings: this.readings.length, chat: this.chat.length }
    this.#applyTable(changedTable(this.table, changes, this.#lastQuestions, held))
  }

  #updatePresence(present: Present): void {
    if (this.table) this.table = withPeople(this.table, present)
  }

  /** Send a ping; reconnect if no message arrives within `within` milliseconds. */
  #sendPing(within: number): void {
    if (!this.#trySend({ type: 'ping' })) return
    this.#pingsSent.push(performance.now())
    clearTimeout(this.#pong)
    this.#pong = setTimeout(() => this.#reconnectLater(), within)
  }

  /** Update `lag` and `slow` after a pong. A long round trip is checked at once by a second ping. */
  #measureLag(): void {
    const sent = this.#pingsSent.shift()
    // Browsers delay the messages of a hidden page.
    if (sent === undefined || document.hidden) return
    const roundTrip = performance.now() - sent
    const long = roundTrip > SLOW
    this.lag = this.lag === null ? roundTrip : this.lag + SMOOTHING * (roundTrip - this.lag)
    this.slow = long && this.#lastWasLong
    if (long && !this.#lastWasLong) this.#sendPing(PONG_WITHIN)
    this.#lastWasLong = long
  }

  #forgetHint(): void {
    if (this.hint === 'coming') this.hint = null
  }

  #closeSocket(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#pong)
    clearTimeout(this.#opening)
    this.#pingsSent = []
    this.#lastWasLong = false
    this.slow = false
    this.lag = null
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #reconnectLater(): void {
    if (this.status === 'closed') return
    this.#closeSocket()
    this.status = 'reconnecting'
    this.#forgetHint()
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  /** Check or open the connection at once: the page is visible again, or the network is back. */
  #reconnectNow = (): void => {
    if (document.hidden || this.status === 'closed') return
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#sendPing(PONG_WITHIN_AWAKE)
    this.#tries = 0
    this.#closeSocket()
    this.#connect()
  }
}
