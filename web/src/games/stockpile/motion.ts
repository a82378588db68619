/** How things move: cards onto the piles and into the portfolios, meeples onto the tracks and back, money; and the
 * journeys of the tickers, one pair after the other. */
import type { Flight } from '../../table/flights.svelte'
import type { Told } from '../registry'
import { looksOf } from './looks'
import { moduleFlights } from './modules/motion'
import { backPicture, cardPicture, meeplePicture } from './picture'
import type { StockpileEvent, StockpileShown } from './wire'
import { money } from './words'

/** A part of a ticker's journey: along the track to `to`, or, where something happens to it, set down there. */
export interface Leg {
  to: number
  after: number
  lasts: number
  /** What happens on arrival. */
  is: 'move' | 'split' | 'bankrupt'
  /** Where it is set down then. */
  down: number
}

const LONGEST = 6500
const REVEAL = 350
const SPACE = 130
const LEAST = 260
const BURST = 650

/** The journeys that the news tells of, by company: each begins when the one before has ended. */
export function legsOf(news: Told<StockpileEvent>[], shown: StockpileShown): { legs: Map<number, Leg[]>; lasts: number } {
  const legs: { company: number; leg: Leg }[] = []
  let clock = 0
  for (const { event } of news) {
    if (event.event === 'pair-revealed') clock += REVEAL
    else if (event.event === 'stock-moved') {
      const lasts = Math.max(LEAST, Math.abs(event.end - event.start) * SPACE)
      legs.push({ company: event.company, leg: { to: event.end, after: clock, lasts, is: 'move', down: event.end } })
      clock += lasts
    } else if (event.event === 'stock-split' || event.event === 'bankrupt') {
      const split = event.event === 'stock-split'
      const to = split ? (shown.companies[event.company]?.track.length ?? 0) : -1
      legs.push({ company: event.company, leg: { to, after: clock, lasts: BURST, is: split ? 'split' : 'bankrupt', down: event.space } })
      clock += BURST
    } else if (event.event === 'dividend-declared') clock += REVEAL
  }
  const haste = Math.min(1, LONGEST / Math.max(1, clock))
  const journeys = new Map<number, Leg[]>()
  for (const { company, leg } of legs) {
    const hurried = { ...leg, after: leg.after * haste, lasts: leg.lasts * haste }
    journeys.set(company, [...(journeys.get(company) ?? []), hurried])
  }
  return { legs: journeys, lasts: clock * haste }
}

export function flights({ event }: Told<StockpileEvent>, shown: StockpileShown, names: string[]): Flight[] {
  const looks = looksOf(shown.companies)
  const card = (kind: number | null, from: string, to: string): Flight => ({ thing: 'share', from, to, count: 1, paint: cardPicture(looks, kind) })
  const cash = (amount: number, from: string, to: string): Flight => ({ thing: 'points', from, to, count: 1, text: money(amount) })
  const pawn = (seat: number, from: string, to: string): Flight => ({
    thing: 'meeple',
    from,
    to,
    count: 1,
    paint: meeplePicture(seat, [...(names[seat] ?? '')][0]?.toUpperCase() ?? ''),
  })
  switch (event.event) {
    case 'card-turned-up':
      return [card(event.card, 'deck', `pile-${event.pile}`)]
    case 'hand-dealt':
      return [{ thing: 'share', from: 'deck', to: `player-${event.seat}`, count: event.cards.length, paint: backPicture }]
    case 'card-placed':
      return [card(event.face_up ? event.card : null, `player-${event.seat}`, `pile-${event.pile}`)]
    case 'bid-made': {
      const space = `bid-${event.pile}-${shown.track.indexOf(event.bid)}`
      const back = event.outbid === null ? [] : [pawn(event.outbid, `pile-${event.pile}`, `player-${event.outbid}`)]
      return [pawn(event.seat, `player-${event.seat}`, space), ...back]
    }
    case 'pile-bought':
      return [
        ...(event.paid > 0 ? [cash(event.paid, `player-${event.seat}`, `pile-${event.pile}`)] : []),
        ...event.cards.map((one) => card(one, `pile-${event.pile}`, `player-${event.seat}`)),
      ]
    case 'fee-paid':
      return [cash(event.fee, `player-${event.seat}`, 'deck')]
    case 'action-played':
      return [card(event.card, `player-${event.seat}`, `company-${event.company}`)]
    case 'share-sold':
      return [card(event.company, `player-${event.seat}`, `company-${event.company}`), cash(event.price, `company-${event.company}`, `player-${event.seat}`)]
    case 'dividend-collected':
      return event.amount > 0 ? [cash(event.amount, `company-${event.company}`, `player-${event.seat}`)] : []
    case 'stock-split':
      return event.paid.flatMap((amount, seat) => (amount > 0 ? [cash(amount, `company-${event.company}`, `player-${seat}`)] : []))
    case 'bankrupt':
      return event.lost.flatMap((cards, seat) => (cards > 0 ? [{ ...card(event.company, `player-${seat}`, `company-${event.company}`), count: cards }] : []))
    case 'majority-paid':
      return [cash(event.bonus, `company-${event.company}`, `player-${event.seat}`)]
    default:
      return moduleFlights(event, shown, looks)
  }
}
