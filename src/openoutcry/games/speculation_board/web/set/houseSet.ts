/** A house set as a form holds it, all of it as typed, and as the TOML that the server reads. */
import { parse, stringify, type TomlTable, type TomlValue } from 'smol-toml'

export interface Strip {
  last_space: string
  prices: string[]
}

export interface HouseSet {
  name: string
  companies: { name: string; colour: string }[]
  tiles: Record<string, string>
  start: Record<string, string>
  track: Record<string, string>
  /** How many shares of each company are in play, by number of players. */
  shares: Record<string, string>
  plain: Strip[]
  star: Strip[]
}

export const sides = ['plain', 'star'] as const
const tables = ['tiles', 'start', 'track', 'shares'] as const

const typed = (value: TomlValue | undefined): string =>
  Array.isArray(value)
    ? value.map(typed).join(', ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''

const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)

function rowsOf(data: TomlTable, key: string): TomlTable[] {
  const rows = data[key]
  return Array.isArray(rows) ? rows.filter(isTable) : []
}

function fieldsOf(data: TomlTable, key: string): Record<string, string> {
  const table = data[key]
  return isTable(table) ? Object.fromEntries(Object.entries(table).map(([name, value]) => [name, typed(value)])) : {}
}

/** Null where the text is no TOML; only the server says what is wrong with it. */
function parsed(text: string): TomlTable | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** Null where the text is not of the form that we write ourselves. */
export function readSet(text: string): HouseSet | null {
  const data = parsed(text)
  if (!data || rowsOf(data, 'companies').length === 0) return null
  const strips = (side: string): Strip[] =>
    rowsOf(data, side).map((row) => ({
      last_space: typed(row['last_space']),
      prices: typed(row['prices']).split(', '),
    }))
  return {
    name: typed(data['name']),
    companies: rowsOf(data, 'companies').map((row) => ({ name: typed(row['name']), colour: typed(row['colour']) })),
    tiles: fieldsOf(data, 'tiles'),
    start: fieldsOf(data, 'start'),
    track: fieldsOf(data, 'track'),
    shares: fieldsOf(data, 'shares'),
    plain: strips('plain'),
    star: strips('star'),
  }
}

/** A number where one was typed; anything else as a text, so that the server can say what is wrong with it. */
function number(text: string): number | string {
  const plain = text.trim().replace(/^[−–]/, '-')
  return /^-?\d+$/.test(plain) ? Number(plain) : text.trim()
}

export function writeSet(set: HouseSet): string {
  const fields = (table: (typeof tables)[number]): [string, number | string | (number | string)[]][] =>
    Object.entries(set[table]).map(([key, value]) => [
      key,
      key === 'movements'
        ? value
            .split(/[\s,;]+/)
            .filter(Boolean)
            .map(number)
        : number(value),
    ])
  const strip = ({ last_space, prices }: Strip): TomlTable => ({
    last_space: number(last_space),
    prices: prices.map(number),
  })
  return stringify({
    game: 'speculation-board',
    name: set.name.trim(),
    companies: set.companies.map(({ name, colour }) => ({ name: name.trim(), colour: colour.trim() })),
    ...Object.fromEntries(tables.map((table) => [table, Object.fromEntries(fields(table))])),
    ...Object.fromEntries(sides.map((side) => [side, set[side].map(strip)])),
  })
}
