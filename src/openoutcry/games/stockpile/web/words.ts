/** Stockpile in words: events, questions and the table, from the catalogues it shares with the terminal. */
import {
  cardPhrases,
  formatList,
  createSentences,
  signed,
  t,
  type AnyEvent,
  type ChoiceShown,
  type OptionShown,
  type TableView,
} from '@openoutcry/game-api'
import { kindOf } from './kinds'
import { commodityName, investorName, strategyName } from './pieces/names'
import { money } from './money'
import { placingOf } from './choices/placing.svelte'
import { COMMODITY, nouns } from './nouns.generated'
import type { CardShown, StockpileShown } from './wire.generated'
import { anyOptionArgs } from './args'

type Shown = StockpileShown

export { money }

export function companyName(shown: Shown, company: number): string {
  return shown.companies[company]?.name ?? '?'
}

export function cardName(shown: Shown, card: number): string {
  const kind = kindOf(shown, card)
  if (kind.is === 'stock') return companyName(shown, kind.company)
  if (kind.is === 'fee') return t('card-stockpile-fee', { fee: money(kind.fee) })
  if (kind.is === 'commodity') return commodityName(shown, kind.commodity)
  if (kind.is === 'investor') return investorName(shown, kind.investor)
  return kind.is === 'other' ? '?' : t(`card-stockpile-${kind.is}`)
}

/** As it is printed on the card. */
export function forecastSign(shown: Shown, forecast: number): string {
  return (shown.forecasts[forecast] ?? '?').replace('-', '−')
}

export function forecastName(shown: Shown, forecast: number): string {
  const sign = forecastSign(shown, forecast)
  return sign.startsWith('$') ? t('forecast-stockpile-dividend', { sign }) : sign
}

/** "2 × Epic Electric, Stock Boom and 1 face-down card". */
export function cardsWords(shown: Shown, cards: (number | null)[]): string {
  return formatList(cardPhrases(nouns, cards, (card) => cardName(shown, card)))
}

/** What lies on a pile, for who cannot see it. */
export function pileWords(shown: Shown, cards: CardShown[]): string {
  if (cards.length === 0) return t('web-stockpile-no-cards')
  const secret = cards
    .filter(({ kind, face_up }) => !face_up && kind !== null)
    .map(({ kind }) => cardName(shown, kind ?? 0))
  const others = cards.filter(({ kind, face_up }) => face_up || kind === null).map(({ kind }) => kind)
  const known = secret.length > 0 ? [t('web-stockpile-known', { list: formatList(secret) })] : []
  return [...(others.length > 0 ? [cardsWords(shown, others)] : []), ...known].join('. ')
}

const said = createSentences<Shown>(nouns, {
  card: cardName,
  company: companyName,
  forecast: forecastName,
  investor: investorName,
  strategy: strategyName,
  commodity: (shown, commodity) => cardName(shown, COMMODITY + commodity),
})
export const { eventWords, turnWords, optionWords, ruleWords } = said

/** Whether nothing can be chosen: everybody is asked, so that nobody learns who could. */
export function forced(choice: ChoiceShown): boolean {
  return (
    choice.options.filter(({ rule }) => !rule).length === 1 && (choice.kind === 'sell' || choice.kind === 'collect')
  )
}

export function askWords(choice: ChoiceShown, shown: Shown): string {
  if (choice.kind === 'collect' && forced(choice)) return t('part-stockpile-paying', said.given(choice.args, shown, []))
  if (choice.kind === 'sell' && forced(choice)) return t('web-stockpile-ask-sell-nothing')
  const question = said.askWords(choice, shown)
  const by = askedBy(shown)
  return by ? t('by-stockpile', { by, question }) : question
}

/** Two cards, one up and one down, as everybody places them; else what some investors allow. */
export function placedAsUsual(choice: ChoiceShown, shown: Shown): boolean {
  const open = choice.options.filter(({ rule }) => !rule).map(({ words }) => words.split(' '))
  const ways = new Set(open.map(([, way]) => way))
  const cards = new Set(open.map(([card]) => card))
  return (
    [...cards].every((card) => card === 'first' || card === 'second') &&
    (cards.size > 1 || ways.size === 1) &&
    (shown.players[choice.seat]?.hand.length ?? 0) <= 2
  )
}

/** The investor or the strategy card that asks now. */
function askedBy(shown: Shown): string {
  if (shown.using_investor !== null) return investorName(shown, shown.using_investor)
  return shown.using_strategy === null ? '' : strategyName(shown, shown.using_strategy)
}

/** Return the key of an option: the number of a pile (for the card that is held), of a company, or of shares. */
export function keyOf(option: OptionShown, table: TableView<object, AnyEvent>): string | null {
  const placing = placingOf(table)
  const [verb, ...rest] = option.words.split(' ')
  const { company, sale } = anyOptionArgs(option)
  if (rest[0] === 'up' || rest[0] === 'down') return placing.matches(option.words) ? (rest.at(-1) ?? null) : null
  if (verb === 'show') return rest[0] ?? null
  if (verb === 'done') return '0'
  if (verb === 'sell' && sale !== 'split' && typeof company === 'number') return String(company + 1)
  if ((verb === 'boom' || verb === 'bust') && typeof company === 'number')
    return placing.action === verb ? String(company + 1) : null
  return null
}

/** The drawing of a company's track, for who cannot see it. */
export function trackWords(shown: Shown, company: number): string {
  const one = shown.companies[company]
  if (!one) return ''
  const values = one.track.map(({ value, dollars }) => `${value}${dollars > 0 ? '$' : ''}`).join(' ')
  return t('web-stockpile-track', {
    company: one.name,
    value: money(one.value),
    space: one.space + 1,
    spaces: one.track.length,
    values,
  })
}

export function change(from: number, to: number): string {
  return signed(to - from)
}
