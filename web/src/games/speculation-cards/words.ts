/** The card game in words: events, questions and the table, from the catalogues it shares with the terminal. */
import { known, listed, t, type WordArgs } from '../../lib/words.svelte'
import type { Asked, ChoiceShown, OptionShown } from '../../wire'
import type { Told } from '../registry'
import type { HandScored, SpeculationCardsEvent, SpeculationCardsShown } from './wire'

export function suitName(shown: SpeculationCardsShown, suit: number): string {
  const name = shown.suits[suit] ?? '?'
  return known(`suit-speculation-cards-${name}`) ? t(`suit-speculation-cards-${name}`) : name
}

export function cardName(shown: SpeculationCardsShown, card: number): string {
  const kind = shown.kinds[card]
  if (typeof kind?.suit !== 'number') return t('card-speculation-cards-joker')
  return t('card-speculation-cards', { rank: kind.rank, suit: suitName(shown, kind.suit) })
}

export function cardNames(shown: SpeculationCardsShown, cards: number[]): string {
  return listed(cards.map((card) => cardName(shown, card)))
}

export function pileName(pile: number): string {
  return t('part-speculation-cards-pile', { pile: pile + 1 })
}

/** Numbers among some values become the words of the catalogue: cards by name, piles from 1. */
function named(shown: SpeculationCardsShown, args: Record<string, unknown>): WordArgs {
  const words: WordArgs = { cards: 0, takes: 0 }
  for (const [key, value] of Object.entries(args)) {
    if (key === 'card') words[key] = typeof value === 'number' && value >= 0 ? cardName(shown, value) : 0
    else if (key === 'pile') words[key] = Number(value) + 1
    else if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') words[key] = value
  }
  return words
}

/** "4 clubs, 2 hearts and 1 Joker". */
export function handWords(shown: SpeculationCardsShown, { suits, jokers }: Pick<HandScored, 'suits' | 'jokers'>): string {
  const parts = suits.flatMap((count, suit) => (count > 0 ? [suitCount(shown, suit, count)] : []))
  if (jokers > 0) parts.push(t('count-speculation-cards-joker', { count: jokers }))
  return parts.length > 0 ? listed(parts) : t('part-speculation-cards-no-cards')
}

function suitCount(shown: SpeculationCardsShown, suit: number, count: number): string {
  const id = `count-speculation-cards-${shown.suits[suit]}`
  return known(id) ? t(id, { count }) : t('count-speculation-cards-other', { count, suit: suitName(shown, suit) })
}

export function eventWords({ event }: Told<SpeculationCardsEvent>, shown: SpeculationCardsShown, names: string[]): string {
  const args = named(shown, { ...event })
  if ('seat' in event) args['name'] = names[event.seat] ?? '?'
  switch (event.event) {
    case 'pile-taken':
      args['cards'] = event.cards.length
      args['list'] = cardNames(shown, event.cards)
      break
    case 'hand-scored':
      args['points'] = event.points.reduce((sum, points) => sum + points, 0)
      args['list'] = listed(event.points.map((points, pile) => t('each-speculation-cards-points', { pile: pile + 1, points })))
      args['hand'] = handWords(shown, event)
      break
    case 'game-over':
      args['winners'] = listed(event.winners.map((seat) => names[seat] ?? '?'))
      args['count'] = event.winners.length
  }
  return t(`event-speculation-cards-${event.event}`, args)
}

/** Who is thinking about what, and why. */
export function turnWords({ seat, kind }: Asked, shown: SpeculationCardsShown, names: string[]): string {
  const name = names[seat] ?? '?'
  if (kind === 'pile' && shown.playing !== null) return t('web-speculation-cards-turn-discard', { name, card: cardName(shown, shown.playing) })
  if (kind === 'action' && shown.last_turns) return t('web-speculation-cards-turn-last', { name })
  return t(`turn-speculation-cards-${kind}`, { name })
}

export function askWords(choice: ChoiceShown, shown: SpeculationCardsShown): string {
  if (choice.kind === 'action') return t(shown.last_turns ? 'web-speculation-cards-ask-last' : 'web-speculation-cards-ask')
  return t(choice.key, named(shown, choice.args))
}

export function optionWords(option: OptionShown, shown: SpeculationCardsShown): string {
  return t(option.key, named(shown, option.args))
}

export function ruleWords(option: OptionShown, shown: SpeculationCardsShown): string {
  return option.rule ? t(option.rule, named(shown, option.args)) : ''
}

/** The key that gives this answer: the number of its pile, or a letter. Cards are answered where they lie. */
export function keyOf(option: OptionShown): string | null {
  const pile = option.args['pile']
  if (typeof pile === 'number') return String(pile + 1)
  return option.words === 'draw' ? t('web-speculation-cards-key-draw') : null
}
