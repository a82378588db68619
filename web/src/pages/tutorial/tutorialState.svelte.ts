/** The state of a lesson: the messages shown so far, the message that is being read, and the rules for the next one. */
import type { LogEntry } from '../../game-api/contract'
import { nextMessages, things, type Lesson, type Moment, type Said } from './lesson'

interface Kept {
  said: Said[]
  heard: number
  asked: string
}

export class TutorialState {
  said = $state.raw<Said[]>([])
  at = $state(0)
  now: Said | undefined = $derived(this.said[this.at])
  /** The number of topics of the lesson, and how many were explained; after the last message all of them count. */
  readonly all: number
  done: number = $derived.by(() =>
    this.now?.ends
      ? this.all
      : [...this.#things].filter((topic) => this.said.slice(0, this.at + 1).some(({ says }) => says === topic)).length,
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

  /** Add the messages that are due when the table has had `number` inputs. */
  look(moment: Omit<Moment, 'news'>, log: LogEntry[], number: number): void {
    const asked = moment.choice ? `${number} ${moment.choice.kind}` : ''
    const answered = this.#asked !== '' && asked !== this.#asked
    // After an undo, the messages that were not read yet are obsolete.
    const takenBack = log.length < this.#heard
    const said = nextMessages(
      this.#lesson,
      this.said,
      { ...moment, news: log.slice(this.#heard) },
      asked !== '' && asked !== this.#asked,
    )
    // The message that is being read stays, except that an answer skips all unread messages.
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

  /** Show the next message, or the previous one. */
  turn(by: 1 | -1): void {
    this.at = Math.max(0, Math.min(this.said.length - 1, this.at + by))
  }

  /** Show the next message as soon as there is one. */
  goOn(): void {
    this.#eager = this.at === this.said.length - 1
    this.turn(1)
  }

  /** Skip the unread messages. */
  skip(): void {
    this.at = this.said.length - 1
    this.#eager = true
  }

  /** Restore the state after the page was reloaded. */
  #recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Kept | null
      if (!kept) return
      this.said = kept.said
      this.at = kept.said.length - 1
      this.#heard = kept.heard
      this.#asked = kept.asked
    } catch {
      // Storage may be blocked in private windows; the lesson then starts over after a reload.
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
