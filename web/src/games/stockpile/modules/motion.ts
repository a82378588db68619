/** How the things of the modules move: bonds, commodities and taxes, the First Player Card, strategy cards, investors, money. */
import { flying, type Beat } from '../../../table/clock.svelte'
import { piece, type Flight } from '../../../table/flights.svelte'
import { action, all, cash, counted, fromDeck, laid, pile, player, revealed, shares, splitShares, strategyGone, taken, whole, type Change, type Drawn } from '../drawn'
import { card, coins } from '../flights'
import { COMMODITY, FIRST_PLAYER_CARD, INVESTOR_CARD, TAX } from '../spoken'
import type { StockpileEvent } from '../wire'
import Bond from './Bond.svelte'
import { investorName } from './names'
import StrategyCard from './StrategyCard.svelte'

type Beats = Beat<Drawn>[]
/** As long as a strategy card is read. */
const READ = 1000
const ROLL = 900

export function moduleBeats(event: StockpileEvent, drawn: Drawn): Beats {
  const to = (seat: number): string => `player-${seat}`
  const bonds = (from: string, end: string, count: number): Flight => ({ thing: 'piece', from, to: end, count, piece: piece(Bond, {}, 3.4) })
  const strategy = (one: number, from: string, end: string): Flight => ({
    thing: 'piece',
    from,
    to: end,
    count: 1,
    piece: piece(StrategyCard, { shown: drawn, strategy: one }, 11),
  })
  const held = (seat: number, count: number): Change =>
    all(
      player(seat, (one) => ({ bonds: Math.max(0, one.bonds + count) })),
      (now) => ({ ...now, bonds_left: now.bonds_left - count }),
    )
  /** To a player, or from that player if it is less than nothing. */
  const paid = (seat: number, amount: number, other: string): Beats =>
    flying(amount > 0 ? coins(amount, other, to(seat)) : coins(-amount, to(seat), other), { becomes: cash(seat, amount) })
  switch (event.event) {
    case 'bonds-bought':
      return [...paid(event.seat, -event.paid, 'bonds'), ...flying<Drawn>([bonds('bonds', to(event.seat), event.bonds)], { becomes: held(event.seat, event.bonds) })]
    case 'bond-returned':
      return flying([bonds(to(event.seat), 'bonds', 1)], { becomes: held(event.seat, -1) })
    case 'interest-paid':
      return paid(event.seat, event.amount, 'bonds')
    case 'bonds-redeemed':
      return [...flying<Drawn>([bonds(to(event.seat), 'bonds', event.bonds)], { becomes: held(event.seat, -event.bonds) }), ...paid(event.seat, event.amount, 'bonds')]
    case 'dice-rolled':
      return [{ lasts: ROLL, sound: 'chip', begins: whole({ dice: event.forecasts }) }]
    case 'commerce-placed':
      return flying([card(drawn, event.card, to(event.seat), `pile-${event.pile}`)], { becomes: laid(event.pile, event.card, true) })
    case 'commerce-drawn':
      return flying(
        event.cards.map((one) => card(drawn, COMMODITY + one, 'commerce', to(event.seat))),
        { becomes: (now) => ({ ...now, commerce_deck: now.commerce_deck - event.cards.length }) },
      )
    case 'commerce-scored':
      return paid(event.seat, event.bonus - event.penalty, 'commerce')
    case 'commodity-spent':
      return flying([card(drawn, COMMODITY + event.commodity, to(event.seat), 'commerce')], {
        becomes: player(event.seat, ({ commodities }) => ({ commodities: counted(commodities, event.commodity, -1) })),
      })
    case 'tax-returned':
      return flying([card(drawn, TAX, to(event.seat), 'commerce')], { becomes: player(event.seat, ({ taxes }) => ({ taxes: Math.max(0, taxes - 1) })) })
    case 'first-card-placed':
      return flying([card(drawn, FIRST_PLAYER_CARD, to(event.seat), `pile-${event.pile}`)], { becomes: laid(event.pile, FIRST_PLAYER_CARD, true) })
    case 'first-card-given':
      return flying(event.to === event.seat ? [] : [card(drawn, FIRST_PLAYER_CARD, to(event.seat), to(event.to))], { becomes: whole({ next_first: event.to }) })
    case 'strategy-played':
      return [
        ...flying<Drawn>([strategy(event.strategy, to(event.seat), 'piles')], { lasts: READ, becomes: strategyGone(event.seat, event.strategy) }),
        ...paid(event.seat, -event.cost, 'deck'),
      ]
    case 'strategy-paid':
    case 'ability-paid':
      return paid(event.seat, event.amount, 'deck')
    case 'fee-bonus':
      return paid(event.seat, event.fee, 'deck')
    case 'money-given':
      return flying(coins(event.amount, to(event.seat), to(event.to)), { becomes: all(cash(event.seat, -event.amount), cash(event.to, event.amount)) })
    case 'ability-used':
      return flying([{ thing: 'note', from: to(event.seat), to: to(event.seat), count: 1, text: investorName(drawn, event.investor) }], {
        lasts: READ,
        becomes: player(event.seat, ({ investors, used }) => ({ used: used.map((one, n) => one || investors[n] === event.investor) })),
      })
    case 'investor-offered':
      return flying([card(drawn, INVESTOR_CARD + event.investor, to(event.seat), `pile-${event.pile}`)], { becomes: laid(event.pile, INVESTOR_CARD + event.investor, true) })
    case 'investor-hired': {
      const from = drawn.piles.findIndex(({ cards }) => cards[0]?.kind === INVESTOR_CARD + event.investor)
      const emptied: Change = from < 0 ? (now) => now : pile(from, () => ({ cards: [], bidder: null, space: null }))
      return [
        ...flying<Drawn>([card(drawn, INVESTOR_CARD + event.investor, from < 0 ? 'deck' : `pile-${from}`, to(event.seat))], {
          becomes: all(emptied, taken(event.seat, INVESTOR_CARD + event.investor)),
        }),
        ...paid(event.seat, event.money, 'deck'),
      ]
    }
    case 'pair-shown':
      return [{ lasts: READ, sound: 'card', begins: revealed(event.seat, event.company, event.forecast) }]
    case 'card-moved':
      return flying([card(drawn, event.card, `pile-${event.start}`, `pile-${event.end}`)], {
        begins: pile(event.start, ({ cards }) => {
          const found = cards.findLastIndex(({ kind }) => kind === event.card)
          return { cards: cards.filter((_, n) => n !== (found < 0 ? cards.length - 1 : found)) }
        }),
        becomes: laid(event.end, event.card, event.card !== null),
      })
    case 'cards-drawn':
      return flying(
        event.cards.map((one) => card(drawn, one, 'deck', to(event.seat))),
        { becomes: fromDeck(event.cards.length) },
      )
    case 'stock-taken':
      return [...paid(event.seat, -event.paid, 'deck'), ...flying<Drawn>([card(drawn, event.company, 'deck', to(event.seat))], { becomes: shares(event.seat, event.company, 1) })]
    case 'stock-given-up': {
      const gone = event.turned_back ? all(splitShares(event.seat, event.company, -1), shares(event.seat, event.company, 1)) : shares(event.seat, event.company, -1)
      return flying([card(drawn, event.company, to(event.seat), 'deck')], { becomes: gone })
    }
    case 'stock-moved-to-split':
      return [{ lasts: READ, sound: 'card', becomes: all(shares(event.seat, event.company, -1), splitShares(event.seat, event.company, 1)) }]
    case 'share-shown':
      return flying([card(drawn, event.company, to(event.seat), `company-${event.company}`)])
    case 'action-spent':
      return flying([card(drawn, event.card, to(event.seat), 'deck')], { becomes: action(event.seat, event.card, -1) })
    case 'forecast-falsified':
      return [
        {
          lasts: READ,
          sound: 'card',
          flights: [card(drawn, null, to(event.seat), `pair-${event.pair}`)],
          becomes: (now) => ({ ...now, pairs: now.pairs.map((one, n) => (n === event.pair ? { ...one, falsified: one.falsified + 1 } : one)) }),
        },
      ]
    case 'forecast-changed':
      return [{ lasts: READ }]
    case 'market-shuffled':
      return [{ lasts: ROLL, sound: 'card', becomes: (now) => ({ ...now, deck: event.cards, discard: now.discard.map(() => 0) }) }]
    default:
      return []
  }
}
