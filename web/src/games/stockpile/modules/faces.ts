/** What stands on the button of an answer to a question of the modules: a picture, a name, a figure and a line below. */
import { t } from '../../../lib/words.svelte'
import type { ChoiceShown, OptionShown } from '../../../wire'
import { BOOM, BUST, COMMODITY } from '../kinds'
import { money } from '../money'
import type { InsiderShown, StockpileShown } from '../wire'
import { cardName, companyName, forecastSign, optionWords } from '../words'
import { abilityWords, effectWords, investorKnown, strategyKnown } from './names'

export interface Face {
  title: string
  company?: number
  /** A card; null where it is covered. */
  card?: number | null
  pair?: InsiderShown
  figure?: string
  /** Whether the figure is money that comes, or a company that splits; or the contrary. */
  mood?: 'good' | 'bad'
  note?: string
  /** In full: abilities of investors, effects of strategy cards, and what of them is ours. */
  says?: { says: string; known: string }[]
}

/** Answers that belong together: by the card that is placed, by the way a company moves. */
export interface Group {
  title: string
  card?: number
  options: OptionShown[]
}

export const declines = ['nothing', 'done', 'enough', 'buy 0']

const number = (option: OptionShown, key: string): number | undefined => {
  const value = option.args[key]
  return typeof value === 'number' ? value : undefined
}

export function groupsOf(choice: ChoiceShown, open: OptionShown[], shown: StockpileShown): Group[] {
  const by = (key: (option: OptionShown) => string, made: (option: OptionShown) => Omit<Group, 'options'>): Group[] => {
    const found = new Map<string, Group>()
    for (const option of open) {
      const group = found.get(key(option)) ?? { ...made(option), options: [] }
      group.options.push(option)
      found.set(key(option), group)
    }
    return [...found.values()]
  }
  if (choice.kind === 'place-commerce') {
    const card = (option: OptionShown): number => number(option, 'card') ?? COMMODITY
    return by((option) => option.words.split(' ')[0] ?? '', (option) => ({ title: cardName(shown, card(option)), card: card(option) }))
  }
  if (choice.kind === 'nudge') {
    const way = (option: OptionShown): string => (declines.includes(option.words) ? '' : (option.words.split(' ')[0] ?? ''))
    return by(way, (option) => ({ title: way(option) && t(`web-stockpile-nudge-${way(option)}`) }))
  }
  if (choice.kind === 'pick') {
    const what = (option: OptionShown): string => (number(option, 'company') === undefined ? 'forecast' : 'company')
    return by(what, (option) => ({ title: t(`web-stockpile-pick-${what(option)}`) }))
  }
  return [{ title: '', options: open }]
}

export function faceOf(kind: string, option: OptionShown, shown: StockpileShown, names: string[]): Face {
  const company = number(option, 'company')
  const pile = number(option, 'pile')
  if (declines.includes(option.words)) return { title: optionWords(option, shown, names) }
  if (kind === 'keep-investor' || kind === 'which-first') {
    const both = ['investor', 'partner'].flatMap((key) => number(option, key) ?? [])
    return { title: optionWords(option, shown, names), says: both.map((one) => ({ says: abilityWords(shown, one), known: investorKnown(shown, one) })) }
  }
  if (kind === 'drop-strategy') {
    const card = number(option, 'strategy') ?? 0
    return { title: optionWords(option, shown, names), says: [{ says: effectWords(shown, card), known: strategyKnown(shown, card) }] }
  }
  if (kind === 'buy-bonds') {
    const bonds = number(option, 'bonds') ?? 0
    return { title: optionWords(option, shown, names), note: t('web-stockpile-bonds-pay', { money: money(bonds), worth: money(bonds * shown.bond_price) }) }
  }
  if (kind === 'which-card') {
    const card = shown.piles[pile ?? 0]?.cards[number(option, 'place') ?? 0]
    const known = card?.kind ?? null
    return { title: known === null ? t('web-stockpile-covered-card') : cardName(shown, known), card: known, note: t(card?.face_up ? 'web-stockpile-up' : 'web-stockpile-down') }
  }
  if (kind === 'burn') return { title: optionWords(option, shown, names), card: option.words === 'boom' ? BOOM : BUST }
  if (kind === 'spend') return { title: cardName(shown, number(option, 'card') ?? COMMODITY), card: number(option, 'card') ?? COMMODITY }
  if (kind === 'peek' || kind === 'pair') return { title: optionWords(option, shown, names), pair: shown.pairs[number(option, 'pair') ?? -1] }
  if (pile !== undefined) return pileFace(kind, pile, shown)
  if (company !== undefined) return companyFace(kind, option, company, shown)
  const forecast = number(option, 'forecast')
  return forecast === undefined ? { title: optionWords(option, shown, names) } : { title: forecastSign(shown, forecast) }
}

function pileFace(kind: string, pile: number, shown: StockpileShown): Face {
  const cards = shown.piles[pile]?.cards ?? []
  const covered = cards.filter((card) => card.kind === null).length
  const note = kind === 'look-pile' ? t('web-stockpile-covered-there', { count: covered }) : t('cards', { cards: cards.length })
  return { title: `${t('part-stockpile-pile')} ${pile + 1}`, note }
}

function companyFace(kind: string, option: OptionShown, company: number, shown: StockpileShown): Face {
  const value = number(option, 'value')
  const title = companyName(shown, company)
  const half = option.args['sale'] === 'half'
  switch (kind) {
    case 'nudge': {
      const ends = option.args['ends']
      const end: Pick<Face, 'mood' | 'note'> = ends === 'split' ? { mood: 'good', note: `×2 ${t('web-stockpile-splits')}` } : ends === 'bankrupt' ? { mood: 'bad', note: `✕ ${t('web-stockpile-bankrupt')}` } : {}
      return { title: `${shown.companies[company]?.value ?? ''} → ${value ?? ''}`, company, ...end }
    }
    case 'buy-stock':
      return { title, company, note: t('web-stockpile-bargain', { cost: money(number(option, 'cost') ?? 0), value: money(value ?? 0) }) }
    case 'sell-at':
      return { title, company, figure: `+${money(number(option, 'price') ?? 0)}`, mood: 'good', note: half ? t('web-stockpile-sell-half') : undefined }
    case 'give-up':
      return { title, company, note: t(half ? 'web-stockpile-give-half' : 'web-stockpile-give-share') }
    case 'take':
    case 'keep-card':
    case 'choose':
      return { title, company, note: t('web-stockpile-worth', { value: money(value ?? 0) }) }
    default:
      return { title, company }
  }
}
