/** Investors, strategy cards and commodities in words. What a house set names differently has no words but its name;
 * one of a house module brings what it says. */
import {
  loadOrNotify,
  hasMessage,
  formatList,
  loadMessages,
  formatInline,
  t,
  type WordArgs,
} from '@openoutcry/game-api'
import { money } from '../money'
import type { InvestorShown, StockpileShown } from '../wire.generated'

type Shown = Pick<StockpileShown, 'investors' | 'strategies' | 'commodities'>

const slug = (name: string): string => name.toLowerCase().split(/\s+/).join('-')
const perhaps = (id: string, args: WordArgs = {}): string => (hasMessage(id) ? t(id, args) : '')

/** The same of the texts of strategy cards, which are fetched when the first is read. */
function written(id: string, args: WordArgs = {}): string {
  if (!hasMessage(id)) void loadOrNotify(loadMessages('stockpile-cards'))
  return perhaps(id, args)
}

export function investorName(shown: Pick<Shown, 'investors'>, investor: number): string {
  return shown.investors[investor]?.name ?? '?'
}

/** What an investor can do, with the numbers of the box. */
export function abilityWords(shown: Pick<Shown, 'investors'>, investor: number): string {
  const one = shown.investors[investor]
  if (!one) return ''
  const args = numberArgs(one)
  for (const [field, costs] of Object.entries(one.tracks)) {
    const paying = costs.filter((cost) => cost < 0)
    args[field] = formatList(costs.map((cost) => (cost < 0 ? `+${money(-cost)}` : money(cost))))
    args[`${field}_costs`] = formatList(costs.filter((cost) => cost >= 0).map(money))
    args[`${field}_pays`] = formatList(paying.map((cost) => money(-cost)))
    args['paying'] = paying.length
  }
  return perhaps(`ability-stockpile-${one.ability}`, args) || formatInline(one.says, args)
}

/** Sums in words, once and twice; spaces, cards and bonds as they are. */
function numberArgs({ sums, counts }: Pick<InvestorShown, 'sums' | 'counts'>): WordArgs {
  const args: WordArgs = { ...counts }
  for (const [field, sum] of Object.entries(sums)) {
    args[field] = money(sum)
    args[`twice_${field}`] = money(2 * sum)
  }
  return args
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
  if (!card) return ''
  const args = { ...numberArgs(card), amount: card.amount, sum: money(card.amount), times: card.times }
  return written(`effect-stockpile-${card.effect}`, args) || formatInline(card.says, args)
}

/** What of a strategy card is known and what is ours; empty if all of it is printed. */
export function strategyKnown(shown: Shown, strategy: number): string {
  const card = shown.strategies[strategy]
  return card?.reconstructed ? written(`reconstructed-stockpile-${slug(card.name)}`) || card.reconstructed : ''
}

export function commodityName(shown: Pick<Shown, 'commodities'>, commodity: number): string {
  const name = shown.commodities[commodity] ?? '?'
  return perhaps(`commodity-stockpile-${slug(name)}`) || name
}
