/** Things on their way from one spot of the table to another. Spots are marked with `data-spot`. */
import { lasting } from '../lib/motion'

export interface Flight {
  /** A note stays where it is for as long as it takes to read it. */
  thing: 'chip' | 'share' | 'points' | 'meeple' | 'note'
  from: string
  to: string
  count: number
  text?: string
  /** The colour or picture of a share, the picture of a meeple. */
  paint?: string
}

export interface Airborne extends Flight {
  id: number
  start: DOMRect
  end: DOMRect
  delay: number
}

const AT_MOST = 8
let last = 0
export const airborne = $state<Airborne[]>([])

function spot(name: string): DOMRect | undefined {
  return document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect()
}

/** Sends them off one after the other; nothing waits for them. */
export function fly(flights: Flight[]): void {
  if (lasting(1) === 0 || document.hidden) return
  let delay = 0
  for (const flight of flights) {
    const start = spot(flight.from)
    const end = spot(flight.to)
    if (!start || !end) continue
    for (let one = 0; one < Math.min(flight.count, AT_MOST); one++) {
      airborne.push({ ...flight, id: ++last, start, end, delay: delay + one * 60 })
    }
    delay += 130
  }
}

export function landed(id: number): void {
  const index = airborne.findIndex((one) => one.id === id)
  if (index >= 0) airborne.splice(index, 1)
}
