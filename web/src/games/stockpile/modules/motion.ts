/** How the things of the modules move: bonds, commodities and taxes, the First Player Card, strategy cards, money. */
import type { Flight } from '../../../table/flights.svelte'
import { COMMODITY, FIRST, TAX } from '../kinds'
import type { Look } from '../looks'
import { bondPicture, cardPicture, strategyPicture } from '../picture'
import type { StockpileEvent, StockpileShown } from '../wire'
import { money } from '../money'
import { investorName, strategyName } from './names'

export function moduleFlights(event: StockpileEvent, shown: StockpileShown, looks: Look[]): Flight[] {
  const card = (kind: number | null, from: string, to: string, count = 1): Flight => ({ thing: 'share', from, to, count, paint: cardPicture(looks, kind) })
  /** To a player, or from him if it is less than nothing. */
  const cash = (amount: number, seat: number, other: string): Flight[] => {
    const [from, to] = amount > 0 ? [other, `player-${seat}`] : [`player-${seat}`, other]
    return amount === 0 ? [] : [{ thing: 'points', from, to, count: 1, text: money(Math.abs(amount)) }]
  }
  const note = (seat: number, text: string): Flight => ({ thing: 'note', from: `player-${seat}`, to: `player-${seat}`, count: 1, text })
  switch (event.event) {
    case 'bonds-bought':
      return [...cash(-event.paid, event.seat, 'bonds'), { thing: 'share', from: 'bonds', to: `player-${event.seat}`, count: event.bonds, paint: bondPicture }]
    case 'bond-returned':
      return [{ thing: 'share', from: `player-${event.seat}`, to: 'bonds', count: 1, paint: bondPicture }]
    case 'interest-paid':
      return cash(event.amount, event.seat, 'bonds')
    case 'bonds-redeemed':
      return [{ thing: 'share', from: `player-${event.seat}`, to: 'bonds', count: event.bonds, paint: bondPicture }, ...cash(event.amount, event.seat, 'bonds')]
    case 'commerce-placed':
      return [card(event.card, `player-${event.seat}`, `pile-${event.pile}`)]
    case 'commerce-drawn':
      return event.cards.map((one) => card(COMMODITY + one, 'commerce', `player-${event.seat}`))
    case 'commerce-scored':
      return cash(event.bonus - event.penalty, event.seat, 'commerce')
    case 'commodity-spent':
      return [card(COMMODITY + event.commodity, `player-${event.seat}`, 'commerce')]
    case 'tax-returned':
      return [card(TAX, `player-${event.seat}`, 'commerce')]
    case 'first-card-placed':
      return [card(FIRST, `player-${event.seat}`, `pile-${event.pile}`)]
    case 'first-card-given':
      return event.to === event.seat ? [] : [card(FIRST, `player-${event.seat}`, `player-${event.to}`)]
    case 'strategy-played':
      return [
        note(event.seat, strategyName(shown, event.strategy)),
        { thing: 'share', from: `player-${event.seat}`, to: 'deck', count: 1, paint: strategyPicture },
        ...cash(-event.cost, event.seat, 'deck'),
      ]
    case 'strategy-paid':
      return cash(event.amount, event.seat, 'deck')
    case 'ability-used':
      return [note(event.seat, investorName(shown, event.investor))]
    case 'ability-paid':
      return cash(event.amount, event.seat, 'deck')
    case 'fee-bonus':
      return cash(event.fee, event.seat, 'deck')
    case 'money-given':
      return [{ thing: 'points', from: `player-${event.seat}`, to: `player-${event.to}`, count: 1, text: money(event.amount) }]
    case 'investor-hired':
      return cash(event.money, event.seat, 'deck')
    case 'card-moved':
      return [card(event.card, `pile-${event.start}`, `pile-${event.end}`)]
    case 'cards-drawn':
      return event.cards.map((one) => card(one, 'deck', `player-${event.seat}`))
    case 'stock-taken':
      return [...cash(-event.paid, event.seat, 'deck'), card(event.company, 'deck', `player-${event.seat}`)]
    case 'stock-given-up':
      return [card(event.company, `player-${event.seat}`, 'deck')]
    case 'action-spent':
      return [card(event.card, `player-${event.seat}`, 'deck')]
    default:
      return []
  }
}
