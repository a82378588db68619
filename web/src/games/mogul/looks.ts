/** How railroads and seats look: a colour, a pattern and letters for each, so that no one of them is needed alone. */
import type { CompanyShown } from './wire'

export interface Look {
  paint: string
  pattern: string
  letters: string
  scene: Scene
}

export type Scene = 'mountains' | 'bridge' | 'mesa' | 'pines' | 'sunset'

interface Livery {
  paint: string
  pattern: string
  scene: Scene
}

const liveries: Record<string, Livery> = {
  brown: { paint: 'var(--brown)', pattern: 'sleepers', scene: 'mountains' },
  pink: { paint: 'var(--pink)', pattern: 'dots', scene: 'bridge' },
  blue: { paint: 'var(--blue)', pattern: 'waves', scene: 'mesa' },
  green: { paint: 'var(--green)', pattern: 'hatch', scene: 'pines' },
  yellow: { paint: 'var(--yellow)', pattern: 'lattice', scene: 'sunset' },
}

/** "Great Northern" is GN, "Frisco" is FR. */
export function letters(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const taken = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '?')
  return taken.slice(0, 2).toUpperCase()
}

export function lookOf(company: CompanyShown | undefined, index: number): Look {
  const spare = Object.values(liveries)[index % 5] as Livery
  const livery = liveries[company?.colour ?? ''] ?? spare
  return { ...livery, letters: letters(company?.name ?? '?') }
}

/** A seat's letter on its marker: the first of its name with the number it ends in, or the seat's where two are alike. */
export function initials(names: string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '?')
  const short = names.map((name, seat) => `${first[seat]}${/\d$/.exec(name)?.[0] ?? ''}`)
  return short.map((one, seat) => (short.filter((other) => other === one).length > 1 ? `${first[seat]}${seat + 1}` : one))
}
