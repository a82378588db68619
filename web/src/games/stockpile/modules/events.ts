/** What the events of the modules say besides their fields, and which of them only one seat may read. */
import { listed, signed, t, type WordArgs } from '../../../lib/words.svelte'
import { COMMODITY } from '../kinds'
import { money } from '../money'
import type { StockpileEvent, StockpileShown } from '../wire'
import { investorName, strategyName } from './names'

export interface Says {
  cards: (cards: (number | null)[]) => string
  forecast: (forecast: number) => string
  company: (company: number) => string
}

/** A sum that comes to a player, or goes from him. */
function flow(field: string, gained: number): WordArgs {
  return { direction: gained > 0 ? 'in' : 'out', [field]: money(Math.abs(gained)) }
}

/** Cards, if there are any, and how many. */
function perhaps(cards: number[] | null, says: Says): WordArgs {
  return { count: cards?.length ?? 0, list: cards && cards.length > 0 ? says.cards(cards) : '' }
}

export function modulePhrases(event: StockpileEvent, shown: StockpileShown, names: string[], says: Says): WordArgs {
  const seat = (one: number | null): string | number => (one === null ? 0 : (names[one] ?? '?'))
  switch (event.event) {
    case 'pile-bought':
      return { list: event.cards.length > 0 ? says.cards(event.cards) : t('count-stockpile-no-cards'), ...flow('paid', -event.paid) }
    case 'cards-drawn':
      return { list: says.cards(event.cards) }
    case 'commerce-drawn':
      return { list: says.cards(event.cards.map((card) => COMMODITY + card)) }
    case 'dice-rolled':
      return { list: listed(event.forecasts.map(says.forecast)) }
    case 'investors-dealt':
      return { list: listed(event.investors.map((one) => investorName(shown, one))) }
    case 'strategies-dealt':
      return { list: event.strategies ? listed(event.strategies.map((one) => strategyName(shown, one))) : 0 }
    case 'first-card-given':
      return { to: event.to === event.seat ? 0 : seat(event.to) }
    case 'money-given':
      return { to: seat(event.to) }
    case 'pair-seen':
    case 'forecast-falsified':
      return { owner: seat(event.owner) }
    case 'investor-hired':
      return event.bid === 0 ? { bid: 0 } : {}
    case 'stock-taken':
      return event.paid === 0 ? { paid: 0 } : {}
    case 'ability-paid':
      return flow('amount', event.amount)
    case 'card-moved':
      return { start: event.start + 1, end: event.end + 1 }
    case 'card-picked':
      return {
        picked: event.company ? 'company' : 'forecast',
        card: event.card === null ? 0 : event.company ? says.company(event.card) : says.forecast(event.card),
      }
    case 'pile-seen':
      return { seen: String(event.cards !== null), ...perhaps(event.cards, says) }
    case 'card-kept':
      return perhaps(event.discarded, says)
    case 'forecast-changed':
      return { spaces: signed(event.spaces) }
    default:
      return {}
  }
}

export function moduleReadBy(event: StockpileEvent): number | null {
  switch (event.event) {
    case 'commerce-drawn':
    case 'investors-dealt':
    case 'cards-drawn':
      return event.seat
    case 'strategies-dealt':
      return event.strategies === null ? null : event.seat
    case 'strategy-dropped':
      return event.strategy === null ? null : event.seat
    case 'pair-seen':
      return event.company === null ? null : event.seat
    case 'pile-seen':
      return event.cards === null ? null : event.seat
    case 'card-picked':
    case 'card-kept':
      return event.card === null ? null : event.seat
    default:
      return null
  }
}
