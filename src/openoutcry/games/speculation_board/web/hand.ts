/** Where the cards of a hand lie. */

/** As many places as a hand has cards at most. */
const PLACES = 2

/** The card on a place; undefined on an empty one. */
export type Place = number | undefined

/** Return the places of these cards: a card keeps its place, and a new card takes the first that is empty. There are never
 * more places than `PLACES` and the hand need. */
export function lay(before: Place[], hand: number[]): Place[] {
  const count = Math.max(PLACES, hand.length)
  const places = Array.from({ length: count }, (_, n) => hand.find((card) => card === before[n]))
  for (const card of hand.filter((one) => !places.includes(one)).sort((one, other) => one - other))
    places[places.indexOf(undefined)] = card
  return places
}
