/** What a table that nobody has drawn is made of: the fields of what is shown, sorted by their shape. */
import type { LogEntry } from '../game-api/contract'

export type Value = null | boolean | number | string | Value[] | Fields
export interface Fields {
  [field: string]: Value
}
/** Any game's table: `players` are the sides, if there are any. */
export interface PlainShown extends Fields {
  game: string
}
export interface PlainEvent {
  event: string
  [field: string]: Value
}
export type PlainLine = LogEntry<PlainEvent>

export interface Field {
  name: string
  value: Value
}

/** Fields whose number is that of a seat. */
const SEATS = ['seat', 'winner', 'owner', 'runner_up', 'start_player', 'first_player']
/** Fields by which a thing is called. */
const NAMES = ['name', 'title', 'card']

export const isSeat = (field: string): boolean => SEATS.includes(field)

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What lies in the middle of the table, without the sides and the name of the game. */
export function middleOf(shown: PlainShown): Fields {
  return Object.fromEntries(
    Object.entries(shown).filter(([name, value]) => name !== 'game' && !(name === 'players' && Array.isArray(value))),
  )
}

/** One player's side; empty where the game shows none. */
export function sideOf(shown: PlainShown, seat: number): Fields {
  const side = Array.isArray(shown['players']) ? shown['players'][seat] : undefined
  return isFields(side) ? side : {}
}

export interface Sorted {
  /** A number, a word or a person each. */
  figures: Field[]
  /** What is simply so. */
  marks: string[]
  /** Rows of cards, and of things with fields of their own. */
  rows: { name: string; value: Value[] }[]
}

/** The fields in the order in which they are drawn. */
export function sorted(fields: Fields): Sorted {
  const found: Sorted = { figures: [], marks: [], rows: [] }
  for (const [name, value] of Object.entries(fields)) {
    if (value === true) found.marks.push(name)
    else if (Array.isArray(value)) found.rows.push({ name, value })
    else if (isFields(value)) found.rows.push({ name, value: [value] })
    else if (value !== false) found.figures.push({ name, value })
  }
  return found
}

/** The name of a thing, and what else there is to say of it. */
export function titled(thing: Fields): { title: string; rest: Field[] } {
  const by = NAMES.find((name) => typeof thing[name] === 'string')
  const rest = Object.entries(thing).filter(([name, value]) => name !== by && value !== null && value !== false)
  return { title: by ? String(thing[by]) : '', rest: rest.map(([name, value]) => ({ name, value })) }
}

const MANY = 10

export interface Heap {
  value: Value
  count: number
}

/** A row of cards; of many, those that are alike lie on one heap. */
export function heaps(values: Value[]): Heap[] {
  if (values.length <= MANY) return values.map((value) => ({ value, count: 1 }))
  const found: Heap[] = []
  for (const value of values) {
    const alike = found.find((heap) => !isFields(heap.value) && heap.value === value)
    if (alike) alike.count += 1
    else found.push({ value, count: 1 })
  }
  return found
}
