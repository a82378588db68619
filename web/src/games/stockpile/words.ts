/** Stockpile in words: events, questions and the table, from the catalogues it shares with the terminal. */
import { listed, signed, t, type WordArgs } from '../../lib/words.svelte'
import type { Asked, ChoiceShown, OptionShown } from '../../wire'
import type { Told } from '../registry'
import { kindOf } from './kinds'
import { modulePhrases } from './modules/events'
import { commodityName, investorName, strategyName } from './modules/names'
import { money } from './money'
import { placing } from './placing.svelte'
import type { CardShown, StockpileEvent, StockpileShown } from './wire'

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
  const told = [...new Set(cards)].filter((card) => card !== null).map((card) => {
    const count = cards.filter((other) => other === card).length
    return count > 1 ? t('count-stockpile-card', { count, card: cardName(shown, card) }) : cardName(shown, card)
  })
  const covered = cards.filter((card) => card === null).length
  return listed(covered > 0 ? [...told, t('count-stockpile-covered', { count: covered })] : told)
}

/** What lies on a pile, for who cannot see it. */
export function pileWords(shown: Shown, cards: CardShown[]): string {
  if (cards.length === 0) return t('web-stockpile-no-cards')
  const secret = cards.filter(({ kind, face_up }) => !face_up && kind !== null).map(({ kind }) => cardName(shown, kind ?? 0))
  const others = cards.filter(({ kind, face_up }) => face_up || kind === null).map(({ kind }) => kind)
  const known = secret.length > 0 ? [t('web-stockpile-known', { list: listed(secret) })] : []
  return [...(others.length > 0 ? [cardsWords(shown, others)] : []), ...known].join('. ')
}

const sums = ['bid', 'cost', 'paid', 'fee', 'value', 'per_share', 'price', 'amount', 'bonus', 'penalty', 'worth', 'money']
const places = ['pile', 'pair', 'place']
const called: Record<string, (shown: Shown, number: number) => string> = {
  card: cardName,
  company: companyName,
  forecast: forecastName,
  investor: investorName,
  partner: investorName,
  strategy: strategyName,
  commodity: commodityName,
}

/** Numbers of companies, cards, forecasts, piles and sums become words; where there is none it stays the number 0. */
function worded(shown: Shown, values: object): WordArgs {
  const args: WordArgs = {}
  for (const [key, value] of Object.entries(values) as [string, unknown][]) {
    const call = called[key]
    if (typeof value === 'string') args[key] = value
    else if (typeof value === 'boolean') args[key] = String(value)
    else if (call && value === null) args[key] = 0
    else if (typeof value !== 'number') continue
    else if (call) args[key] = call(shown, value)
    else if (places.includes(key)) args[key] = value + 1
    else args[key] = sums.includes(key) ? money(value) : value
  }
  return args
}

/** Several phrases as one, and how many they are. */
function counted(phrases: string[]): WordArgs {
  return { list: listed(phrases), count: phrases.length }
}

function each(id: string, numbers: number[], said: (number: number, index: number) => WordArgs): string[] {
  return numbers.flatMap((number, index) => (number > 0 ? [t(id, said(number, index))] : []))
}

function phrases(event: StockpileEvent, shown: Shown, names: string[]): WordArgs {
  const name = (seat: number): string => names[seat] ?? '?'
  const firm = (count: number, company: number): WordArgs => ({ count, company: companyName(shown, company) })
  switch (event.event) {
    case 'bid-made':
      return { outbid: event.outbid === null ? 0 : name(event.outbid) }
    case 'pair-revealed':
      return { name: event.seat === null ? 0 : name(event.seat) }
    case 'hand-dealt':
      return { list: cardsWords(shown, event.cards) }
    case 'stock-moved':
      return { direction: event.end > event.start ? 'up' : 'down', spaces: Math.abs(event.end - event.start) }
    case 'stock-split':
      return counted([
        ...each('each-stockpile-split', event.moved, (cards, seat) => ({ name: name(seat), cards })),
        ...each('each-stockpile-split-again', event.paid, (amount, seat) => ({ name: name(seat), amount: money(amount) })),
      ])
    case 'bankrupt':
      return counted(each('each-stockpile-lost', event.lost, (cards, seat) => ({ name: name(seat), cards })))
    case 'portfolio-sold':
      return counted([...each('each-stockpile-shares', event.shares, firm), ...each('each-stockpile-split-shares', event.split, firm)])
    case 'game-over':
      return { winners: listed(event.winners.map(name)), count: event.winners.length }
    default:
      return modulePhrases(event, shown, names, {
        cards: (cards) => cardsWords(shown, cards),
        forecast: (forecast) => forecastName(shown, forecast),
        company: (company) => companyName(shown, company),
      })
  }
}

export function eventWords({ event }: Told<StockpileEvent>, shown: Shown, names: string[]): string {
  const args = worded(shown, event)
  if ('seat' in event && event.seat !== null) args['name'] = names[event.seat] ?? '?'
  return t(`event-stockpile-${event.event}`, { ...args, ...phrases(event, shown, names) })
}

/** Who is thinking about what, and why. */
export function turnWords({ seat, kind }: Asked, _shown: Shown, names: string[]): string {
  return t(`turn-stockpile-${kind}`, { name: names[seat] ?? '?' })
}

/** Whether nothing can be chosen: everybody is asked, so that nobody learns who could. */
export function forced(choice: ChoiceShown): boolean {
  return choice.options.filter(({ rule }) => !rule).length === 1 && (choice.kind === 'sell' || choice.kind === 'collect')
}

export function askWords(choice: ChoiceShown, shown: Shown): string {
  const open = choice.options.filter(({ rule }) => !rule)
  if (choice.kind === 'collect' && shown.paying !== null) {
    const args = { company: companyName(shown, shown.paying), per_share: money(shown.per_share ?? 0) }
    return `${t('part-stockpile-paying', args)} ${forced(choice) ? '' : t('web-stockpile-ask-collect')}`
  }
  if (choice.kind === 'sell' && forced(choice)) return t('web-stockpile-ask-sell-nothing')
  if (choice.kind === 'place') return t(`web-stockpile-ask-${placeQuestion(choice, shown)}`)
  if (choice.kind === 'act') {
    const cards = [...new Set(open.map(({ args }) => args['card']))]
    if (open.every(({ words }) => words === 'done')) return t('web-stockpile-ask-act-nothing')
    if (cards.includes(undefined)) return t('ask-stockpile-act')
    return t(cards.length > 1 ? 'web-stockpile-ask-act' : `web-stockpile-ask-${String(cards[0])}`)
  }
  const two = choice.kind === 'keep-investor' && open.some(({ args }) => args['partner'] !== undefined)
  const question = two ? t('web-stockpile-ask-keep-two') : t(choice.key, worded(shown, choice.args))
  const by = askedBy(shown)
  return by ? t('by-stockpile', { by, question }) : question
}

/** Two cards, one up and one down, as everybody places them; else what some investors allow. */
export function placedAsUsual(choice: ChoiceShown, shown: Shown): boolean {
  const open = choice.options.filter(({ rule }) => !rule).map(({ words }) => words.split(' '))
  const ways = new Set(open.map(([, way]) => way))
  const cards = new Set(open.map(([card]) => card))
  return [...cards].every((card) => card === 'first' || card === 'second') && (cards.size > 1 || ways.size === 1) && (shown.players[choice.seat]?.hand.length ?? 0) <= 2
}

function placeQuestion(choice: ChoiceShown, shown: Shown): string {
  const open = choice.options.filter(({ rule }) => !rule)
  if (open.every(({ args }) => shown.piles[Number(args['pile'])]?.cards.length === 0)) return 'lay-out'
  if (!placedAsUsual(choice, shown)) return 'place-freely'
  return open.some(({ words }) => words.startsWith('second')) ? 'place' : 'place-last'
}

/** The investor or the strategy card that asks now. */
function askedBy(shown: Shown): string {
  if (shown.using_investor !== null) return investorName(shown, shown.using_investor)
  return shown.using_strategy === null ? '' : strategyName(shown, shown.using_strategy)
}

/** Where an answer has no such thing, it is said so: the number 0. */
const absent = { sale: '', ends: '', investor: null, partner: null, company: null, forecast: null }

export function optionWords(option: OptionShown, shown: Shown, names: string[] = []): string {
  const seat = option.args['seat']
  const name = typeof seat === 'number' && seat >= 0 ? (names[seat] ?? '?') : 0
  return t(option.key, { ...worded(shown, { ...absent, ...option.args }), name })
}

export function ruleWords(option: OptionShown, shown: Shown): string {
  return option.rule ? t(option.rule, worded(shown, option.args)) : ''
}

/** The key that gives this answer: a pile's number for the card that is held, a company's, how many shares are shown. */
export function keyOf(option: OptionShown): string | null {
  const [verb, ...rest] = option.words.split(' ')
  const company = option.args['company']
  if (rest[0] === 'up' || rest[0] === 'down') return placing.matches(option.words) ? (rest.at(-1) ?? null) : null
  if (verb === 'show') return rest[0] ?? null
  if (verb === 'done') return '0'
  if (verb === 'sell' && option.args['sale'] !== 'split' && typeof company === 'number') return String(company + 1)
  if ((verb === 'boom' || verb === 'bust') && typeof company === 'number') return placing.action === verb ? String(company + 1) : null
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
