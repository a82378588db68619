/** What flies over the table: cards as they are, and sums of money. */
import { piece, type Flight } from '@openoutcry/game-api'
import { looksOf } from './companyStyles'
import { money } from './money'
import Card from './pieces/Card.svelte'
import type { StockpileShown } from './wire.generated'

export const card = (shown: StockpileShown, kind: number | null, from: string, to: string, count = 1): Flight => ({
  kind: 'piece',
  from,
  to,
  count,
  piece: piece(Card, { shown, looks: looksOf(shown.companies), card: kind }, 3),
})
export const coins = (amount: number, from: string, to: string): Flight[] =>
  amount > 0 ? [{ kind: 'points', from, to, count: 1, text: money(amount) }] : []
