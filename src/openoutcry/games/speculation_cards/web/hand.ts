/** A hand as it is held: by suits, the Jokers last, copies of a card together. */
import type { SpeculationCardsShown } from './wire.generated'

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

/** How much wider than its last card a further card of a suit makes it, at least. */
export const OVERLAP = 0.36

/** As wide as so many cards side by side. */
const width = (suits: SuitHeld[]): number => suits.reduce((all, { count }) => all + 1 + (count - 1) * OVERLAP, 0)

/** As wide as a row is at least; a hand that is wider is held in two, where there is little room. */
const ROW = 5.2

/** The suits in one row, or in two about as wide, and how wide the wider one is: at least so wide that cards keep their size while a hand grows. */
export function inRows(suits: SuitHeld[]): { rows: SuitHeld[][]; width: number } {
  if (width(suits) <= ROW || suits.length < 2) return { rows: [suits], width: Math.max(ROW, width(suits)) }
  const splits = suits.slice(1).map((_, n) => [suits.slice(0, n + 1), suits.slice(n + 1)])
  const widths = splits.map((rows) => Math.max(...rows.map(width)))
  const best = widths.indexOf(Math.min(...widths))
  return { rows: splits[best] ?? [suits], width: Math.max(ROW, widths[best] ?? 0) }
}

/** Cards of these suits besides the last of each. */
export function further(suits: SuitHeld[]): number {
  return Math.max(
    1,
    suits.reduce((all, { count }) => all + count - 1, 0),
  )
}

/** How many groups lie before this place of a suit, and how many further cards of them and of its own. */
export function before(suits: SuitHeld[], suit: SuitHeld, place: number): { groups: number; further: number } {
  const groups = suits.indexOf(suit)
  const copies = suit.held.slice(0, place).reduce((all, { copies }) => all + copies, 0)
  return { groups, further: suits.slice(0, groups).reduce((all, { count }) => all + count - 1, copies) }
}
