/**
 * What happened, is asked and may be answered, in sentences, for any game: numbers become words by the tables that Python
 * reads too (`spoken.ts` of a game, made by tools/schema.py). What a row means is explained in text/phrases.py.
 */
import type { Asked, ChoiceShown, OptionShown } from '../net/wire.generated'
import { seats } from './seatFields.generated'
import { formatList, signed, t, type WordArgs } from '../i18n/messages.svelte'

type Row = string[]

/** By which nouns a game is said. */
export interface Nouns {
  game: string
  money: [string, string]
  fields: Record<string, string>
  absent: Record<string, number | string | null>
  values: Record<string, Row[]>
  lists: Record<string, Row[]>
  counts: Record<string, string>
}

/** What the things of a game are called, by noun. */
export type NounNames<S> = Record<string, (shown: S, number: number) => string>

type Fields = Record<string, unknown>
type Happened = { event: string }
type Word = string | number

/** Said where there is none: no name can be a number. */
const NOTHING = 0

export const moneyFormatter =
  ({ money }: Nouns) =>
  (amount: number): string =>
    t(money[amount < 0 ? 1 : 0], { amount: Math.abs(amount) })

/** A seat's name; a table may be looked at before everybody is known. */
const nameOf = (names: string[], seat: unknown): string => names[Number(seat)] ?? '?'

/** Each kind of card once, in the order in which they come, with how many there are; then how many are covered. */
export function cardPhrases({ counts }: Nouns, cards: (number | null)[], called: (card: number) => string): string[] {
  const { several = '', covered: face_down = '', none = '' } = counts
  if (cards.length === 0) return [t(none)]
  const told = [...new Set(cards)]
    .filter((card) => card !== null)
    .map((card) => {
      const count = cards.filter((other) => other === card).length
      return count > 1 ? t(several, { count, card: called(card) }) : called(card)
    })
  const covered = cards.filter((card) => card === null).length
  return covered > 0 ? [...told, t(face_down, { count: covered })] : told
}

/** The numbers of seats, companies or piles: all of them, those that are something, or the highest first. */
function ordered(kind: string, numbers: number[]): [number, number][] {
  const all = numbers.map((number, n): [number, number] => [n, number])
  if (kind === 'ranked') return all.sort(([, first], [, second]) => second - first)
  return kind === 'all' ? all : all.filter(([, number]) => number > 0)
}

/** The sentences of a game. `computed` is what no row of a table says. */
export function createSentences<S, E extends Happened = never>(
  spoken: Nouns,
  called: NounNames<S>,
  computed: (event: E, shown: S) => WordArgs = () => ({}),
) {
  const money = moneyFormatter(spoken)

  function noun(noun: string, value: unknown, shown: S): Word {
    const kind = noun.replace('?', '')
    const number = Number(value)
    if (noun !== kind && (value === null || (number === -1 && kind !== 'money'))) return NOTHING
    if (kind === 'number') return number
    if (kind === 'place') return number + 1
    if (kind === 'signed') return signed(number)
    return kind === 'money' ? money(number) : (called[kind]?.(shown, number) ?? '?')
  }

  function said(field: string, value: unknown, shown: S): Word {
    const by = spoken.fields[field] ?? 'number'
    if (by.endsWith('-')) return t(`${by}${String(value)}`)
    return typeof value === 'string' || typeof value === 'boolean' ? String(value) : noun(by, value, shown)
  }

  /** Numbers of seats and things become names; what is a list is said as one phrase, or not at all. */
  function worded(fields: Fields, shown: S, names: string[]): WordArgs {
    const args: WordArgs = {}
    for (const [field, value] of Object.entries(fields)) {
      const seat = seats[field]
      if (seat !== undefined) {
        if (value !== null) args[seat] = Number(value) < 0 ? NOTHING : nameOf(names, value)
      } else if (field === 'winners') {
        const winners = (value as number[]).map((seat) => nameOf(names, seat))
        args['winners'] = formatList(winners)
        args['count'] = winners.length
      } else if (field !== 'event' && !Array.isArray(value) && (value !== null || field in spoken.fields)) {
        args[field] = said(field, value, shown)
      }
    }
    return args
  }

  function valueOf(event: Fields, shown: S, kind: string, field: string, more: string[]): WordArgs {
    const value = event[field]
    const [of = '', ...two] = more
    const seat = seats[field] ?? field
    switch (kind) {
      case 'nobody':
        return value === null ? { [seat]: NOTHING } : {}
      case 'other':
        return value === event['seat'] ? { [seat]: NOTHING } : {}
      case 'free':
        return value === 0 ? { [field]: NOTHING } : {}
      case 'pays':
      case 'gains': {
        const gained = kind === 'gains' ? Number(value) : -Number(value)
        return { direction: gained > 0 ? 'in' : 'out', [field]: said(field, Math.abs(gained), shown) }
      }
      case 'moves': {
        const spaces = Number(event[of]) - Number(value)
        return { direction: spaces > 0 ? 'up' : 'down', spaces: Math.abs(spaces) }
      }
      case 'as':
        return { [field]: noun(of, value, shown) }
      case 'either': {
        const by = two[value === true ? 0 : 1] ?? ''
        return { picked: by.replace('?', ''), [of]: noun(by, event[of], shown) }
      }
      case 'known':
        return { [field]: String(event[of] !== null) }
      case 'sum':
        return { [field]: said(field, sum(more.map((name) => Number(event[name]))), shown) }
      case 'total':
        return { [field]: sum(value as number[]) }
      default:
        return { [field]: (value as number[]).length }
    }
  }

  /** The rows of the list of an event, as one phrase, and how many things it tells. */
  function joined(event: Fields, shown: S, names: string[], rows: Row[]): WordArgs {
    const phrases: string[] = []
    let count = 0
    for (const [kind = '', field = '', by = '', index = '', of = ''] of rows) {
      const numbers = event[field] as (number | null)[] | null
      if (numbers === null) return { list: NOTHING, count: 0 }
      if (kind === 'kinds') phrases.push(...cardPhrases(spoken, numbers, (card) => String(noun(by, card, shown))))
      else if (kind === 'each') phrases.push(...numbers.map((number) => String(noun(by, number, shown))))
      else
        phrases.push(
          ...ordered(kind, numbers as number[]).map(([n, number]) =>
            t(by, worded({ [index]: n, [of]: number }, shown, names)),
          ),
        )
      count = kind === 'kinds' ? count + numbers.length : phrases.length
    }
    return { list: formatList(phrases), count }
  }

  function eventWords({ event }: { event: Happened }, shown: S, names: string[]): string {
    const fields: Fields = { ...event }
    const args = worded(fields, shown, names)
    const rows = spoken.lists[event.event]
    // Who has won are counted, not who is listed besides.
    const all = rows ? { ...joined(fields, shown, names, rows), ...args } : args
    for (const [kind = '', field = '', ...more] of spoken.values[event.event] ?? [])
      Object.assign(all, valueOf(fields, shown, kind, field, more))
    return t(`event-${spoken.game}-${event.event}`, { ...all, ...computed(event as E, shown) })
  }

  /** What is given with a question or an answer, with what is said where it has none. */
  const given = (args: Fields, shown: S, names: string[]): WordArgs =>
    worded({ ...spoken.absent, ...args }, shown, names)

  return {
    money,
    eventWords,
    /** Who is thinking about what. */
    turnWords: ({ seat, kind }: Asked, _shown: S, names: string[]): string =>
      t(`turn-${spoken.game}-${kind}`, { name: nameOf(names, seat) }),
    askWords: ({ key, args }: ChoiceShown, shown: S): string => t(key, given(args, shown, [])),
    optionWords: ({ key, args }: OptionShown, shown: S, names: string[] = []): string =>
      t(key, given(args, shown, names)),
    /** Why an answer is closed. */
    ruleWords: ({ rule, args }: OptionShown, shown: S): string => (rule ? t(rule, given(args, shown, [])) : ''),
    given,
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
