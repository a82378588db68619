/** How companies look: a colour, a pattern, a letter and, where its name suggests one, a picture. */
import { paintsOf, type Paint } from '@openoutcry/game-api'
import type { CompanyShown } from './wire.generated'

export interface Look extends Paint {
  pattern: string
  letter: string
  /** A silhouette, 24 units wide and high; empty where none fits the name. */
  picture: string
}

const colours = ['red', 'green', 'blue', 'yellow', 'purple', 'grey', 'orange', 'black']
// By number, not by colour: a house set may name other colours, and patterns must differ all the same.
const patterns = ['rays', 'hatch', 'waves', 'facets', 'dots', 'tiles']
const pictures: [RegExp, string][] = [
  [
    /auto|car|motor/i,
    'M1.5 14.5 3 12l2.6-4.6A2.6 2.6 0 0 1 8 6h7.2a2.6 2.6 0 0 1 2.2 1.2L20.5 12l2 1.2v4.3h-2a2.8 2.8 0 0 1-5.6 0H9.1a2.8 2.8 0 0 1-5.6 0h-2zM6.2 11.5h5V8H8.3zm7 0h4.9L15.9 8h-2.7z',
  ],
  [/bank|trust/i, 'M12 2l10.5 5.2V9.5h-21V7.2zM4 11h3.2v7H4zm6.4 0h3.2v7h-3.2zm6.4 0H20v7h-3.2zM1.5 19.3h21V22h-21z'],
  [
    /comput|data/i,
    'M2 4h20v12.5H2zm2.2 2.2v8.1h15.6V6.2zM9 17.8h6l1.2 2.2h2.3v1.8h-13V20h2.3zM6 8h5v1.6H6zm0 3h8v1.6H6z',
  ],
  [/electric|power/i, 'M14.5 1 4 13.5h6.3L8 23l11.5-13.5h-6.8z'],
  [
    /lab|pharma|chem/i,
    'M8.5 1.5h7v2.2h-1.1v5l6.1 10a2.4 2.4 0 0 1-2 3.8H5.5a2.4 2.4 0 0 1-2-3.8l6.1-10v-5H8.5zm3.3 2.2v5.6L8.9 14h6.2l-2.9-4.7V3.7z',
  ],
  [/steel|iron/i, 'M2.5 3h19v4.8h-6.3v8.4h6.3V21h-19v-4.8h6.3V7.8H2.5z'],
]

function letterOf(names: string[], index: number): string {
  const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '?'
  const own = initial(names[index] ?? '')
  const before = names.slice(0, index).filter((name) => initial(name) === own).length
  return before > 0 ? `${own}${before + 1}` : own
}

export function looksOf(companies: Pick<CompanyShown, 'name' | 'colour'>[]): Look[] {
  const names = companies.map(({ name }) => name)
  return paintsOf(companies, colours).map((paint, index) => ({
    ...paint,
    pattern: patterns[index % patterns.length] ?? '',
    letter: letterOf(names, index),
    picture: pictures.find(([like]) => like.test(names[index] ?? ''))?.[1] ?? '',
  }))
}
