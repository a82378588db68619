/** A house set as a form holds it, all of it as typed, and as the TOML that the server reads. */
import { readToml, type Section, type Value } from '../../../lib/toml'

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

const typed = (value: Value | Section | Section[] | undefined): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'object' || value === undefined ? '' : String(value)

function rowsOf(data: Section, key: string): Section[] {
  const rows = data[key]
  return Array.isArray(rows) ? (rows as Section[]) : []
}

function fieldsOf(data: Section, key: string): Record<string, string> {
  const table = data[key]
  if (typeof table !== 'object' || Array.isArray(table)) return {}
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, typed(value)]))
}

/** Null where the text is not of the form that we write ourselves. */
export function readSet(text: string): HouseSet | null {
  const data = readToml(text)
  if (!data || rowsOf(data, 'companies').length === 0) return null
  const strips = (side: string): Strip[] =>
    rowsOf(data, side).map((row) => ({ last_space: typed(row['last_space']), prices: typed(row['prices']).split(', ') }))
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
function number(text: string): string {
  const plain = text.trim().replace(/^[−–]/, '-')
  return /^-?\d+$/.test(plain) ? String(Number(plain)) : JSON.stringify(text.trim())
}

const list = (texts: string[]): string => `[${texts.map(number).join(', ')}]`

export function writeSet(set: HouseSet): string {
  const lines = ['game = "speculation-board"', `name = ${JSON.stringify(set.name.trim())}`]
  for (const { name, colour } of set.companies) {
    lines.push('', '[[companies]]', `name = ${JSON.stringify(name.trim())}`, `colour = ${JSON.stringify(colour.trim())}`)
  }
  for (const table of tables) {
    lines.push('', `[${table}]`)
    for (const [key, value] of Object.entries(set[table])) {
      lines.push(`${key} = ${key === 'movements' ? list(value.split(/[\s,;]+/).filter(Boolean)) : number(value)}`)
    }
  }
  for (const side of sides) {
    for (const { last_space, prices } of set[side]) {
      lines.push('', `[[${side}]]`, `last_space = ${number(last_space)}`, `prices = ${list(prices)}`)
    }
  }
  return `${lines.join('\n')}\n`
}
