/** Why some answers of a question are closed, said once for all that are closed for the same reason. */
import { t, type ChoiceShown } from '@openoutcry/game-api'
import type { StockpileShown } from '../wire.generated'
import { optionWords, ruleWords } from '../words'
import { anyOptionArgs } from '../args'

export interface Closed {
  why: string
  rule: string
  companies: number[]
  /** Answers that are about no company, in words. */
  words: string[]
}

/** Rules that close what nobody would look for: piles, players and cards that there are not. */
const empty = ['no-such-pile', 'not-offered', 'not-in-hand'].map((rule) => `rule-stockpile-${rule}`)

export function closedOf(choice: ChoiceShown, shown: StockpileShown, names: string[]): Closed[] {
  const open = new Set(choice.options.filter(({ rule }) => !rule).map((option) => anyOptionArgs(option).company))
  const found = new Map<string, Closed>()
  for (const option of choice.options) {
    const { company } = anyOptionArgs(option)
    if (!option.rule || empty.includes(option.rule)) continue
    // A company that can be chosen in another way is not closed.
    if (typeof company === 'number' ? open.has(company) : !['buy-bonds', 'place-commerce'].includes(choice.kind))
      continue
    const why = ruleWords(option, shown)
    const closed = found.get(why) ?? { why, rule: option.rule, companies: [], words: [] }
    if (typeof company !== 'number')
      closed.words.push(
        choice.kind === 'buy-bonds'
          ? t('part-stockpile-bonds', { bonds: anyOptionArgs(option).bonds ?? 0 })
          : optionWords(option, shown, names),
      )
    else if (!closed.companies.includes(company)) closed.companies.push(company)
    found.set(why, closed)
  }
  return [...found.values()]
}
