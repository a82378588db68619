/** One question, one place: where on the table an answer is given. The bar has those that have no place there. */
import type { ChoiceShown, OptionShown } from '@openoutcry/game-api'
import { anyOptionArgs } from './args'

export type Place = 'piles' | 'board' | 'pairs' | 'portfolio' | 'hand' | 'spread' | 'bar'

const places: Record<string, Place> = {
  place: 'piles',
  bid: 'piles',
  'place-commerce': 'piles',
  'place-first': 'piles',
  'look-pile': 'piles',
  'from-pile': 'piles',
  'which-card': 'piles',
  'to-pile': 'piles',
  act: 'board',
  nudge: 'board',
  choose: 'board',
  peek: 'pairs',
  pair: 'pairs',
  sell: 'portfolio',
  'sell-at': 'portfolio',
  'give-up': 'portfolio',
  show: 'portfolio',
  'keep-investor': 'spread',
  'drop-strategy': 'spread',
}

export function placeOf(kind: string, option: OptionShown): Place {
  const { pile, company, pair, strategy, investor } = anyOptionArgs(option)
  const place = places[kind] ?? 'bar'
  switch (place) {
    case 'piles':
      return pile === undefined ? 'bar' : place
    case 'board':
      if (kind === 'act' && company === undefined)
        return strategy === undefined && investor === undefined ? 'bar' : 'hand'
      return company === undefined ? 'bar' : place
    case 'portfolio':
      return company === undefined ? 'bar' : place
    case 'pairs':
      return pair === undefined ? 'bar' : place
    default:
      return place
  }
}

/** The answers that are given at a place, closed ones among them. */
export function optionsAt(choice: ChoiceShown | null, place: Place): OptionShown[] {
  return choice === null ? [] : choice.options.filter((option) => placeOf(choice.kind, option) === place)
}

export const openAt = (choice: ChoiceShown | null, place: Place): OptionShown[] =>
  optionsAt(choice, place).filter(({ rule }) => !rule)

/** What a narrow page shows of the table, one of them at a time. */
export const views = ['piles', 'board', 'portfolio', 'players'] as const
export type View = (typeof views)[number]

/** What is looked at: the pieces of the question, else what the phase is about. */
export function viewOf(choice: ChoiceShown | null, phase: string): View {
  const place = choice === null ? 'bar' : (places[choice.kind] ?? 'bar')
  if (place === 'piles' || place === 'spread') return 'piles'
  if (place === 'board' || place === 'pairs') return 'board'
  if (place === 'portfolio') return 'portfolio'
  return ['setup', 'information', 'supply', 'demand'].includes(phase) ? 'piles' : 'board'
}
