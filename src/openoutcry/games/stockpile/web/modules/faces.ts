/** What stands on the button of an answer in the bar: a picture, a name, a figure and a line below. Answers that have a place on the table have none. */
import { t, type ChoiceShown, type OptionShown } from '@openoutcry/game-api'
import { anyOptionArgs, optionArgs } from '../args'
import { money } from '../money'
import { BOOM, BUST, COMMODITY } from '../nouns.generated'
import type { StockpileShown } from '../wire.generated'
import { cardName, companyName, forecastSign, optionWords } from '../words'
import { abilityWords, investorKnown } from '../pieces/names'

export interface Face {
  title: string
  company?: number
  card?: number
  note?: string
  /** What an investor can do, and what of it is ours. */
  says?: { says: string; known: string }
}

/** Answers that belong together. */
export interface Group {
  title: string
  options: OptionShown[]
}

export const declines = ['nothing', 'done', 'enough', 'buy 0']

/** Companies apart from forecasts. */
export function groupsOf(choice: ChoiceShown, open: OptionShown[]): Group[] {
  if (choice.kind !== 'pick') return [{ title: '', options: open }]
  const [companies, forecasts] = [
    open.filter((option) => anyOptionArgs(option).company !== undefined),
    open.filter((option) => anyOptionArgs(option).company === undefined),
  ]
  return [
    { title: t('web-stockpile-pick-company'), options: companies },
    { title: t('web-stockpile-pick-forecast'), options: forecasts },
  ].filter(({ options }) => options.length > 0)
}

export function faceOf(kind: string, option: OptionShown, shown: StockpileShown, names: string[]): Face {
  const title = optionWords(option, shown, names)
  if (declines.includes(option.words)) return { title }
  const { company, forecast, value = 0, cost = 0 } = anyOptionArgs(option)
  switch (kind) {
    case 'which-first': {
      const { investor = 0 } = optionArgs('which-first', option)
      return { title, says: { says: abilityWords(shown, investor), known: investorKnown(shown, investor) } }
    }
    case 'buy-bonds': {
      const bonds = optionArgs('buy-bonds', option).bonds ?? 0
      return {
        title: `${t('part-stockpile-bonds', { bonds })} · ${money(cost)}`,
        note: t('web-stockpile-bonds-pay', { money: money(bonds), worth: money(bonds * shown.bond_price) }),
      }
    }
    case 'burn':
      return { title, card: option.words === 'boom' ? BOOM : BUST }
    case 'spend': {
      const { card = COMMODITY } = optionArgs('spend', option)
      return { title: cardName(shown, card), card }
    }
    case 'buy-stock':
      return {
        title: companyName(shown, company ?? 0),
        company,
        note: t('web-stockpile-bargain', { cost: money(cost), value: money(value) }),
      }
    case 'take':
    case 'keep-card':
      return {
        title: companyName(shown, company ?? 0),
        company,
        note: t('web-stockpile-worth', { value: money(value) }),
      }
    case 'pick':
      return company === undefined
        ? { title: forecastSign(shown, forecast ?? 0) }
        : { title: companyName(shown, company), company }
    default:
      return { title }
  }
}
