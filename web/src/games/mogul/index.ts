/** Mogul, as the registry knows it. */
import { t } from '../../lib/words.svelte'
import { seatSeries } from '../../parts/series'
import type { Reading } from '../../wire'
import type { Chart, GameClient } from '../contract'
import MogulChoice from './choices/MogulChoice.svelte'
import { lookOf } from './looks'
import MogulTable from './MogulTable.svelte'
import { beats } from './motion'
import type { MogulEvent, MogulShown } from './wire'
import { askWords, eventWords, keyOf, ruleWords, turnWords } from './words'
import './livery.css'

function charts(readings: Reading[], shown: MogulShown, names: string[]): Chart[] {
  return [
    {
      title: t('web-mogul-chart-points'),
      series: seatSeries(names, (seat) => readings.map(({ fortunes }) => fortunes[seat] ?? 0)),
    },
    {
      title: t('web-mogul-chart-values'),
      series: shown.companies.map((company, index) => ({
        name: company.name,
        short: lookOf(company, index).letters,
        paint: lookOf(company, index).paint,
        values: readings.map(({ prices }) => prices[index] ?? 0),
      })),
    },
  ]
}

export const client: GameClient<MogulShown, MogulEvent> = {
  Table: MogulTable,
  Choice: MogulChoice,
  scores: () => import('./Scores.svelte'),
  period: 'round',
  periodOf: (shown) => shown.round,
  readBy: () => null,
  covers: (options) => options['memory'] !== 'perfect',
  eventWords,
  turnWords,
  askWords,
  ruleWords,
  keyOf,
  opensPeriod: ({ event }) => event.event === 'share-revealed' || event.event === 'crashed',
  beats,
  charts,
  help: ['goal', 'reveal', 'premium', 'auction', 'action', 'price', 'credit', 'crash'].map((part) => `help-mogul-${part}`),
}
