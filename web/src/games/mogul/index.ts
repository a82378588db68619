/** Mogul, as the registry knows it. */
import { initials } from '../../lib/seats'
import { t } from '../../lib/words.svelte'
import type { Reading } from '../../wire'
import type { Chart, GameClient } from '../registry'
import MogulChoice from './choices/MogulChoice.svelte'
import Emblem from './Emblem.svelte'
import { lookOf } from './looks'
import MogulTable from './MogulTable.svelte'
import { flights } from './motion'
import Scores from './Scores.svelte'
import type { MogulEvent, MogulShown } from './wire'
import { askWords, eventWords, keyOf, ruleWords, turnWords } from './words'

function charts(readings: Reading[], shown: MogulShown, names: string[]): Chart[] {
  const letters = initials(names)
  return [
    {
      title: t('web-mogul-chart-points'),
      series: names.map((name, seat) => ({
        name,
        short: letters[seat] ?? '',
        paint: `var(--seat-line-${seat % 6})`,
        values: readings.map(({ fortunes }) => fortunes[seat] ?? 0),
      })),
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

export const mogul: GameClient<MogulShown, MogulEvent> = {
  Emblem,
  Table: MogulTable,
  Choice: MogulChoice,
  Scores,
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
  flights,
  charts,
  help: ['goal', 'reveal', 'premium', 'auction', 'action', 'price', 'credit', 'crash'].map((part) => `help-mogul-${part}`),
}
