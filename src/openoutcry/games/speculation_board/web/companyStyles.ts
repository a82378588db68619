/** How companies look: a colour, a pattern and letters for each, so that no one of them is needed alone; and an emblem. */
import { paintsOf, type Paint } from '@openoutcry/game-api'
import { emblemOf, type Emblem } from './emblems'
import type { CompanyShown } from './wire.generated'

export interface Look extends Paint {
  pattern: string
  letters: string
  /** Where the name suggests one. */
  emblem: Emblem | undefined
}

export const HOLIDAY_PAINT = 'var(--holiday)'

export const colours = ['grey', 'blue', 'orange', 'red', 'purple', 'green', 'yellow', 'black']
// By number, not by colour: a house set may name colours we have never seen, and patterns must differ all the same.
const patterns = ['tiles', 'waves', 'arches', 'rays', 'dots', 'hatch', 'facets', 'checks']

/** "Metro" is M and "Show Manager" SM; where two would be alike, the later one takes another letter of its name. */
export function lettersOf(names: string[]): string[] {
  const taken: string[] = []
  for (const name of names) {
    const words = name.split(/[\s-]+/).filter(Boolean)
    const [first = '?', ...rest] = [...words.join('')]
    const short =
      words.length > 1
        ? words
            .map((word) => [...word][0])
            .slice(0, 2)
            .join('')
        : first
    const wishes = [short, ...rest.map((letter) => first + letter), ...names.map((_, index) => `${first}${index + 1}`)]
    taken.push(wishes.map((wish) => wish.toUpperCase()).find((wish) => !taken.includes(wish)) ?? '?')
  }
  return taken
}

export function looksOf(companies: CompanyShown[]): Look[] {
  const letters = lettersOf(companies.map(({ name }) => name))
  return paintsOf(companies, colours).map((paint, index) => ({
    ...paint,
    pattern: patterns[index % patterns.length] ?? '',
    letters: letters[index] ?? '?',
    emblem: emblemOf(companies[index]?.name ?? ''),
  }))
}
