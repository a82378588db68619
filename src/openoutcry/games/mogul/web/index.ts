/** Mogul, as the registry knows it. */
import { defineGame, seatSeries, t, type Chart, type ChartData } from '@openoutcry/game-api'
import MogulChoice from './choices/MogulChoice.svelte'
import { lookOf } from './companyStyles'
import MogulTable from './MogulTable.svelte'
import { animate } from './animations'
import type { MogulEvent, MogulShown } from './wire.generated'
import { askWords, eventWords, keyOf, ruleWords, turnWords } from './words'
import './theme.css'

function charts({ periods, shown, names }: ChartData<MogulShown, MogulEvent>): Chart[] {
  return [
    {
      title: t('web-mogul-chart-points'),
      series: seatSeries(names, (seat) => periods.map(({ fortunes }) => fortunes[seat] ?? 0)),
    },
    {
      title: t('web-mogul-chart-values'),
      series: shown.companies.map((company, index) => ({
        name: company.name,
        short: lookOf(company, index).letters,
        paint: lookOf(company, index).paint,
        values: periods.map(({ prices }) => prices[index] ?? 0),
      })),
    },
  ]
}

export default defineGame<MogulShown, MogulEvent>({
  api: 1,
  name: 'mogul',
  Table: MogulTable,
  Choice: MogulChoice,
  words: { event: eventWords, turn: turnWords, question: askWords, rule: ruleWords },
  animate,
  period: {
    name: 'round',
    current: ({ round }) => round,
    begins: ({ event }) => event.event === 'share-revealed' || event.event === 'crashed',
  },
  charts,
  shortcut: keyOf,
  hasHidden: (options) => options['memory'] !== 'perfect',
  help: () =>
    ['goal', 'reveal', 'premium', 'auction', 'action', 'price', 'credit', 'crash'].map((part) => `help-mogul-${part}`),
  lazy: { scores: () => import('./Scores.svelte') },
})
