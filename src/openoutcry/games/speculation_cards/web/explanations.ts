/** Where the numbers of the table come from, line by line. */
import { t } from '@openoutcry/game-api'
import type { SpeculationCardsShown } from './wire.generated'
import { cardName, pileName } from './words'

/** What a hand makes of a pile: so many cards of the suit on top, each worth its rank. */
export function pileWhy(shown: SpeculationCardsShown, pile: number, worth: number): string[] {
  const top = shown.piles[pile]?.cards.at(-1)
  const kind = top === undefined ? undefined : shown.kinds[top]
  if (top === undefined || !kind) return [`${pileName(pile)}: ${t('part-speculation-cards-empty')}`]
  const values = { pile: pile + 1, card: cardName(shown, top), points: worth }
  if (kind.rank === null) return [t('why-speculation-cards-joker', values)]
  return [t('why-speculation-cards-pile', { ...values, count: worth / kind.rank, rank: kind.rank })]
}

/** All piles that count in this round. */
export function handWhy(shown: SpeculationCardsShown, worth: number[]): string[] {
  return worth.flatMap((points, pile) => (shown.piles[pile]?.counts ? pileWhy(shown, pile, points) : []))
}

/** The rounds that have been scored. */
export function totalWhy(
  { phase, round, players }: Pick<SpeculationCardsShown, 'phase' | 'round' | 'players'>,
  seat: number,
): string[] {
  const scored = (players[seat]?.scores ?? []).slice(0, phase === 'over' ? round : round - 1)
  return scored.length > 0
    ? scored.map((points, n) => `${t('round', { round: n + 1 })}: ${points}`)
    : [t('why-speculation-cards-no-round')]
}
