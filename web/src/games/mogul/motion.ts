/** What flies over the table when something happens. */
import type { Flight } from '../../table/flights.svelte'
import type { Told } from '../registry'
import { lookOf } from './looks'
import type { MogulEvent, MogulShown } from './wire'

export function flights({ event }: Told<MogulEvent>, shown: MogulShown): Flight[] {
  const paint = 'company' in event ? lookOf(shown.companies[event.company], event.company).paint : ''
  switch (event.event) {
    case 'stayed':
      return [{ thing: 'chip', from: `player-${event.seat}`, to: 'pot', count: 1 }]
    case 'left':
      return [{ thing: 'chip', from: 'pot', to: `player-${event.seat}`, count: event.chips }]
    case 'credit-taken':
      return [{ thing: 'chip', from: 'bank', to: `player-${event.seat}`, count: event.chips }]
    case 'premium-paid':
      return [{ thing: 'points', from: 'card', to: `player-${event.seat}`, count: 1, text: `+${event.points}` }]
    case 'share-revealed':
      return [{ thing: 'share', from: 'pile', to: 'card', count: 1 }]
    case 'share-taken':
      return [{ thing: 'share', from: 'card', to: `player-${event.seat}`, count: 1, paint }]
    case 'sold':
      return [{ thing: 'share', from: `player-${event.seat}`, to: `company-${event.company}`, count: event.shares, paint }]
    default:
      return []
  }
}
