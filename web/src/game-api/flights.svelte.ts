/** Pieces in flight from one spot of the table to another. Spots are marked with `data-spot`. */
import type { Component } from 'svelte'

export interface Flight {
  from: string
  to: string
  count: number
  /** A sum, a note that stays where it is for as long as it takes to read it, or a piece of the game. */
  kind: 'chip' | 'points' | 'note' | 'piece'
  text?: string
  /** A piece is drawn as it is on the table. */
  piece?: Piece
}

/** A component of a game with what it is drawn from, and how wide it is in the air, in rem. */
export interface Piece {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its properties are its own
  part: Component<any>
  props: Record<string, unknown>
  width: number
}

/** A piece with the properties of its own component. */
export function piece<P extends Record<string, unknown>>(part: Component<P>, props: P, width: number): Piece {
  return { part, props, width }
}

export interface FlyingPiece extends Flight {
  id: number
  start: DOMRect
  end: DOMRect
  delay: number
  duration: number
}

const AT_MOST = 8
/** The part of a step between the start of the first and the last of several pieces. */
const APART = 0.35

/** Return the rectangle of a spot. If it is not in sight, return that of its substitute (`data-spot-else`), if there is one. */
function spot(name: string): DOMRect | undefined {
  const places = document.querySelectorAll(`[data-spot="${name}"], [data-spot-else="${name}"]`)
  const drawn = [...places]
    .sort((place) => (place.hasAttribute('data-spot') ? -1 : 1))
    .filter((place) => place.getClientRects().length > 0)
  return (drawn.find(inSight) ?? drawn[0])?.getBoundingClientRect()
}

/** Return whether the middle of an element is on the visible part of the scrolled table. */
function inSight(place: Element): boolean {
  const stage = place.closest('main')?.getBoundingClientRect()
  const { top, bottom } = place.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return stage === undefined || (middle >= stage.top && middle <= stage.bottom)
}

/** The pieces that are in flight over one table. */
export class Flights {
  // Raw: a piece gets the very view that it is drawn from, and not a proxy of all of it.
  inFlight = $state.raw<FlyingPiece[]>([])
  #last = 0

  /** Launch pieces together; the last one arrives after `duration` milliseconds. */
  launch(flights: Flight[], duration: number): void {
    const launched: FlyingPiece[] = []
    for (const flight of flights) {
      const start = spot(flight.from)
      const end = spot(flight.to)
      if (!start || !end) continue
      const count = Math.min(flight.count, AT_MOST)
      const apart = count > 1 ? (duration * APART) / (count - 1) : 0
      for (let n = 0; n < count; n++) {
        const delay = n * apart
        launched.push({ ...flight, id: ++this.#last, start, end, delay, duration: duration - (count - 1) * apart })
      }
    }
    this.inFlight = [...this.inFlight, ...launched]
  }

  /** Remove a piece that has arrived. */
  onLanded(id: number): void {
    this.inFlight = this.inFlight.filter((flight) => flight.id !== id)
  }

  /** Remove all pieces. */
  clear(): void {
    this.inFlight = []
  }
}
