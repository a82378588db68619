/** What flies over the table: cards as they are, and sums of money. */
import { piece, type Flight } from '../../table/flights.svelte'
import { looksOf } from './looks'
import { money } from './money'
import Card from './piles/Card.svelte'
import type { StockpileShown } from './wire'

export const card = (shown: StockpileShown, kind: number | null, from: string, to: string, count = 1): Flight => ({
  thing: 'piece',
  from,
  to,
  count,
  piece: piece(Card, { shown, looks: looksOf(shown.companies), card: kind }, 3),
})
export const coins = (amount: number, from: string, to: string): Flight[] => (amount > 0 ? [{ thing: 'points', from, to, count: 1, text: money(amount) }] : [])
