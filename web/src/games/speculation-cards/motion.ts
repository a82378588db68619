/** What flies over the table when something happens. */
import type { Flight } from '../../table/flights.svelte'
import type { Told } from '../registry'
import { backPicture, cardPicture } from './picture'
import type { SpeculationCardsEvent, SpeculationCardsShown } from './wire'

const AT_MOST = 6

export function flights({ event }: Told<SpeculationCardsEvent>, shown: SpeculationCardsShown): Flight[] {
  const card = (number: number, from: string, to: string): Flight => ({ thing: 'share', from, to, count: 1, paint: cardPicture(shown, number) })
  switch (event.event) {
    case 'card-turned-up':
      return [card(event.card, 'deck', `pile-${event.pile}`)]
    case 'top-taken':
      return [card(event.card, `pile-${event.pile}`, `player-${event.seat}`)]
    case 'card-drawn':
      return [{ thing: 'share', from: 'deck', to: `player-${event.seat}`, count: 1, paint: backPicture }]
    case 'card-discarded':
      return [card(event.card, `player-${event.seat}`, `pile-${event.pile}`)]
    case 'pile-taken':
      return event.cards.slice(-AT_MOST).map((one) => card(one, `pile-${event.pile}`, `player-${event.seat}`))
    case 'hand-scored':
      return event.points.flatMap((points, pile) =>
        points > 0 ? [{ thing: 'points', from: `pile-${pile}`, to: `player-${event.seat}`, count: 1, text: `+${points}` }] : [],
      )
    default:
      return []
  }
}
