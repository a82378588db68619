/** Speculation in words: events, questions and the table, from the catalogues it shares with the terminal. */
import { createSentences, t, type OptionShown } from '@openoutcry/game-api'
import { HOLIDAY, nouns } from './nouns.generated'
import type { SpeculationBoardShown } from './wire.generated'
import { anyOptionArgs } from './args'

type Shown = SpeculationBoardShown

/** A company's name, or what the card that is no company's is called. */
export function cardName(shown: Shown, card: number): string {
  return card === HOLIDAY ? t('card-speculation-board-bank-holiday') : (shown.companies[card]?.name ?? '?')
}

export function spaceName(shown: Shown, space: number): string {
  if (space === 0) return t('space-speculation-board-start')
  return space === shown.end ? t('space-speculation-board-end') : t('space-speculation-board', { space })
}

/** The same where there is little room. */
export function spaceShort(shown: Shown, space: number): string {
  if (space === 0) return t('part-speculation-board-start')
  return space === shown.end ? t('part-speculation-board-end') : String(space)
}

export function tileName(action: string): string {
  return t(`tile-speculation-board-${action}`)
}

export const { eventWords, turnWords, askWords, optionWords, ruleWords, money } = createSentences<Shown>(nouns, {
  card: cardName,
  space: spaceName,
})

/** The key that gives this answer: the company's number, 0 for nothing. Cards are answered by their order in the hand. */
export function keyOf(option: OptionShown): string | null {
  if (option.words.startsWith('play ')) return null
  const { company } = anyOptionArgs(option)
  return typeof company === 'number' ? String(company + 1) : '0'
}

/** The drawing of the board, for who cannot see it. */
export function boardWords(shown: Shown): string {
  const standing = [...shown.companies]
    .sort((one, other) => one.rank - other.rank)
    .map((company) =>
      t('web-speculation-board-stands', {
        company: company.name,
        rank: t('rank', { rank: company.rank }),
        space: spaceName(shown, company.space),
        price: money(company.price),
      }),
    )
  return [t('part-speculation-board-track'), ...standing].join('. ')
}
