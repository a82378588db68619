/** Sounds of our own making, off until wanted. On a phone one's own turn is felt as well. */
import { Switch } from './settings.svelte'

export type Sound = 'card' | 'chip' | 'coin' | 'bell' | 'crash'

export const sounds = new Switch('sound', false)

/** Turning it on is heard at once; a browser lets a page sound only after something was pressed, and this is. */
export function turnSound(wish: boolean): void {
  sounds.on = wish
  if (wish) sound('bell')
}

export function sound(which: Sound): void {
  if (!sounds.on || document.hidden) return
  // Who misses a sound on a broken line misses nothing else.
  import('./tones').then(({ play }) => play(which)).catch(() => {})
}

/** A phone in the hand says whose turn it is without a sound. */
export function nudge(): void {
  sound('bell')
  if (matchMedia('(pointer: coarse)').matches && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(40)
}
