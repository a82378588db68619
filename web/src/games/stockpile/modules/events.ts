/** Which events of the modules only one seat may read. */
import type { StockpileEvent } from '../wire'

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
