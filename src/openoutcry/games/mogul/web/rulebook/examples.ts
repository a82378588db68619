/** The small positions that the pictures show, and what comes of them. */
import { numberOf, type Box, type WordArgs } from '@openoutcry/game-api'
import type { MogulShown } from '../wire.generated'

/** Shares before three players, A, B and C. */
export interface Example {
  company: number
  border: number
  held: number[]
}

export const premium: Example = { company: 3, border: 0, held: [2, 1, 0] }
export const sale: Example & { sold: number } = { company: 1, border: 2, held: [3, 0, 1], sold: 2 }
/** What everybody did in an auction, in turn: a chip put in, or left with those in the pot. */
export const auction = [
  { seat: 0, pot: 1 },
  { seat: 1, pot: 2 },
  { seat: 2, takes: 2 },
  { seat: 0, pot: 1 },
  { seat: 1, takes: 1 },
]
export const ending = { points: 23, chips: 13 }

export const priceOf = ({ held }: Example): number => held.reduce((sum, count) => sum + count, 0)

export function args(box: Box<MogulShown>): WordArgs {
  const price = priceOf(sale)
  const gained = Math.floor(ending.chips / numberOf(box, 'exchange_chips'))
  const name = (company: number): string => box.shown.companies[company]?.name ?? '?'
  return {
    premium_company: name(premium.company),
    premium_border: name(premium.border),
    sale_company: name(sale.border),
    sale_price: price,
    sale_owned: sale.held[0] ?? 0,
    sale_sold: sale.sold,
    sale_points: price * sale.sold,
    sale_after: price - sale.sold,
    end_points: ending.points,
    end_chips: ending.chips,
    end_gained: gained,
    end_total: ending.points + gained,
  }
}
