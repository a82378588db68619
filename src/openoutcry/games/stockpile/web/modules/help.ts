/** The modules in play, explained: their rules in short, and all investors and strategy cards to look up. */
import { t, type ModuleHelp, type Table } from '@openoutcry/game-api'
import { money } from '../money'
import type { StockpileShown } from '../wire.generated'
import InvestorPortrait from '../pieces/InvestorPortrait.svelte'
import StrategyArt from '../pieces/StrategyArt.svelte'
import { abilityWords, effectWords, investorKnown, investorName, strategyKnown, strategyName } from '../pieces/names'

/** The headings of the rulebook's chapters, as they are printed. */
const sections: Record<string, string> = {
  bonds: 'Bonds',
  commodities: 'Commodities & Taxes',
  dice: 'Forecast Dice',
  strategies: 'Investment Strategies',
  'first-player-card': 'First Player Card Variant',
  investors: 'Investors',
  bidding: 'Investor Bidding Variant',
}

function cardsOf(shown: StockpileShown, module: string): ModuleHelp['cards'] {
  if (module === 'investors') {
    const list = shown.investors.map((one, n) => ({
      name: `${investorName(shown, n)}, ${money(one.money)}`,
      says: abilityWords(shown, n),
      known: investorKnown(shown, n),
      picture: { Drawn: InvestorPortrait, name: one.name },
    }))
    return { title: t('web-stockpile-all-investors'), list }
  }
  if (module !== 'strategies') return undefined
  const list = shown.strategies.map((one, n) => ({
    name: one.cost > 0 ? `${strategyName(shown, n)}, ${money(one.cost)}` : strategyName(shown, n),
    says: effectWords(shown, n),
    known: strategyKnown(shown, n),
    picture: { Drawn: StrategyArt, name: one.name, wide: true },
  }))
  return { title: t('web-stockpile-all-strategies'), list }
}

export function moduleHelp(shown: StockpileShown, options: Table['options']): ModuleHelp[] {
  const bidding = String(options['investors']).startsWith('bidding') ? ['bidding'] : []
  return [...shown.modules, ...bidding].map((module) => ({
    says: t(`help-stockpile-${module}`),
    section: sections[module] ?? '',
    cards: cardsOf(shown, module),
  }))
}
