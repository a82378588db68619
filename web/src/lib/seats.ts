/** What the people and bots at a table are called. */
import type { SeatShown } from '../wire'
import { known, t } from './words.svelte'

/** Every seat's name in the reader's language; two bots of a kind are told apart by a number. */
export function seatNames(seats: SeatShown[]): string[] {
  return seats.map((seat) => {
    if (seat.holder === 'open') return t('player', { seat: seat.seat + 1 })
    if (!seat.bot || !known(`bot-${seat.bot}`)) return seat.name
    const alike = seats.filter((other) => other.bot === seat.bot)
    const name = t(`bot-${seat.bot}`)
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
  })
}

/** A seat's letter on its marker: the first of its name with the number it ends in, or the seat's where two are alike. */
export function initials(names: string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '?')
  const short = names.map((name, seat) => `${first[seat]}${/\d$/.exec(name)?.[0] ?? ''}`)
  return short.map((one, seat) => (short.filter((other) => other === one).length > 1 ? `${first[seat]}${seat + 1}` : one))
}
