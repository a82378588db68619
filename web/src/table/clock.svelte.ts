/**
 * The table's one clock. What happened is a list of beats, played in order: things fly and travel while a beat lasts, numbers change when
 * it ends, and what is asked next waits for the last of them. A live table, "what happened since my last turn" and a replay
 * are the same player with other lines.
 */
import { paced } from '../lib/pace.svelte'
import { sound, type Sound } from '../lib/sound.svelte'
import { fly, landAll, type Flight } from './flights.svelte'

export interface Beat<S extends object = object> {
  /** How long it lasts at the steady pace, in milliseconds. */
  lasts: number
  flights?: Flight[]
  sound?: Sound
  /** The table while the beat lasts: what travels by itself, such as a ticker, is on its way to where it stands here. */
  begins?: (drawn: S) => S
  /** The table when it has ended, with the numbers that it changes. */
  becomes?: (drawn: S) => S
}

/** A line of the history with its beats, and the sentence that tells it meanwhile. */
export interface Scene<S extends object = object> {
  words: string
  beats: Beat<S>[]
}

/** As long as it takes things to cross the table. */
export const CROSSING = 620

/** The beat in which these things cross the table; none if nothing does. */
export function flying<S extends object>(flights: Flight[], more: Partial<Beat<S>> = {}): Beat<S>[] {
  return flights.length > 0 ? [{ lasts: CROSSING, flights, sound: flights[0]?.thing === 'points' ? 'coin' : flights[0]?.thing === 'chip' ? 'chip' : 'card', ...more }] : []
}

/** Between two beats the eye rests on what has changed. */
export const REST = 90

/** Longer than this, in milliseconds, nobody waits for what is told: then all of it goes faster. */
const LONGEST = 9000
const FASTEST = 0.3

export class Clock<S extends object> {
  /** The table as it is drawn; null while it is drawn as it is. */
  drawn = $state.raw<S | null>(null)
  /** The sentence of what happens now. */
  says = $state('')
  /** How many of the last lines of the history are not told yet. */
  behind = $state(0)
  /** How long the beat at work lasts: what travels by itself takes as long. */
  lasts = $state(0)
  running = $derived(this.drawn !== null)

  #scenes: Scene<S>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #haste = 1
  #since: { before: S; scenes: Scene<S>[] } | null = $state.raw(null)
  repeatable = $derived(this.#since !== null)

  /** These lines happened at a table that looked like that. */
  tell(before: S, scenes: Scene<S>[]): void {
    this.#since = { before: this.#since?.before ?? before, scenes: [...(this.#since?.scenes ?? []), ...scenes] }
    this.#play(before, scenes)
  }

  /** What is told again begins here: the viewer has answered. */
  answered(): void {
    this.#since = null
  }

  /** Plays what happened since then once more. */
  again(): void {
    this.skip()
    if (this.#since) this.#play(this.#since.before, this.#since.scenes)
  }

  /** The table as it is, at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#scenes = []
    this.behind = 0
    this.says = ''
    this.lasts = 0
    this.drawn = null
    landAll()
  }

  #play(before: S, scenes: Scene<S>[]): void {
    const still = paced(1) === 0 || scenes.every(({ beats }) => beats.length === 0)
    if (still && !this.running) return
    if (paced(1) === 0) return this.skip()
    this.drawn ??= before
    this.#scenes.push(...scenes)
    this.behind += scenes.length
    const whole = this.#scenes.reduce((sum, { beats }) => beats.reduce((part, { lasts }) => part + lasts, sum), 0)
    this.#haste = Math.max(FASTEST, Math.min(1, LONGEST / Math.max(1, whole)))
    if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    const scene = this.#scenes[0]
    if (!scene || this.drawn === null) return this.skip()
    const [beat, ...rest] = scene.beats
    if (!beat) {
      this.#scenes.shift()
      this.behind = Math.max(0, this.behind - 1)
      return this.#next()
    }
    this.#scenes[0] = { ...scene, beats: rest }
    this.says = scene.words
    this.lasts = paced(beat.lasts) * this.#haste
    this.drawn = beat.begins?.(this.drawn) ?? this.drawn
    if (beat.sound) sound(beat.sound)
    fly(beat.flights ?? [], this.lasts)
    this.#timer = setTimeout(() => {
      if (this.drawn !== null) this.drawn = beat.becomes?.(this.drawn) ?? this.drawn
      this.#timer = setTimeout(() => this.#next(), paced(REST) * this.#haste)
    }, this.lasts)
  }
}
