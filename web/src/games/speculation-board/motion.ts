/** How things move: cards to their bricks, bricks one after the other along the track, shares and money between the bank and the players. */
import type { Flight } from '../../table/flights.svelte'
import type { Told } from '../registry'
import { HOLIDAY, HOLIDAY_PAINT, looksOf } from './looks'
import type { SpeculationBoardEvent, SpeculationBoardShown } from './wire'
import { money } from './words'

/** One journey of a brick, `after` so many milliseconds. */
export interface Leg {
  end: number
  after: number
  lasts: number
}

const LONGEST = 3200
/** The cards fly to their bricks before these move. */
const REVEALED = 500

/** The journeys that the news tells of, by company: each begins when the one before has ended. */
export function legsOf(news: Told<SpeculationBoardEvent>[]): Map<number, Leg[]> {
  const moves = news.flatMap(({ event }) =>
    event.event === 'brick-moved' || event.event === 'rank-raised' || event.event === 'rank-lowered' ? [event] : [],
  )
  const lasting = moves.map(({ start, end }) => Math.min(900, 320 + Math.abs(end - start) * 70))
  const whole = lasting.reduce((sum, one) => sum + one, 0)
  const haste = Math.min(1, LONGEST / Math.max(1, whole))
  const legs = new Map<number, Leg[]>()
  let after = news.some(({ event }) => event.event === 'cards-revealed') ? REVEALED : 0
  moves.forEach(({ company, end }, index) => {
    const lasts = (lasting[index] ?? 0) * haste
    legs.set(company, [...(legs.get(company) ?? []), { end, after, lasts }])
    after += lasts
  })
  return legs
}

export function flights({ event }: Told<SpeculationBoardEvent>, shown: SpeculationBoardShown): Flight[] {
  const looks = looksOf(shown.companies)
  switch (event.event) {
    case 'start-share-dealt':
      return [{ thing: 'share', from: `company-${event.company}`, to: `player-${event.seat}`, count: 1, paint: looks[event.company]?.paint }]
    case 'cards-revealed':
      return event.cards.map((card, seat) => ({
        thing: 'share',
        from: `player-${seat}`,
        to: card === HOLIDAY ? 'tiles' : `brick-${card}`,
        count: 1,
        paint: looks[card]?.paint ?? HOLIDAY_PAINT,
      }))
    case 'traded': {
      const seat = `player-${event.seat}`
      const share = { thing: 'share', count: 1 } as const
      const gain = event.sold_for - event.bought_for
      return [
        ...(event.sold === null ? [] : [{ ...share, from: seat, to: `company-${event.sold}`, paint: looks[event.sold]?.paint }]),
        ...(event.bought === null ? [] : [{ ...share, from: `company-${event.bought}`, to: seat, paint: looks[event.bought]?.paint }]),
        { thing: 'points', from: `company-${event.sold ?? event.bought}`, to: seat, count: 1, text: gain > 0 ? `+${money(gain)}` : money(gain) },
      ]
    }
    default:
      return []
  }
}
