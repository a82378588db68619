/** Mogul in words: events, questions and the table, from the catalogues it shares with the terminal. */
import { known, listed, t, type WordArgs } from '../../lib/words.svelte'
import type { Asked, ChoiceShown, OptionShown } from '../../wire'
import type { Told } from '../registry'
import type { MogulEvent, MogulShown } from './wire'

export function companyName(shown: MogulShown, company: number): string {
  return shown.companies[company]?.name ?? '?'
}

/** The railroads' numbers among some values become their names. */
function named(shown: MogulShown, args: WordArgs): WordArgs {
  const words = { ...args }
  for (const key of ['company', 'border']) {
    const value = words[key]
    if (typeof value === 'number') words[key] = companyName(shown, value)
  }
  return words
}

export function eventWords({ event }: Told<MogulEvent>, shown: MogulShown, names: string[]): string {
  const args: WordArgs = {}
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if (typeof value === 'number' || typeof value === 'string') args[key] = value
  }
  if ('seat' in event) args['name'] = names[event.seat] ?? '?'
  if (event.event === 'auction-won') args['runner_up'] = names[event.runner_up] ?? '?'
  if (event.event === 'game-over') {
    args['winners'] = listed(event.winners.map((seat) => names[seat] ?? '?'))
    args['count'] = event.winners.length
  }
  return t(`event-mogul-${event.event}`, named(shown, args))
}

/** Who is thinking about what, and why. */
export function turnWords({ seat, kind }: Asked, shown: MogulShown, names: string[]): string {
  const args = { name: names[seat] ?? '?', pot: shown.pot, company: shown.card?.company ?? 0, border: shown.card?.border ?? 0 }
  return t(`turn-mogul-${kind}`, named(shown, args))
}

export function askWords(choice: ChoiceShown, shown: MogulShown): string {
  return t(choice.key, named(shown, choice.args))
}

export function optionWords(option: OptionShown, shown: MogulShown): string {
  return t(option.key, named(shown, option.args))
}

export function ruleWords(option: OptionShown, shown: MogulShown): string {
  return option.rule ? t(option.rule, named(shown, option.args)) : ''
}

/** The key that gives this answer: the number of shares, or a letter of its word. */
export function keyOf(option: OptionShown): string | null {
  const shares = option.args['shares']
  if (typeof shares === 'number') return String(shares)
  const letter = `web-mogul-key-${option.words}`
  return known(letter) ? t(letter) : null
}

/** The drawing of the table, for who cannot see it. */
export function boardWords(shown: MogulShown): string {
  const parts = [
    t('part-mogul-round', { round: shown.round }),
    t(`phase-mogul-${shown.phase}`),
    shown.card
      ? t('web-mogul-card-says', { company: companyName(shown, shown.card.company), border: companyName(shown, shown.card.border) })
      : '',
    `${t('part-mogul-pot')} ${shown.pot}`,
    `${t('part-mogul-bank')} ${shown.bank}`,
    `${t('part-mogul-pile')} ${shown.pile}`,
    shown.crash_next && shown.phase !== 'over' ? t('part-mogul-crash-next') : '',
  ]
  return parts.filter(Boolean).join('. ')
}
