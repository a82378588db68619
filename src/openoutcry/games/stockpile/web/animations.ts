/** How things move: cards onto the piles and into the portfolios, meeples onto the tracks and back, money; and the end of a round, pair by pair: it is
 * revealed, its ticker travels, what comes of it goes to whom it belongs. */
import { flying, piece, type AnimationStep, type Flight, type LogEntry } from '@openoutcry/game-api'
import {
  action,
  all,
  cash,
  company,
  dealt,
  fromDeck,
  fromHand,
  laid,
  pile,
  player,
  revealed,
  ruined,
  shares,
  splitShares,
  taken,
  whole,
  type Change,
  type Drawn,
} from './drawn'
import { card, coins } from './flights'
import { moduleBeats } from './modules/motion'
import Meeple from './pieces/Meeple.svelte'
import type { PileBought, PortfolioSold, StockpileEvent } from './wire.generated'

/** A ticker takes so long for a space of its track, and for any way at all; then for what happens past the ends of the track. */
const SPACE = 150
const LEAST = 350
const BURST = 800
const REVEAL = 750
const DECLARE = 700
const DEAL = 420
/** The end of a round stays in sight before the next one begins. */
const CLOSE = 2200

type Steps = AnimationStep<Drawn>[]
/** Without anything in the air: what is to be seen changes where it is. */
const still = (duration: number, more: Partial<AnimationStep<Drawn>>): Steps => [{ duration, ...more }]
const phase =
  (name: string): Change =>
  (now) =>
    now.phase === 'setup' ? now : { ...now, phase: name }
const each = (counts: number[], change: (seat: number, count: number) => Change): Change =>
  all(...counts.flatMap((count, seat) => (count > 0 ? [change(seat, count)] : [])))

export function animate({ event }: LogEntry<StockpileEvent>, drawn: Drawn, names: string[]): Steps {
  const to = (seat: number): string => `player-${seat}`
  switch (event.event) {
    case 'round-begun': {
      const begun: Change = whole({
        round: event.round,
        first: event.seat,
        phase: 'information',
        pairs: [],
        paying: null,
        per_share: null,
        next_first: null,
      })
      return still(event.round > 1 ? CLOSE : LEAST, { sound: event.round > 1 ? 'bell' : undefined, after: begun })
    }
    case 'insider-information':
      return still(DEAL, { sound: 'card', before: dealt(event.seat, event.company, event.forecast) })
    case 'market-information':
      return still(DEAL, { sound: 'card', before: dealt(null, event.company, event.forecast) })
    case 'card-turned-up':
      return flying([card(drawn, event.card, 'deck', `pile-${event.pile}`)], {
        duration: DEAL,
        before: phase('supply'),
        after: all(laid(event.pile, event.card, true), fromDeck(1)),
      })
    case 'hand-dealt':
      return flying([card(drawn, null, 'deck', to(event.seat), event.cards.length)], {
        before: phase('supply'),
        after: all(
          player(event.seat, () => ({ hand: event.cards })),
          fromDeck(event.cards.length),
        ),
      })
    case 'card-placed':
      return flying([card(drawn, event.card, to(event.seat), `pile-${event.pile}`)], {
        after: all(laid(event.pile, event.card, event.face_up), fromHand(event.seat, event.card)),
      })
    case 'bid-made': {
      const space = drawn.track.indexOf(event.bid)
      const pawn = (seat: number, from: string, end: string): Flight => ({
        kind: 'piece',
        from,
        to: end,
        count: 1,
        piece: piece(Meeple, { seat, letter: [...(names[seat] ?? '')][0]?.toUpperCase() ?? '' }, 2),
      })
      const meeples = (seat: number, by: number): Change =>
        player(seat, (one) => ({ meeples: Math.max(0, one.meeples + by) }))
      const { outbid } = event
      const back = outbid === null ? [] : [pawn(outbid, `pile-${event.pile}`, to(outbid))]
      return flying([pawn(event.seat, to(event.seat), `bid-${event.pile}-${space}`), ...back], {
        before: phase('demand'),
        after: all(
          pile(event.pile, () => ({ bidder: event.seat, space })),
          meeples(event.seat, -1),
          outbid === null ? (now) => now : meeples(outbid, 1),
        ),
      })
    }
    case 'pile-bought':
      return bought(event, drawn)
    case 'fee-paid':
      return flying(coins(event.fee, to(event.seat), 'deck'), {
        after: all(cash(event.seat, -event.fee), (now) =>
          player(event.seat, ({ fees }) => ({
            fees: fees.map((count, n) => (now.fees[n] === event.fee ? Math.max(0, count - 1) : count)),
          }))(now),
        ),
      })
    case 'action-played':
      return flying([card(drawn, event.card, to(event.seat), `company-${event.company}`)], {
        before: phase('action'),
        after: action(event.seat, event.card, -1),
      })
    case 'share-sold': {
      const gone =
        event.sale === 'share' ? shares(event.seat, event.company, -1) : splitShares(event.seat, event.company, -1)
      const kept: Change = event.sale === 'half' ? shares(event.seat, event.company, 1) : (now) => now
      return [
        ...flying<Drawn>([card(drawn, event.company, to(event.seat), `company-${event.company}`)], {
          duration: DEAL,
          before: phase('selling'),
          after: all(gone, kept),
        }),
        ...flying<Drawn>(coins(event.price, `company-${event.company}`, to(event.seat)), {
          after: cash(event.seat, event.price),
        }),
      ]
    }
    case 'pair-revealed':
      return still(REVEAL, {
        sound: 'card',
        before: all(phase('movement'), revealed(event.seat, event.company, event.forecast)),
      })
    case 'stock-moved': {
      const lasts = Math.max(LEAST, Math.abs(event.end - event.start) * SPACE)
      return still(lasts, {
        before: company(event.company, { space: event.end }),
        after: company(event.company, { value: event.value }),
      })
    }
    case 'stock-split': {
      const past = drawn.companies[event.company]?.track.length ?? 0
      const moved = each(event.moved, (seat, count) =>
        all(shares(seat, event.company, -count), splitShares(seat, event.company, count)),
      )
      return [
        {
          duration: BURST,
          sound: 'bell',
          before: company(event.company, { space: past }),
          after: all(company(event.company, { space: event.space, value: event.value }), moved),
        },
        ...flying<Drawn>(
          event.paid.flatMap((amount, seat) => coins(amount, `company-${event.company}`, to(seat))),
          { after: each(event.paid, cash) },
        ),
      ]
    }
    case 'bankrupt':
      return [
        { duration: BURST, sound: 'crash', before: company(event.company, { space: -1 }) },
        ...flying<Drawn>(
          event.lost.flatMap((count, seat) =>
            count > 0 ? [card(drawn, event.company, to(seat), `company-${event.company}`, count)] : [],
          ),
          { after: each(event.lost, (seat, count) => ruined(seat, event.company, count)) },
        ),
        { duration: LEAST, before: company(event.company, { space: event.space, value: event.value }) },
      ]
    case 'dividend-declared':
      return still(DECLARE, { sound: 'bell', before: whole({ paying: event.company, per_share: event.per_share }) })
    case 'dividend-collected':
      return flying(coins(event.amount, `company-${event.company}`, to(event.seat)), {
        after: cash(event.seat, event.amount),
      })
    case 'majority-paid':
      return flying(coins(event.bonus, `company-${event.company}`, to(event.seat)), {
        before: whole({ paying: event.company }),
        after: cash(event.seat, event.bonus),
      })
    case 'portfolio-sold':
      return soldOut(event, drawn)
    default:
      return moduleBeats(event, drawn)
  }
}

/** Its price goes to the pile, then the cards go to the buyer. */
function bought({ seat, pile: index, paid, cards }: PileBought, drawn: Drawn): Steps {
  const spot = `pile-${index}`
  const emptied = pile(index, () => ({ cards: [], bidder: null, space: null }))
  const kinds = [...new Set(cards)]
  const flights = kinds.map((kind) =>
    card(drawn, kind, spot, `player-${seat}`, cards.filter((one) => one === kind).length),
  )
  return [
    ...flying<Drawn>(coins(paid, `player-${seat}`, spot), { after: cash(seat, -paid) }),
    ...flying<Drawn>(flights, { duration: 800, before: emptied, after: all(...cards.map((one) => taken(seat, one))) }),
  ]
}

/** At the end: shares go to their companies, one company after the other, and then what all of them brought comes back. */
function soldOut({ seat, shares: single, split, worth }: PortfolioSold, drawn: Drawn): Steps {
  const sales = drawn.companies.flatMap((_, index): Steps => {
    const count = (single[index] ?? 0) + (split[index] ?? 0)
    if (count === 0) return []
    const gone = all(shares(seat, index, -(single[index] ?? 0)), splitShares(seat, index, -(split[index] ?? 0)))
    return flying<Drawn>([card(drawn, index, `player-${seat}`, `company-${index}`, count)], {
      duration: 380,
      before: whole({ paying: index }),
      after: gone,
    })
  })
  return [
    ...sales,
    ...flying<Drawn>(coins(worth, 'board', `player-${seat}`), {
      duration: 800,
      before: whole({ paying: null }),
      after: all(
        cash(seat, worth),
        player(seat, () => ({ worth: 0 })),
      ),
    }),
  ]
}
