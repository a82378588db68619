/** How railroads look: a colour, a pattern and letters for each, so that no one of them is needed alone. */
import type { CompanyShown } from './wire.generated'

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
