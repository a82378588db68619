/** Why some answers of a question are closed, said once for all that are closed for the same reason. */
import { t } from '../../../lib/words.svelte'
import type { ChoiceShown, OptionShown } from '../../../wire'
import type { StockpileShown } from '../wire'
import { optionWords, ruleWords } from '../words'

export interface Closed {
  why: string
  companies: number[]
  /** Answers that are about no company, in words. */
  words: string[]
}

/** Rules that close what nobody would look for: piles, players and cards that there are not. */
const empty = ['no-such-pile', 'not-offered', 'not-in-hand'].map((rule) => `rule-stockpile-${rule}`)
/** What is closed for a reason that the table shows, and the message that says it. */
const discarded = ['take', 'buy-stock']
const owned = ['give-up', 'show', 'sell-at']

function reason(choice: ChoiceShown, option: OptionShown, shown: StockpileShown): string {
  const { company, cost } = option.args
  const player = shown.players[choice.seat]
  if (typeof company !== 'number') return ruleWords(option, shown)
  if (discarded.includes(choice.kind) && (shown.discard[company] ?? 0) === 0) return t('web-stockpile-none-discarded')
  if (typeof cost === 'number' && cost > (player?.money ?? 0)) return t('rule-stockpile-not-enough-money')
  const held = (player?.shares?.[company] ?? 0) + (player?.split?.[company] ?? 0)
  if (owned.includes(choice.kind) && held === 0) return t('web-stockpile-no-share')
  return ruleWords(option, shown)
}

export function closedOf(choice: ChoiceShown, shown: StockpileShown, names: string[]): Closed[] {
  const open = new Set(choice.options.filter(({ rule }) => !rule).map(({ args }) => args['company']))
  const found = new Map<string, Closed>()
  for (const option of choice.options) {
    const { company } = option.args
    if (!option.rule || empty.includes(option.rule)) continue
    // A company that can be chosen in another way is not closed.
    if (typeof company === 'number' ? open.has(company) : !['buy-bonds', 'place-commerce'].includes(choice.kind)) continue
    const why = reason(choice, option, shown)
    const closed = found.get(why) ?? { why, companies: [], words: [] }
    if (typeof company !== 'number') closed.words.push(optionWords(option, shown, names))
    else if (!closed.companies.includes(company)) closed.companies.push(company)
    found.set(why, closed)
  }
  return [...found.values()]
}
