/**
 * The animation queue of a table. An event becomes a list of steps, played in order: pieces move while a step lasts, numbers change when it ends,
 * and the next question waits for the last step. The live table, "what happened since my last turn" and the replay use the same queue.
 */
import { scaleDuration } from './pace.svelte'
import { sound, type Sound } from './sound.svelte'
import { Flights, type Flight } from './flights.svelte'

export interface AnimationStep<S extends object = object> {
  /** The duration at normal speed, in milliseconds. */
  duration: number
  flights?: Flight[]
  sound?: Sound
  /** The table during the step: what travels by itself, such as a ticker, moves to its place in this state. */
  before?: (drawn: S) => S
  /** The table after the step. */
  after?: (drawn: S) => S
}

/** An event with its steps, and the sentence that is shown meanwhile. */
export interface AnimatedEvent<S extends object = object> {
  words: string
  steps: AnimationStep<S>[]
}

/** The time in milliseconds in which a piece crosses the table. */
export const CROSSING = 620

/** Return the step in which these pieces cross the table; no step without pieces. */
export function flying<S extends object>(flights: Flight[], more: Partial<AnimationStep<S>> = {}): AnimationStep<S>[] {
  return flights.length > 0
    ? [
        {
          duration: CROSSING,
          flights,
          sound: flights[0]?.kind === 'points' ? 'coin' : flights[0]?.kind === 'chip' ? 'chip' : 'card',
          ...more,
        },
      ]
    : []
}

/** The pause between two steps, in milliseconds. */
export const REST = 90

/** What takes longer than this, in milliseconds, is played faster. */
const LONGEST = 9000
const FASTEST = 0.3

export class AnimationQueue<S extends object> {
  /** The pieces that the current step moves. */
  readonly flights = new Flights()
  /** The table as it is drawn now; null if nothing is being played. */
  drawn = $state.raw<S | null>(null)
  /** The sentence of the event that is played now. */
  caption = $state('')
  /** The number of entries at the end of the event log that have not been played yet. */
  pending = $state(0)
  /** The duration of the current step in milliseconds. */
  stepDuration = $state(0)
  running = $derived(this.drawn !== null)

  #events: AnimatedEvent<S>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #speed = 1
  #since: { before: S; events: AnimatedEvent<S>[] } | null = $state.raw(null)
  repeatable = $derived(this.#since !== null)

  /** Play these events at a table that looks like `before`. */
  enqueue(before: S, events: AnimatedEvent<S>[]): void {
    this.#since = { before: this.#since?.before ?? before, events: [...(this.#since?.events ?? []), ...events] }
    this.#play(before, events)
  }

  /** Start a new list of events to replay: the viewer has answered. */
  answered(): void {
    this.#since = null
  }

  /** Play the events since the viewer's last answer again. */
  replay(): void {
    this.finish()
    if (this.#since) this.#play(this.#since.before, this.#since.events)
  }

  /** End all animations at once. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#events = []
    this.pending = 0
    this.caption = ''
    this.stepDuration = 0
    this.drawn = null
    this.flights.clear()
  }

  #play(before: S, events: AnimatedEvent<S>[]): void {
    const still = scaleDuration(1) === 0 || events.every(({ steps }) => steps.length === 0)
    if (still && !this.running) return
    if (scaleDuration(1) === 0) return this.finish()
    this.drawn ??= before
    this.#events.push(...events)
    this.pending += events.length
    const whole = this.#events.reduce((sum, { steps }) => steps.reduce((part, { duration }) => part + duration, sum), 0)
    this.#speed = Math.max(FASTEST, Math.min(1, LONGEST / Math.max(1, whole)))
    if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    const event = this.#events[0]
    if (!event || this.drawn === null) return this.finish()
    const [step, ...rest] = event.steps
    if (!step) {
      this.#events.shift()
      this.pending = Math.max(0, this.pending - 1)
      return this.#next()
    }
    this.#events[0] = { ...event, steps: rest }
    this.caption = event.words
    this.stepDuration = scaleDuration(step.duration) * this.#speed
    this.drawn = step.before?.(this.drawn) ?? this.drawn
    if (step.sound) sound(step.sound)
    this.flights.launch(step.flights ?? [], this.stepDuration)
    this.#timer = setTimeout(() => {
      if (this.drawn !== null) this.drawn = step.after?.(this.drawn) ?? this.drawn
      this.#timer = setTimeout(() => this.#next(), scaleDuration(REST) * this.#speed)
    }, this.stepDuration)
  }
}
