/** How fast things move on this viewer's table: bots and motion alike, since what happened is told at this pace. */
import { keep, kept } from './keep'
import { lasting } from './motion'

export const paces = ['calm', 'steady', 'brisk', 'still'] as const
export type Pace = (typeof paces)[number]

/** How long a beat lasts, against the steady pace. */
const LONG: Record<Pace, number> = { calm: 1.6, steady: 1, brisk: 0.5, still: 0 }

let current = $state<Pace>(paces.find((one) => one === kept('pace')) ?? 'steady')

export function pace(): Pace {
  return current
}

export function setPace(wish: Pace): void {
  current = wish
  keep('pace', wish)
}

/** So many milliseconds at the viewer's pace; none for whoever asked for no motion, or looks elsewhere. */
export function paced(milliseconds: number): number {
  return document.hidden ? 0 : lasting(milliseconds * LONG[current])
}
