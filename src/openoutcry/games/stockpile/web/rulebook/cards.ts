/** Investors and strategy cards, to be looked up. */
import { abilityWords, effectWords, investorKnown, investorName, strategyKnown, strategyName } from '../pieces/names'
import { money } from '../money'
import type { StockpileShown } from '../wire.generated'
import { hasMessage, numberOf, t, type Box, type CardText } from '@openoutcry/game-api'

const slug = (name: string): string => name.toLowerCase().split(/\s+/).join('-')

export function investors(box: Box<StockpileShown>): CardText[] {
  const { data, shown } = box
  return shown.investors.map((one, card) => ({
    id: `investor-${slug(one.name)}`,
    card,
    title: investorName(shown, card),
    note: t('rules-stockpile-investor-money', {
      money: money(one.money),
      two: money(numberOf(box, `investors_${card + 1}_two_players`)),
      from: data[`investors_${card + 1}_promo`] ? 'promo' : 'box',
    }),
    says: abilityWords(shown, card),
    known: investorKnown(shown, card),
  }))
}

/** What of a strategy card is known from descriptions of the game only. */
function described(name: string): string {
  const id = `rules-stockpile-described-${slug(name)}`
  return hasMessage(id) ? t(id) : ''
}

export function strategies({ data, shown }: Box<StockpileShown>): CardText[] {
  return shown.strategies.map((one, card) => ({
    id: `strategy-${slug(one.name)}`,
    card,
    title: strategyName(shown, card),
    note:
      one.cost > 0 ? t('rules-stockpile-strategy-cost', { cost: money(one.cost) }) : t('rules-stockpile-strategy-free'),
    says: effectWords(shown, card),
    known: strategyKnown(shown, card) || (data[`strategies_${card + 1}_secondary`] ? described(one.name) : ''),
  }))
}
