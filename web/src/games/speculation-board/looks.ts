/** How companies look: a colour, a pattern and letters for each, so that no one of them is needed alone. */
import type { CompanyShown } from './wire'

export interface Look {
  paint: string
  /** The colour as a line on paper. */
  line: string
  pattern: string
  letters: string
}

/** The number of the card that is no company's. */
export const HOLIDAY = 8
export const HOLIDAY_PAINT = '#2f5d57'

export const colours = ['grey', 'blue', 'orange', 'red', 'purple', 'green', 'yellow', 'black']
// By number, not by colour: a house set may name colours we have never seen, and patterns must differ all the same.
const patterns = ['tiles', 'waves', 'arches', 'rays', 'dots', 'hatch', 'facets', 'checks']

/** "Metro" is M and "Show Manager" SM; where two would be alike, the later one takes another letter of its name. */
export function lettersOf(names: string[]): string[] {
  const taken: string[] = []
  for (const name of names) {
    const words = name.split(/[\s-]+/).filter(Boolean)
    const [first = '?', ...rest] = [...words.join('')]
    const short = words.length > 1 ? words.map((word) => [...word][0]).slice(0, 2).join('') : first
    const wishes = [short, ...rest.map((letter) => first + letter), ...names.map((_, index) => `${first}${index + 1}`)]
    taken.push(wishes.map((wish) => wish.toUpperCase()).find((wish) => !taken.includes(wish)) ?? '?')
  }
  return taken
}

export function looksOf(companies: CompanyShown[]): Look[] {
  const letters = lettersOf(companies.map(({ name }) => name))
  const spare = colours.filter((colour) => companies.every((company) => company.colour !== colour))
  return companies.map((company, index) => {
    const look = { pattern: patterns[index % patterns.length] ?? '', letters: letters[index] ?? '?' }
    const foreign = !colours.includes(company.colour)
    // A colour that only the browser knows: "pink", "turquoise".
    if (foreign && CSS.supports('color', company.colour)) {
      return { ...look, paint: company.colour, line: `color-mix(in srgb, ${company.colour} 65%, var(--ink))` }
    }
    const colour = foreign ? (spare[index % Math.max(1, spare.length)] ?? 'grey') : company.colour
    return { ...look, paint: `var(--firm-${colour})`, line: `var(--firm-line-${colour})` }
  })
}
