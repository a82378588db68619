/**
 * What a lesson is: an ordered list of things to say, each the first time that its moment comes. So it follows whatever the
 * learner does. A step looks at what is asked, told and shown, and knows no rule of the game.
 */
import type { AnyEvent, Shown, LogEntry } from '../../game-api/contract'
import type { WordArgs } from '../../i18n/messages.svelte'
import type { ChoiceShown, GameEvent } from '../../net/wire.generated'

/** The table as the learner sees it. */
export interface Moment<S extends object = Shown> {
  shown: S
  /** The learner's. */
  seat: number
  names: string[]
  /** What the learner is asked now. */
  choice: ChoiceShown | null
  /** Where the learner can go back to, as a number of inputs. */
  undo: number | null
  over: boolean
  /** What happened since the teacher looked last. */
  news: LogEntry[]
}

interface Saying<M extends unknown[]> {
  /** The message. */
  says: string
  /** What else must be so. */
  when?: (...moment: M) => boolean
  /** The values of the message. */
  args?: (...moment: M) => WordArgs
  /** The pieces to point at: selectors. */
  points?: string[] | ((...moment: M) => string[])
  /** What must have been said before. */
  after?: string[]
  /** The learner could do better: the answer may be taken back. */
  errs?: true
}

/** Explains a question of this kind; `advice` are the words of the answer that the teacher would give. */
export interface Asked<S extends object> extends Saying<[Moment<S>]> {
  asks: string
  advice?: string | ((moment: Moment<S>) => string | undefined)
  /** Said whenever nothing new is to be said of the question. */
  again?: true
}

/** Explains something that happened. */
export type Happened<S extends object, E extends AnyEvent> = {
  [K in E['event']]: Saying<[Moment<S>, Extract<E, { event: K }>]> & { tells: K }
}[E['event']]

/** All has been met: what comes next is offered. `before` is said first, each on its own: how the game ends, and what has not come up. */
export interface Ending<S extends object> extends Saying<[Moment<S>]> {
  /** Paragraphs of the rules with what the lesson did not come to. */
  more: string[]
  before?: Saying<[Moment<S>]>[]
}

export interface Lesson<S extends object = Shown, E extends AnyEvent = GameEvent> {
  /** Said of the table as it stands. */
  seen: Saying<[Moment<S>]>[]
  told: Happened<S, E>[]
  asked: Asked<S>[]
  ends: Ending<S>[]
}

/** Something that was said, as it was meant at its moment. */
export interface Said {
  says: string
  args: WordArgs
  points: string[]
  advice: string | null
  /** The learner was asked, and answers this next. */
  asks: boolean
  /** Where going back leads, if the learner did better to. */
  undo: number | null
  ends: boolean
  /** Paragraphs of the rules with what did not come up. */
  more: string[]
}

/** What is to be said now: of the table, of each event that is news, and of the question if it is a new one. */
export function nextMessages(lesson: Lesson, before: Said[], moment: Moment, asked: boolean): Said[] {
  const said: Said[] = []
  const known = (says: string): boolean => [...before, ...said].some((one) => one.says === says)
  const free = ({ says, after = [] }: { says: string; after?: string[] }): boolean => !known(says) && after.every(known)
  for (const step of lesson.seen) {
    if (free(step) && (step.when?.(moment) ?? true)) said.push(spoken(step, moment, moment))
  }
  for (const { event } of moment.news) {
    for (const one of lesson.told) {
      // An event and the step that tells it are of the same kind, which no type can say of a lesson of any game.
      const step = one as unknown as Saying<[Moment, GameEvent]>
      if (one.tells === event.event && free(step) && (step.when?.(moment, event) ?? true))
        said.push(spoken(step, moment, moment, event))
    }
  }
  for (const step of lesson.ends) {
    if (!free(step) || !(step.when?.(moment) ?? true)) continue
    for (const first of step.before ?? [])
      if (free(first) && (first.when?.(moment) ?? true)) said.push(spoken(first, moment, moment))
    said.push({ ...spoken(step, moment, moment), ends: true, more: step.more })
  }
  const question = asked ? explanation(lesson, moment, free) : undefined
  if (question) {
    const advice = typeof question.advice === 'function' ? question.advice(moment) : question.advice
    said.push({ ...spoken(question, moment, moment), asks: true, advice: advice ?? null })
  }
  return said
}

function explanation(lesson: Lesson, moment: Moment, free: (step: Asked<Shown>) => boolean): Asked<Shown> | undefined {
  const fitting = lesson.asked.filter((step) => step.asks === moment.choice?.kind && (step.when?.(moment) ?? true))
  return fitting.find((step) => !step.again && free(step)) ?? fitting.find((step) => step.again)
}

function spoken<M extends unknown[]>(step: Saying<M>, { undo }: Moment, ...moment: M): Said {
  const points = typeof step.points === 'function' ? step.points(...moment) : (step.points ?? [])
  return {
    says: step.says,
    args: step.args?.(...moment) ?? {},
    points,
    advice: null,
    asks: false,
    undo: step.errs ? undo : null,
    ends: false,
    more: [],
  }
}

/** The things that a lesson explains, by their messages, without those that are said again or only of a slip. */
export function things({ seen, told, asked, ends }: Lesson): Set<string> {
  const last = [...(ends.at(-1)?.before ?? []), ...ends.slice(-1)]
  const steps = [...seen, ...told.filter(({ errs }) => !errs), ...asked.filter(({ again }) => !again), ...last]
  return new Set(steps.map(({ says }) => says))
}
