/** Sounds of our own making, off until wanted. On a phone one's own turn is felt as well. */
import { Switch } from '../app/settings.svelte'

export type Sound = 'card' | 'chip' | 'coin' | 'bell' | 'crash'

export const sounds = new Switch('sound', false)

let device: AudioContext | null = null

/** Makes the audio device, or resumes it after a call or a locked screen. Browsers allow both only while something is pressed. */
function wake(): AudioContext {
  device ??= new AudioContext()
  if (device.state !== 'running') device.resume().catch(() => {})
  return device
}

/** Wakes the audio device whenever something is pressed and sounds are on. Return what ends that. */
export function wakeWhenPressed(): () => void {
  const pressed = (): void => void (sounds.on && wake())
  const presses = ['click', 'keydown']
  for (const press of presses) addEventListener(press, pressed, { capture: true })
  return () => {
    for (const press of presses) removeEventListener(press, pressed, { capture: true })
  }
}

/** Turns sounds on or off. Turning them on is heard at once. */
export function turnSound(wish: boolean): void {
  sounds.on = wish
  if (!wish) return
  wake()
  sound('bell')
}

export function sound(which: Sound): void {
  if (!sounds.on || document.hidden) return
  const audio = wake()
  // Who misses a sound on a broken line misses nothing else.
  import('../pages/settings/tones').then(({ play }) => play(audio, which)).catch(() => {})
}

/** A phone in the hand says whose turn it is without a sound. */
export function nudge(): void {
  sound('bell')
  if (matchMedia('(pointer: coarse)').matches && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(40)
}
