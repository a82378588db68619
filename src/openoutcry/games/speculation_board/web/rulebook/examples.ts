/** The small positions that the pictures show, and what comes of them. */
import type { SpeculationBoardShown } from '../wire.generated'
import { money } from '../words'
import { listOf, numberOf, signed, t, type Box, type Fact, type WordArgs } from '@openoutcry/game-api'

/** Bricks on the track; the others stand on the start. */
export const priced = [
  { company: 1, space: 24 },
  { company: 0, space: 17 },
  { company: 6, space: 12 },
]
/** The first one is raised past the next, to the first empty space. */
export const raised = {
  company: 3,
  space: 33,
  others: [
    { company: 5, space: 35 },
    { company: 0, space: 36 },
  ],
  to: 37,
}
/** The first one moves by the tile; occupied spaces are not counted. */
export const moved = { company: 6, space: 41, tile: 3, others: [{ company: 2, space: 42 }] }
/** What one player has at the end: how many shares, on which strip and with which rank the brick stands. */
export const fortune = {
  cash: 85,
  held: [
    { company: 1, shares: 2, strip: 6, rank: 1 },
    { company: 0, shares: 1, strip: 5, rank: 3 },
    { company: 7, shares: 1, strip: 5, rank: 7 },
  ],
}

type Strips = Pick<SpeculationBoardShown, 'strips'>

export function stripAt({ strips }: Strips, space: number): number {
  return strips.findIndex(({ last_space }) => space <= last_space)
}

export function priceOf({ strips }: Strips, strip: number, rank: number): number {
  return strips[strip]?.prices[rank - 1] ?? 0
}

/** Where a brick comes to: only empty spaces are counted. */
export function landing({ space, tile, others }: typeof moved): number {
  let at = space
  for (let left = tile; left > 0;) {
    at += 1
    if (others.every((other) => other.space !== at)) left -= 1
  }
  return at
}

export function fortuneOf(shown: Strips): number {
  return fortune.held.reduce((sum, { shares, strip, rank }) => sum + shares * priceOf(shown, strip, rank), fortune.cash)
}

export type Side = 'plain' | 'star'

/** The price lists of a side of the board, segment by segment: the last space of each, and its prices from the first rank on. */
function segments(box: Pick<Box, 'data'>, side: Side): { last: number; prices: number[] }[] {
  const found: { last: number; prices: number[] }[] = []
  for (let n = 1; box.data[`${side}_${n}_last_space`] !== undefined; n++) {
    found.push({
      last: numberOf(box, `${side}_${n}_last_space`),
      prices: listOf(box, `${side}_${n}_prices`).map(Number),
    })
  }
  return found
}

export function priceLists(box: Pick<Box, 'data'>, side: Side): Fact[] {
  const all = segments(box, side)
  return all.map(({ last, prices }, n) => ({
    of:
      n === all.length - 1
        ? t('rules-speculation-board-segment-end')
        : t('rules-speculation-board-segment', { first: (all[n - 1]?.last ?? 0) + 1, last }),
    says: prices.map((price) => signed(price, false)).join(' '),
  }))
}

const lowest = (box: Pick<Box, 'data'>, side: Side): string =>
  money(Math.min(...segments(box, side).flatMap(({ prices }) => prices)))

export function args(box: Box<SpeculationBoardShown>): WordArgs {
  const { shown } = box
  const name = (company: number): string => shown.companies[company]?.name ?? '?'
  const [first, second] = priced
  const price = (one: typeof first, rank: number): string =>
    money(priceOf(shown, stripAt(shown, one?.space ?? 0), rank))
  return {
    companies: shown.companies.length,
    hand: shown.companies.length + 1,
    low: lowest(box, 'plain'),
    star_low: lowest(box, 'star'),
    start_price: money(shown.start_price),
    priced_first: name(first?.company ?? 0),
    priced_second: name(second?.company ?? 0),
    priced_first_space: first?.space ?? 0,
    priced_second_space: second?.space ?? 0,
    priced_first_price: price(first, 1),
    priced_second_price: price(second, 2),
    raised_company: name(raised.company),
    raised_next: name(raised.others[0]?.company ?? 0),
    raised_taken: raised.others[1]?.space ?? 0,
    raised_to: raised.to,
    moved_company: name(moved.company),
    moved_tile: moved.tile,
    moved_taken: moved.others[0]?.space ?? 0,
    moved_to: landing(moved),
    fortune_cash: money(fortune.cash),
    fortune: money(fortuneOf(shown)),
  }
}
