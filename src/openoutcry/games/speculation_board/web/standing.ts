/** Ranks, prices and fortunes while pieces are on their way: those of the view, as soon as the pieces lie as they do there. */
import type { PlayerShown, SpeculationBoardShown } from './wire.generated'

type Shown = SpeculationBoardShown

const alike = (one: PlayerShown, other: PlayerShown | undefined): boolean =>
  one.cash === other?.cash && one.shares.every((count, company) => count === other.shares[company])

/** What is drawn with the figures of the view; until all bricks have come, with those that were drawn before. */
export function settled(drawn: Shown, view: Shown): Shown {
  if (!drawn.companies.every(({ space }, company) => space === view.companies[company]?.space)) return drawn
  const companies = drawn.companies.map((one, company) => ({
    ...one,
    rank: view.companies[company]?.rank ?? one.rank,
    price: view.companies[company]?.price ?? one.price,
  }))
  const players = drawn.players.map((one, seat): PlayerShown => {
    const same = view.players[seat]
    return same && alike(one, same) ? { ...one, shares_worth: same.shares_worth, fortune: same.fortune } : one
  })
  return { ...drawn, companies, players }
}

/** Which slot of END a brick takes: after those that came before. */
export function slotOnEnd(shown: Shown, company: number): number {
  const rank = shown.companies[company]?.rank ?? 0
  return shown.companies.filter((other) => other.space === shown.end && other.rank < rank).length
}
