/** The cards by number: stocks by company, then Boom, Bust and the trading fees; with modules commodities, taxes, the
 * First Player Card and investors. */
import { BOOM, COMMODITY, FEE, FIRST_PLAYER_CARD, INVESTOR_CARD, TAX } from './nouns.generated'
import type { StockpileShown } from './wire.generated'

export type Kind =
  | { is: 'stock'; company: number }
  | { is: 'boom' | 'bust' | 'tax' | 'first-player' | 'other' }
  | { is: 'fee'; fee: number }
  | { is: 'commodity'; commodity: number }
  | { is: 'investor'; investor: number }

export function kindOf(shown: Pick<StockpileShown, 'fees'>, card: number): Kind {
  if (card < BOOM) return { is: 'stock', company: card }
  if (card < FEE) return { is: card === BOOM ? 'boom' : 'bust' }
  if (card >= INVESTOR_CARD) return { is: 'investor', investor: card - INVESTOR_CARD }
  if (card >= TAX) return { is: card === FIRST_PLAYER_CARD ? 'first-player' : 'tax' }
  if (card >= COMMODITY) return { is: 'commodity', commodity: card - COMMODITY }
  const fee = shown.fees[card - FEE]
  return fee === undefined ? { is: 'other' } : { is: 'fee', fee }
}

/** How many spaces a forecast moves its company; null for a dividend. */
export function spacesOf(forecast: string): number | null {
  return forecast.startsWith('$') ? null : Number(forecast)
}

/** Where a move of so many spaces ends on the drawing: past the ends of a track lie the split (right) and bankruptcy (left). */
export function reach(company: { space: number; track: unknown[] }, spaces: number): number {
  return Math.max(-1, Math.min(company.track.length, company.space + spaces))
}
