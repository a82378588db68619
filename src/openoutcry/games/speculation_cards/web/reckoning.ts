/** How each round was scored, read from the history: which cards lay on top, and what every hand made of them. */
import type { LogEntry } from '@openoutcry/game-api'
import type { HandScored, SpeculationCardsEvent } from './wire.generated'

export interface Reckoning {
  round: number
  /** The top of every pile that counted; null where it was empty. */
  tops: (number | null)[]
  hands: HandCounted[]
}

/** A hand as it is scored: what it makes of a pile is null until that is told. */
export interface HandCounted extends Pick<HandScored, 'seat' | 'suits' | 'jokers'> {
  points: (number | null)[]
}

export function reckonings(log: LogEntry<SpeculationCardsEvent>[]): Reckoning[] {
  const found: Reckoning[] = []
  let piles: number[][] = []
  for (const { event } of log) {
    switch (event.event) {
      case 'round-began':
        piles = []
        break
      case 'card-turned-up':
      case 'card-discarded':
        piles[event.pile] = [...(piles[event.pile] ?? []), event.card]
        break
      case 'top-taken':
        piles[event.pile]?.pop()
        break
      case 'pile-taken':
        piles[event.pile] = []
        break
      case 'deck-renewed':
        piles = piles.map((pile) => pile.slice(-1))
        break
      case 'hand-scored':
        if (found.at(-1)?.round !== event.round) {
          found.push({
            round: event.round,
            tops: event.points.map((_, pile) => piles[pile]?.at(-1) ?? null),
            hands: [],
          })
        }
        found.at(-1)?.hands.push(event)
    }
  }
  return found
}

export function sum(points: (number | null)[]): number {
  return points.reduce<number>((total, one) => total + (one ?? 0), 0)
}
