/** The speed of animations, as this viewer has set it. */
import { saveSetting, readSetting } from '../app/settingsStorage'
import { motionDuration } from './motion'

export const paces = ['calm', 'steady', 'brisk', 'still'] as const
export type AnimationSpeed = (typeof paces)[number]

/** The factor on the duration of a step. */
const FACTORS: Record<AnimationSpeed, number> = { calm: 1.6, steady: 1, brisk: 0.5, still: 0 }

let current = $state<AnimationSpeed>(paces.find((speed) => speed === readSetting('pace')) ?? 'steady')

export function pace(): AnimationSpeed {
  return current
}

export function setPace(wish: AnimationSpeed): void {
  current = wish
  saveSetting('pace', wish)
}

/** Return a duration in milliseconds at the viewer's speed; 0 with reduced motion or while the page is hidden. */
export function scaleDuration(milliseconds: number): number {
  return document.hidden ? 0 : motionDuration(milliseconds * FACTORS[current])
}
