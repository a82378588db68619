/** How the things of the modules move: bonds, commodities and taxes, the First Player Card, strategy cards, investors, money. */
import { flying, piece, type AnimationStep, type Flight } from '@openoutcry/game-api'
import {
  action,
  all,
  cash,
  counted,
  fromDeck,
  laid,
  pile,
  player,
  revealed,
  shares,
  splitShares,
  strategyGone,
  taken,
  whole,
  type Change,
  type Drawn,
} from '../drawn'
import { card, coins } from '../flights'
import { COMMODITY, FIRST_PLAYER_CARD, INVESTOR_CARD, TAX } from '../nouns.generated'
import type { StockpileEvent } from '../wire.generated'
import Bond from './Bond.svelte'
import { investorName } from '../pieces/names'
import StrategyCard from './StrategyCard.svelte'

type Beats = AnimationStep<Drawn>[]
/** As long as a strategy card is read. */
const READ = 1000
const ROLL = 900

export function moduleBeats(event: StockpileEvent, drawn: Drawn): Beats {
  const to = (seat: number): string => `player-${seat}`
  const bonds = (from: string, end: string, count: number): Flight => ({
    kind: 'piece',
    from,
    to: end,
    count,
    piece: piece(Bond, {}, 3.4),
  })
  const strategy = (one: number, from: string, end: string): Flight => ({
    kind: 'piece',
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
    flying(amount > 0 ? coins(amount, other, to(seat)) : coins(-amount, to(seat), other), { after: cash(seat, amount) })
  switch (event.event) {
    case 'bonds-bought':
      return [
        ...paid(event.seat, -event.paid, 'bonds'),
        ...flying<Drawn>([bonds('bonds', to(event.seat), event.bonds)], { after: held(event.seat, event.bonds) }),
      ]
    case 'bond-returned':
      return flying([bonds(to(event.seat), 'bonds', 1)], { after: held(event.seat, -1) })
    case 'interest-paid':
      return paid(event.seat, event.amount, 'bonds')
    case 'bonds-redeemed':
      return [
        ...flying<Drawn>([bonds(to(event.seat), 'bonds', event.bonds)], { after: held(event.seat, -event.bonds) }),
        ...paid(event.seat, event.amount, 'bonds'),
      ]
    case 'dice-rolled':
      return [{ duration: ROLL, sound: 'chip', before: whole({ dice: event.forecasts }) }]
    case 'commerce-placed':
      return flying([card(drawn, event.card, to(event.seat), `pile-${event.pile}`)], {
        after: laid(event.pile, event.card, true),
      })
    case 'commerce-drawn':
      return flying(
        event.cards.map((one) => card(drawn, COMMODITY + one, 'commerce', to(event.seat))),
        { after: (now) => ({ ...now, commerce_deck: now.commerce_deck - event.cards.length }) },
      )
    case 'commerce-scored':
      return paid(event.seat, event.bonus - event.penalty, 'commerce')
    case 'commodity-spent':
      return flying([card(drawn, COMMODITY + event.commodity, to(event.seat), 'commerce')], {
        after: player(event.seat, ({ commodities }) => ({ commodities: counted(commodities, event.commodity, -1) })),
      })
    case 'tax-returned':
      return flying([card(drawn, TAX, to(event.seat), 'commerce')], {
        after: player(event.seat, ({ taxes }) => ({ taxes: Math.max(0, taxes - 1) })),
      })
    case 'first-card-placed':
      return flying([card(drawn, FIRST_PLAYER_CARD, to(event.seat), `pile-${event.pile}`)], {
        after: laid(event.pile, FIRST_PLAYER_CARD, true),
      })
    case 'first-card-given':
      return flying(event.to === event.seat ? [] : [card(drawn, FIRST_PLAYER_CARD, to(event.seat), to(event.to))], {
        after: whole({ next_first: event.to }),
      })
    case 'strategy-played':
      return [
        ...flying<Drawn>([strategy(event.strategy, to(event.seat), 'piles')], {
          duration: READ,
          after: strategyGone(event.seat, event.strategy),
        }),
        ...paid(event.seat, -event.cost, 'deck'),
      ]
    case 'strategy-paid':
    case 'ability-paid':
      return paid(event.seat, event.amount, 'deck')
    case 'fee-bonus':
      return paid(event.seat, event.fee, 'deck')
    case 'money-given':
      return flying(coins(event.amount, to(event.seat), to(event.to)), {
        after: all(cash(event.seat, -event.amount), cash(event.to, event.amount)),
      })
    case 'ability-used':
      return flying(
        [
          {
            kind: 'note',
            from: to(event.seat),
            to: to(event.seat),
            count: 1,
            text: investorName(drawn, event.investor),
          },
        ],
        {
          duration: READ,
          after: player(event.seat, ({ investors, used }) => ({
            used: used.map((one, n) => one || investors[n] === event.investor),
          })),
        },
      )
    case 'investor-offered':
      return flying([card(drawn, INVESTOR_CARD + event.investor, to(event.seat), `pile-${event.pile}`)], {
        after: laid(event.pile, INVESTOR_CARD + event.investor, true),
      })
    case 'investor-hired': {
      const from = drawn.piles.findIndex(({ cards }) => cards[0]?.kind === INVESTOR_CARD + event.investor)
      const emptied: Change = from < 0 ? (now) => now : pile(from, () => ({ cards: [], bidder: null, space: null }))
      return [
        ...flying<Drawn>(
          [card(drawn, INVESTOR_CARD + event.investor, from < 0 ? 'deck' : `pile-${from}`, to(event.seat))],
          {
            after: all(emptied, taken(event.seat, INVESTOR_CARD + event.investor)),
          },
        ),
        ...paid(event.seat, event.money, 'deck'),
      ]
    }
    case 'pair-shown':
      return [{ duration: READ, sound: 'card', before: revealed(event.seat, event.company, event.forecast) }]
    case 'card-moved':
      return flying([card(drawn, event.card, `pile-${event.start}`, `pile-${event.end}`)], {
        before: pile(event.start, ({ cards }) => {
          const found = cards.findLastIndex(({ kind }) => kind === event.card)
          return { cards: cards.filter((_, n) => n !== (found < 0 ? cards.length - 1 : found)) }
        }),
        after: laid(event.end, event.card, event.card !== null),
      })
    case 'cards-drawn':
      return flying(
        event.cards.map((one) => card(drawn, one, 'deck', to(event.seat))),
        { after: fromDeck(event.cards.length) },
      )
    case 'stock-taken':
      return [
        ...paid(event.seat, -event.paid, 'deck'),
        ...flying<Drawn>([card(drawn, event.company, 'deck', to(event.seat))], {
          after: shares(event.seat, event.company, 1),
        }),
      ]
    case 'stock-given-up': {
      const gone = event.turned_back
        ? all(splitShares(event.seat, event.company, -1), shares(event.seat, event.company, 1))
        : shares(event.seat, event.company, -1)
      return flying([card(drawn, event.company, to(event.seat), 'deck')], { after: gone })
    }
    case 'stock-moved-to-split':
      return [
        {
          duration: READ,
          sound: 'card',
          after: all(shares(event.seat, event.company, -1), splitShares(event.seat, event.company, 1)),
        },
      ]
    case 'share-shown':
      return flying([card(drawn, event.company, to(event.seat), `company-${event.company}`)])
    case 'action-spent':
      return flying([card(drawn, event.card, to(event.seat), 'deck')], { after: action(event.seat, event.card, -1) })
    case 'forecast-falsified':
      return [
        {
          duration: READ,
          sound: 'card',
          flights: [card(drawn, null, to(event.seat), `pair-${event.pair}`)],
          after: (now) => ({
            ...now,
            pairs: now.pairs.map((one, n) => (n === event.pair ? { ...one, falsified: one.falsified + 1 } : one)),
          }),
        },
      ]
    case 'forecast-changed':
      return [{ duration: READ }]
    case 'market-shuffled':
      return [
        {
          duration: ROLL,
          sound: 'card',
          after: (now) => ({ ...now, deck: event.cards, discard: now.discard.map(() => 0) }),
        },
      ]
    default:
      return []
  }
}
