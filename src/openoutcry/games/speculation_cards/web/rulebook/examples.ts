/** The small positions that the pictures show, and what comes of them. A card is its rank and its suit, or a Joker. */
import type { SpeculationCardsShown } from '../wire.generated'
import { cardName } from '../words'
import { formatList, numberOf, t, type Box, type WordArgs } from '@openoutcry/game-api'

export type Face = [rank: number, suit: string] | null

/** The tops of the three piles, and the card that is discarded on the first of them: it matches the third. */
export const match = {
  tops: [
    [3, 'clubs'],
    [6, 'hearts'],
    [5, 'spades'],
  ] as Face[],
  card: [5, 'diamonds'] as Face,
  under: 2,
}
/** Round 2: two tops count. */
export const scored = {
  tops: [
    [5, 'hearts'],
    [3, 'clubs'],
  ] as Face[],
  held: { hearts: 4, clubs: 2, spades: 1 } as Record<string, number>,
  jokers: 1,
}

/** The number of a card in the deck that is shown. */
export function cardOf({ kinds, suits }: Pick<SpeculationCardsShown, 'kinds' | 'suits'>, face: Face): number {
  const found = kinds.findIndex(({ rank, suit }) =>
    face ? rank === face[0] && suits[suit ?? -1] === face[1] : rank === null,
  )
  return Math.max(0, found)
}

export function pointsOf(top: Face): number {
  return top ? top[0] * (scored.held[top[1]] ?? 0) : 0
}

export function args(box: Box<SpeculationCardsShown>): WordArgs {
  const { shown } = box
  const points = scored.tops.map(pointsOf)
  const count = (name: string): number => numberOf(box, name)
  const ranks = count('deck_highest_rank') - count('deck_lowest_rank') + 1
  return {
    cards: ranks * shown.suits.length * count('deck_copies') + count('deck_jokers'),
    suits: formatList(shown.suits.map((suit) => t(`suit-speculation-cards-${suit}`))),
    match_card: cardName(shown, cardOf(shown, match.card)),
    match_taken: cardName(shown, cardOf(shown, match.tops[2] ?? null)),
    match_under: match.under,
    match_cards: match.under + 1,
    score_first: points[0] ?? 0,
    score_second: points[1] ?? 0,
    score_sum: points.reduce((sum, one) => sum + one, 0),
    score_hearts: scored.held['hearts'] ?? 0,
    score_clubs: scored.held['clubs'] ?? 0,
  }
}
