/** Stockpile as the registry knows it. */
import { load, t } from '../../lib/words.svelte'
import { seatSeries } from '../../parts/series'
import type { Reading } from '../../wire'
import type { Chart, GameClient, Told } from '../contract'
import StockpileChoice from './choices/StockpileChoice.svelte'
import { looksOf } from './looks'
import { moduleReadBy } from './modules/events'
import { beats } from './motion'
import StockpileTable from './StockpileTable.svelte'
import type { StockpileEvent, StockpileShown } from './wire'
import { askWords, eventWords, forced, keyOf, money, ruleWords, turnWords } from './words'
import './livery.css'

/** Money is open to all; what a portfolio is worth is not. */
function charts(readings: Reading[], shown: StockpileShown, names: string[]): Chart[] {
  const looks = looksOf(shown.companies)
  return [
    {
      title: t('web-stockpile-chart-money'),
      series: seatSeries(names, (seat) => readings.map(({ fortunes }) => fortunes[seat] ?? 0)),
    },
    {
      title: t('web-stockpile-chart-prices'),
      series: shown.companies.map(({ name }, company) => ({
        name,
        short: looks[company]?.letter ?? '',
        paint: looks[company]?.line ?? '',
        values: readings.map(({ prices }) => prices[company] ?? 0),
      })),
    },
  ]
}

/** What only one seat may read: first stocks, insider information, hands, cards that lie face down for the others; and of
 * a pile that was bought the telling with all its cards, where we cannot know whether all of them lay open. */
function readBy({ event }: Told<StockpileEvent>): number | null {
  if (event.event === 'starter-dealt' || event.event === 'insider-information' || event.event === 'hand-dealt') return event.seat
  if (event.event === 'pile-bought') return event.cards.includes(null) ? null : event.seat
  if (event.event === 'card-placed') return !event.face_up && event.card !== null ? event.seat : null
  return moduleReadBy(event)
}

const parts = ['goal', 'information', 'supply', 'demand', 'fees', 'action', 'selling', 'movement', 'split', 'bankrupt', 'majority', 'advanced']

const off = { bonds: 'off', commodities: 'off', dice: 'off', strategies: 'off', 'first-player-card': 'off', investors: 'off' }
const corruption = { bonds: 'on', commodities: 'on', dice: 'on' }
const presets = {
  'web-stockpile-preset-first': off,
  'web-stockpile-preset-corruption': { ...off, ...corruption },
  'web-stockpile-preset-illicit': { ...off, strategies: 'on', investors: 'on' },
  'web-stockpile-preset-everything': { ...corruption, strategies: 'promo', 'first-player-card': 'on', investors: 'promo' },
}

export const client: GameClient<StockpileShown, StockpileEvent> = {
  Table: StockpileTable,
  Choice: StockpileChoice,
  scores: () => Promise.all([import('./Scores.svelte'), load('stockpile-more')]).then(([page]) => page),
  period: 'round',
  periodOf: (shown) => shown.round,
  readBy,
  covers: () => true,
  eventWords,
  turnWords,
  askWords,
  ruleWords,
  scoreWords: money,
  keyOf,
  nothingToDecide: forced,
  opensPeriod: ({ event }) => event.event === 'round-begun',
  ahead: ({ modules }) =>
    Promise.all([
      import('./choices/Phases.svelte'),
      import('./board/RowPress.svelte'),
      modules.some((one) => one === 'investors' || one === 'strategies') ? import('./modules/Hand.svelte') : undefined,
    ]),
  beats,
  charts,
  presets,
  help: parts.map((part) => `help-stockpile-${part}`),
  moduleHelp: () => import('./modules/help'),
}
