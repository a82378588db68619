/** How companies look: a colour, a pattern, a letter and, where its name suggests one, a picture. */
import { paintsOf, type Paint } from '../../parts/paints'
import type { CompanyShown } from './wire'

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
    'M1.500 14.500 3 12l2.600-4.600A2.600 2.600 0 0 1 8 6h7.200a2.600 2.600 0 0 1 2.200 1.200L20.500 12l2 1.200v4.300h-2a2.800 2.800 0 0 1-5.600 0H9.100a2.800 2.800 0 0 1-5.600 0h-2zM6.200 11.500h5V8H8.300zm7 0h4.900L15.900 8h-2.700z',
  ],
  [/bank|trust/i, 'M12 2l10.500 5.200V9.500h-21V7.200zM4 11h3.200v7H4zm6.400 0h3.200v7h-3.200zm6.400 0H20v7h-3.200zM1.500 19.300h21V22h-21z'],
  [/comput|data/i, 'M2 4h20v12.500H2zm2.200 2.200v8.100h15.600V6.200zM9 17.800h6l1.200 2.200h2.300v1.800h-13V20h2.300zM6 8h5v1.600H6zm0 3h8v1.600H6z'],
  [/electric|power/i, 'M14.500 1 4 13.500h6.300L8 23l11.500-13.500h-6.800z'],
  [
    /lab|pharma|chem/i,
    'M8.500 1.500h7v2.200h-1.100v5l6.100 10a2.400 2.400 0 0 1-2 3.800H5.500a2.400 2.400 0 0 1-2-3.800l6.100-10v-5H8.500zm3.300 2.200v5.600L8.900 14h6.200l-2.900-4.700V3.700z',
  ],
  [/steel|iron/i, 'M2.500 3h19v4.800h-6.300v8.400h6.300V21h-19v-4.800h6.300V7.800H2.500z'],
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
