/** The card game in words: events, questions and the table, from the catalogues it shares with the terminal. */
import {
  hasMessage,
  formatList,
  createSentences,
  t,
  type Asked,
  type ChoiceShown,
  type OptionShown,
  type WordArgs,
} from '@openoutcry/game-api'
import { nouns } from './nouns.generated'
import type { HandScored, SpeculationCardsEvent, SpeculationCardsShown } from './wire.generated'
import { anyOptionArgs } from './args'

export function suitName(shown: SpeculationCardsShown, suit: number): string {
  const name = shown.suits[suit] ?? '?'
  return hasMessage(`suit-speculation-cards-${name}`) ? t(`suit-speculation-cards-${name}`) : name
}

export function cardName(shown: SpeculationCardsShown, card: number): string {
  const kind = shown.kinds[card]
  if (typeof kind?.suit !== 'number') return t('card-speculation-cards-joker')
  return t('card-speculation-cards', { rank: kind.rank, suit: suitName(shown, kind.suit) })
}

export function cardNames(shown: SpeculationCardsShown, cards: number[]): string {
  return formatList(cards.map((card) => cardName(shown, card)))
}

export function pileName(pile: number): string {
  return t('part-speculation-cards-pile', { pile: pile + 1 })
}

/** "4 clubs, 2 hearts and 1 Joker". */
export function handWords(
  shown: SpeculationCardsShown,
  { suits, jokers }: Pick<HandScored, 'suits' | 'jokers'>,
): string {
  const parts = suits.flatMap((count, suit) => (count > 0 ? [suitCount(shown, suit, count)] : []))
  if (jokers > 0) parts.push(t('count-speculation-cards-joker', { count: jokers }))
  return parts.length > 0 ? formatList(parts) : t('part-speculation-cards-no-cards')
}

function suitCount(shown: SpeculationCardsShown, suit: number, count: number): string {
  const id = `count-speculation-cards-${shown.suits[suit]}`
  return hasMessage(id) ? t(id, { count }) : t('count-speculation-cards-other', { count, suit: suitName(shown, suit) })
}

const computed = (event: SpeculationCardsEvent, shown: SpeculationCardsShown): WordArgs =>
  event.event === 'hand-scored' ? { hand: handWords(shown, event) } : {}
const said = createSentences(nouns, { card: cardName }, computed)
export const { eventWords, optionWords, ruleWords } = said

/** Who is thinking about what, and why. */
export function turnWords({ seat, kind }: Asked, shown: SpeculationCardsShown, names: string[]): string {
  const name = names[seat] ?? '?'
  if (kind === 'pile' && shown.playing !== null)
    return t('web-speculation-cards-turn-discard', { name, card: cardName(shown, shown.playing) })
  if (kind === 'action' && shown.last_turns) return t('web-speculation-cards-turn-last', { name })
  return said.turnWords({ seat, kind }, shown, names)
}

export function askWords(choice: ChoiceShown, shown: SpeculationCardsShown): string {
  if (choice.kind === 'action')
    return t(shown.last_turns ? 'web-speculation-cards-ask-last' : 'web-speculation-cards-ask')
  return said.askWords(choice, shown)
}

/** The key that gives this answer: the number of its pile, or a letter. Cards are answered where they lie. */
export function keyOf(option: OptionShown): string | null {
  const { pile } = anyOptionArgs(option)
  if (typeof pile === 'number') return String(pile + 1)
  return option.words === 'draw' ? t('web-speculation-cards-key-draw') : null
}
