/** The faces of bots: which seats have one, and what a face is made of. The same name always has the same face, and a character its own. */
import { getContext, setContext } from 'svelte'
import type { SeatShown } from '../net/wire.generated'

/** By seat the name of the bot that sits there, or of its character; null where a person does. */
type Faces = () => (string | null)[]

const FACES = Symbol('faces')

/** Whatever is drawn below shows the faces of these seats' bots. */
export function showFaces(seats: () => SeatShown[]): void {
  setContext<Faces>(FACES, () => seats().map((seat) => (seat.holder === 'bot' ? faceOf(seat) : null)))
}

/** The faces to be shown here. */
export function facesHere(): Faces {
  return getContext<Faces | undefined>(FACES) ?? (() => [])
}

const parts = { hat: 5, hair: 5, shade: 4, skin: 4, eyes: 3, mouth: 5 }
export type Features = Record<keyof typeof parts, number> & { own?: 'rally' | 'contra' | 'vault' | 'ticker' | 'feint' }

const characters: Record<string, Features> = {
  rally: { own: 'rally', hat: 0, hair: 3, shade: 2, skin: 1, eyes: 0, mouth: 0 },
  contra: { own: 'contra', hat: 0, hair: 4, shade: 3, skin: 0, eyes: 0, mouth: 5 },
  vault: { own: 'vault', hat: 1, hair: 4, shade: 1, skin: 2, eyes: 0, mouth: 1 },
  ticker: { own: 'ticker', hat: 0, hair: 0, shade: 0, skin: 3, eyes: 2, mouth: 2 },
  feint: { own: 'feint', hat: 0, hair: 1, shade: 1, skin: 0, eyes: 0, mouth: 6 },
}

/** The name that a bot's face goes by. */
export const faceOf = ({ bot, name }: Pick<SeatShown, 'bot' | 'name'>): string =>
  bot && bot in characters ? bot : name

/** What a face is made of, each part by its number. */
export function featuresOf(name: string): Features {
  const character = characters[name]
  if (character) return character
  // FNV-1a, stirred for each part. The number it begins with was sought so that no two bots of the house look alike.
  let hash = 88986
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const found = { hat: 0, hair: 0, shade: 0, skin: 0, eyes: 0, mouth: 0 }
  for (const [part, many] of Object.entries(parts)) {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash ^= hash >>> 12
    found[part as keyof typeof parts] = (hash >>> 0) % many
  }
  return found
}
