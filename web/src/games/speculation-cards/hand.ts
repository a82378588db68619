/** A hand as it is held: by suits, the Jokers last, copies of a card together. */
import type { SpeculationCardsShown } from './wire'

export interface Held {
  card: number
  copies: number
}

export interface SuitHeld {
  /** Null for the Jokers. */
  suit: number | null
  count: number
  held: Held[]
}

export function bySuit(shown: SpeculationCardsShown, cards: number[]): SuitHeld[] {
  const suits: SuitHeld[] = []
  for (const card of cards) {
    const suit = shown.kinds[card]?.suit ?? null
    let group = suits.find((one) => one.suit === suit)
    if (!group) suits.push((group = { suit, count: 0, held: [] }))
    group.count += 1
    const same = group.held.find((one) => one.card === card)
    if (same) same.copies += 1
    else group.held.push({ card, copies: 1 })
  }
  return suits
}
