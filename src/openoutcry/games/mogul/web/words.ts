/** Mogul in words: events, questions and the table, from the catalogues it shares with the terminal. */
import { hasMessage, createSentences, t, type Asked, type OptionShown } from '@openoutcry/game-api'
import { nouns } from './nouns.generated'
import type { MogulShown } from './wire.generated'
import { anyOptionArgs } from './args'

export function companyName(shown: MogulShown, company: number): string {
  return shown.companies[company]?.name ?? '?'
}

const said = createSentences<MogulShown>(nouns, { company: companyName })
export const { eventWords, askWords, optionWords, ruleWords } = said

/** Who is thinking about what, and why. */
export function turnWords({ seat, kind }: Asked, shown: MogulShown, names: string[]): string {
  return t(
    `turn-mogul-${kind}`,
    said.given(
      { seat, pot: shown.pot, company: shown.card?.company ?? 0, border: shown.card?.border ?? 0 },
      shown,
      names,
    ),
  )
}

/** The key that gives this answer: the number of shares, or a letter of its word. */
export function keyOf(option: OptionShown): string | null {
  const { shares } = anyOptionArgs(option)
  if (typeof shares === 'number') return String(shares)
  const letter = `web-mogul-key-${option.words}`
  return hasMessage(letter) ? t(letter) : null
}

/** The drawing of the table, for who cannot see it. */
export function boardWords(shown: MogulShown): string {
  const parts = [
    t('part-mogul-round', { round: shown.round }),
    t(`phase-mogul-${shown.phase}`),
    shown.card
      ? t('web-mogul-card-says', {
          company: companyName(shown, shown.card.company),
          border: companyName(shown, shown.card.border),
        })
      : '',
    `${t('part-mogul-pot')} ${shown.pot}`,
    `${t('part-mogul-bank')} ${shown.bank}`,
    `${t('part-mogul-pile')} ${shown.pile}`,
    shown.crash_next && shown.phase !== 'over' ? t('part-mogul-crash-next') : '',
  ]
  return parts.filter(Boolean).join('. ')
}
