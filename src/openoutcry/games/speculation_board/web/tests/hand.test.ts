import { beforeAll, expect, test, vi } from 'vitest'
import { lay } from '../hand'
import type { animate as Animate } from '../animations'
import type { SpeculationBoardEvent, SpeculationBoardShown } from '../wire.generated'

let animate: typeof Animate

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { hidden: false, querySelector: () => null })
  animate = (await import('../animations')).animate
})

/** Return the hand of seat 0 after each beat of these events. */
function hands(drawn: SpeculationBoardShown, ...events: SpeculationBoardEvent[]): number[][] {
  const seen: number[][] = []
  for (const event of events) {
    for (const { before, after } of animate({ number: 1, event }, drawn, [], drawn)) {
      drawn = before?.(drawn) ?? drawn
      drawn = after?.(drawn) ?? drawn
      seen.push(drawn.players[0]?.hand ?? [])
    }
  }
  return seen
}

const player = (hand: number[]) => ({ hand, cards: 2, deck: 7, played: [], chosen: null, has_chosen: false })
const table = (...hand: number[]) =>
  ({ active: 0, companies: [], players: [player(hand), player([])] }) as unknown as SpeculationBoardShown

test('a card whose company did not move is put away before the next is drawn', () => {
  const seen = hands(
    table(3, 5),
    { event: 'cards-revealed', cards: [5, 8] },
    { event: 'holiday-kept', holidays: 1, movement: 0 },
    { event: 'card-drawn', seat: 0, card: 6 },
  )
  expect(seen.at(-1)).toEqual([3, 6])
  expect(seen.filter((hand) => hand.length > 2)).toEqual([])
})

test('a card keeps its place, and a new one takes the place of the one that was played', () => {
  const places = lay(lay([], [5, 3]), [5])
  expect(places).toEqual([undefined, 5])
  expect(lay(places, [5, 7])).toEqual([7, 5])
})

test('a hand of two cards lies on two places whatever lay there before', () => {
  const places = lay(lay([], [3, 5, 6]), [3, 6])
  expect(places).toEqual([3, 6])
})
