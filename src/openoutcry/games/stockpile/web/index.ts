/** Stockpile as the registry knows it. */
import { defineGame, loadMessages, seatSeries, t, type Chart, type ChartData } from '@openoutcry/game-api'
import StockpileChoice from './choices/StockpileChoice.svelte'
import { looksOf } from './companyStyles'
import { animate } from './animations'
import StockpileTable from './StockpileTable.svelte'
import type { StockpileEvent, StockpileShown } from './wire.generated'
import { askWords, eventWords, forced, keyOf, money, ruleWords, turnWords } from './words'
import './theme.css'

/** Money is open to all; what a portfolio is worth is not. */
function charts({ periods, shown, names }: ChartData<StockpileShown, StockpileEvent>): Chart[] {
  const looks = looksOf(shown.companies)
  return [
    {
      title: t('web-stockpile-chart-money'),
      series: seatSeries(names, (seat) => periods.map(({ fortunes }) => fortunes[seat] ?? 0)),
    },
    {
      title: t('web-stockpile-chart-prices'),
      series: shown.companies.map(({ name }, company) => ({
        name,
        short: looks[company]?.letter ?? '',
        paint: looks[company]?.line ?? '',
        values: periods.map(({ prices }) => prices[company] ?? 0),
      })),
    },
  ]
}

const parts = [
  'goal',
  'information',
  'supply',
  'demand',
  'fees',
  'action',
  'selling',
  'movement',
  'split',
  'bankrupt',
  'majority',
  'advanced',
]

const off = {
  bonds: 'off',
  commodities: 'off',
  dice: 'off',
  strategies: 'off',
  'first-player-card': 'off',
  investors: 'off',
}
const corruption = { bonds: 'on', commodities: 'on', dice: 'on' }
const presets = {
  'web-stockpile-preset-first': off,
  'web-stockpile-preset-corruption': { ...off, ...corruption },
  'web-stockpile-preset-illicit': { ...off, strategies: 'on', investors: 'on' },
  'web-stockpile-preset-everything': {
    ...corruption,
    strategies: 'promo',
    'first-player-card': 'on',
    investors: 'promo',
  },
}

export default defineGame<StockpileShown, StockpileEvent>({
  api: 1,
  name: 'stockpile',
  Table: StockpileTable,
  Choice: StockpileChoice,
  words: { event: eventWords, turn: turnWords, question: askWords, rule: ruleWords, score: money },
  animate,
  period: { name: 'round', current: ({ round }) => round, begins: ({ event }) => event.event === 'round-begun' },
  charts,
  shortcut: keyOf,
  isForced: forced,
  presets,
  help: () => parts.map((part) => `help-stockpile-${part}`),
  lazy: {
    scores: () => Promise.all([import('./Scores.svelte'), loadMessages('stockpile-more')]).then(([page]) => page),
    moduleHelp: () => import('./modules/help'),
    nextQuestions: ({ modules }) =>
      Promise.all([
        import('./choices/Phases.svelte'),
        import('./board/RowPress.svelte'),
        modules.some((one) => one === 'investors' || one === 'strategies')
          ? import('./modules/Hand.svelte')
          : undefined,
      ]),
  },
})
