/** Speculation in words: events, questions and the table, from the catalogues it shares with the terminal. */
import { listed, t, type WordArgs } from '../../lib/words.svelte'
import type { Asked, ChoiceShown, OptionShown } from '../../wire'
import type { Told } from '../registry'
import { HOLIDAY } from './looks'
import type { SpeculationBoardEvent, SpeculationBoardShown } from './wire'

type Shown = SpeculationBoardShown

export function money(amount: number): string {
  return amount < 0 ? t('money-negative', { amount: -amount }) : t('money', { amount })
}

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

const companies = ['company', 'card', 'sold', 'bought']
const sums = ['price', 'cash', 'sold_for', 'bought_for', 'shares', 'fortune']
const spaces = ['space', 'start', 'end']

/** Numbers of companies, sums and spaces become words; where there is no company it stays the number 0. */
function worded(shown: Shown, values: object): WordArgs {
  const args: WordArgs = {}
  for (const [key, value] of Object.entries(values) as [string, unknown][]) {
    if (companies.includes(key)) args[key] = typeof value === 'number' ? cardName(shown, value) : 0
    else if (typeof value === 'number' && sums.includes(key)) args[key] = money(value)
    else if (typeof value === 'number' && spaces.includes(key)) args[key] = spaceName(shown, value)
    else if (typeof value === 'number' || typeof value === 'string') args[key] = value
  }
  return args
}

export function eventWords({ event }: Told<SpeculationBoardEvent>, shown: Shown, names: string[]): string {
  const args = worded(shown, event)
  if ('seat' in event) args['name'] = names[event.seat] ?? '?'
  switch (event.event) {
    case 'tiles-drawn':
      args['action'] = tileName(event.action)
      break
    case 'cards-revealed':
      args['list'] = listed(
        event.cards.map((card, seat) => t('each-speculation-board-cards', { name: names[seat] ?? '?', card: cardName(shown, card) })),
      )
      break
    case 'fortune-counted':
      args['fortune'] = money(event.cash + event.shares)
      break
    case 'game-over':
      args['winners'] = listed(event.winners.map((seat) => names[seat] ?? '?'))
      args['count'] = event.winners.length
      break
  }
  return t(`event-speculation-board-${event.event}`, args)
}

/** Who is thinking about what, and why. */
export function turnWords({ seat, kind }: Asked, _shown: Shown, names: string[]): string {
  return t(`turn-speculation-board-${kind}`, { name: names[seat] ?? '?' })
}

export function askWords(choice: ChoiceShown, shown: Shown): string {
  return t(choice.key, worded(shown, choice.args))
}

export function optionWords(option: OptionShown, shown: Shown): string {
  return t(option.key, worded(shown, { company: null, ...option.args }))
}

export function ruleWords(option: OptionShown, shown: Shown): string {
  return option.rule ? t(option.rule, worded(shown, option.args)) : ''
}

/** The key that gives this answer: the company's number, 0 for nothing. Cards are answered by their order in the hand. */
export function keyOf(option: OptionShown): string | null {
  if (option.words.startsWith('play ')) return null
  const company = option.args['company']
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
