/** What the people and bots at a table are called. */
import type { SeatShown } from '../net/wire.generated'
import { t } from '../i18n/messages.svelte'

/** Every seat's name; a seat that is still free is called by its number. */
export function seatNames(seats: SeatShown[]): string[] {
  return seats.map((seat) => (seat.holder === 'open' ? t('player', { seat: seat.seat + 1 }) : seat.name))
}

/**
 * A seat's letter on its marker: the first of its name, with the number that the name ends in; where several are alike,
 * with another letter of the name, or of the alphabet. It never begins with a digit: "24" would be read as a number.
 */
export function initials(names: string[]): string[] {
  const letters = names.map((name) => name.match(/\p{L}/gu) ?? [])
  const first = letters.map(([letter]) => letter?.toUpperCase() ?? '?')
  const short = names.map((name, seat) => `${first[seat]}${/\d$/.exec(name)?.[0] ?? ''}`)
  const taken: string[] = []
  for (const [seat, letter] of short.entries()) {
    const others = [...(letters[seat] ?? []).slice(1), ...'abcdefghijklmnopqrstuvwxyz'].map(
      (other) => `${first[seat]}${other.toLowerCase()}`,
    )
    const wishes = short.filter((other) => other === letter).length > 1 ? others : [letter]
    taken.push(wishes.find((wish) => !taken.includes(wish)) ?? letter)
  }
  return taken
}
