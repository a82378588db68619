/** One lesson as it goes: what was said so far, which of it is being read, and what is said next. */
import type { LogEntry } from '../../game-api/contract'
import { sayings, things, type Lesson, type Moment, type Said } from './lesson'

interface Kept {
  said: Said[]
  heard: number
  asked: string
}

export class Teaching {
  said = $state.raw<Said[]>([])
  at = $state(0)
  now: Said | undefined = $derived(this.said[this.at])
  /** How many things there are to explain, and how many of them were; at the end, what never came up counts as well. */
  readonly all: number
  done: number = $derived.by(() =>
    this.now?.ends
      ? this.all
      : [...this.#things].filter((one) => this.said.slice(0, this.at + 1).some(({ says }) => says === one)).length,
  )
  readonly #lesson: Lesson
  readonly #key: string
  readonly #things: Set<string>
  #heard = 0
  #asked = ''
  #eager = false

  constructor(lesson: Lesson, table: string) {
    this.#lesson = lesson
    this.#key = `openoutcry.lesson.${table}`
    this.#things = things(lesson)
    this.all = this.#things.size
    this.#recall()
  }

  /** Looks at the table after `number` inputs, and speaks if there is something to say. */
  look(moment: Omit<Moment, 'news'>, log: LogEntry[], number: number): void {
    const asked = moment.choice ? `${number} ${moment.choice.kind}` : ''
    const answered = this.#asked !== '' && asked !== this.#asked
    // What was told is no longer so, nor is what was left to read of it: somebody moved between the wish to go back and the going.
    const takenBack = log.length < this.#heard
    const said = sayings(
      this.#lesson,
      this.said,
      { ...moment, news: log.slice(this.#heard) },
      asked !== '' && asked !== this.#asked,
    )
    // What is being read stays until it was; but whoever answers has gone on, whatever was left to read.
    const last = this.said.length - 1
    const eager = answered || takenBack || this.#eager || last < 0 || (this.at === last && this.now?.asks)
    const next = eager && said.length > 0 ? last + 1 : answered || takenBack ? last : this.at
    this.#heard = log.length
    this.#asked = asked
    if (said.length > 0) {
      this.said = [...this.said, ...said]
      this.#eager = false
    }
    this.at = Math.max(0, next)
    this.#keep()
  }

  /** Reads on, or back. */
  turn(by: 1 | -1): void {
    this.at = Math.max(0, Math.min(this.said.length - 1, this.at + by))
  }

  /** Reads on as soon as there is more. */
  goOn(): void {
    this.#eager = this.at === this.said.length - 1
    this.turn(1)
  }

  /** Leaves out what was left to read: it is no longer so. */
  skip(): void {
    this.at = this.said.length - 1
    this.#eager = true
  }

  /** A page that is loaded again goes on where it was. */
  #recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Kept | null
      if (!kept) return
      this.said = kept.said
      this.at = kept.said.length - 1
      this.#heard = kept.heard
      this.#asked = kept.asked
    } catch {
      // Private windows may refuse: then the lesson begins again with the page.
    }
  }

  #keep(): void {
    try {
      const kept: Kept = { said: this.said, heard: this.#heard, asked: this.#asked }
      sessionStorage.setItem(this.#key, JSON.stringify(kept))
    } catch {
      // See above.
    }
  }
}
