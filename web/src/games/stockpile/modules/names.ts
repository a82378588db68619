/** Investors, strategy cards and commodities in words. What a house set names differently has no words but its name. */
import { known, t, type WordArgs } from '../../../lib/words.svelte'
import { money } from '../money'
import type { StockpileShown } from '../wire'

type Shown = Pick<StockpileShown, 'investors' | 'strategies' | 'commodities'>

const slug = (name: string): string => name.toLowerCase().split(/\s+/).join('-')
const perhaps = (id: string, args: WordArgs = {}): string => (known(id) ? t(id, args) : '')

export function investorName(shown: Pick<Shown, 'investors'>, investor: number): string {
  return shown.investors[investor]?.name ?? '?'
}

export function abilityWords(shown: Shown, investor: number): string {
  return perhaps(`ability-stockpile-${slug(investorName(shown, investor))}`)
}

/** What of an investor is our estimate; empty if nothing is. */
export function investorKnown(shown: Shown, investor: number): string {
  return shown.investors[investor]?.known === 'reconstructed' ? t('reconstructed-stockpile-investor') : ''
}

export function strategyName(shown: Shown, strategy: number): string {
  const name = shown.strategies[strategy]?.name ?? '?'
  return perhaps(`strategy-stockpile-${slug(name)}`) || name
}

export function effectWords(shown: Shown, strategy: number): string {
  const card = shown.strategies[strategy]
  return card ? perhaps(`effect-stockpile-${slug(card.name)}`, { amount: card.amount, sum: money(card.amount), times: card.times }) : ''
}

/** What of a strategy card is known and what is ours; empty if all of it is printed. */
export function strategyKnown(shown: Shown, strategy: number): string {
  const card = shown.strategies[strategy]
  return card?.reconstructed ? perhaps(`reconstructed-stockpile-${slug(card.name)}`) || card.reconstructed : ''
}

export function commodityName(shown: Pick<Shown, 'commodities'>, commodity: number): string {
  const name = shown.commodities[commodity] ?? '?'
  return perhaps(`commodity-stockpile-${slug(name)}`) || name
}
