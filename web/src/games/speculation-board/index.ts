/** Speculation, the board game, as the registry knows it. */
import { t } from '../../lib/words.svelte'
import { seatSeries } from '../../parts/series'
import type { Reading } from '../../wire'
import type { Chart, GameClient } from '../contract'
import SpeculationChoice from './choices/SpeculationChoice.svelte'
import { looksOf } from './looks'
import { beats } from './motion'
import SpeculationTable from './SpeculationTable.svelte'
import type { SpeculationBoardEvent, SpeculationBoardShown } from './wire'
import { askWords, eventWords, keyOf, ruleWords, turnWords } from './words'
import './livery.css'

function charts(readings: Reading[], shown: SpeculationBoardShown, names: string[]): Chart[] {
  const looks = looksOf(shown.companies)
  return [
    {
      title: t('web-speculation-board-chart-fortunes'),
      series: seatSeries(names, (seat) => readings.map(({ fortunes }) => fortunes[seat] ?? 0)),
    },
    {
      title: t('web-speculation-board-chart-prices'),
      series: shown.companies.map(({ name }, company) => ({
        name,
        short: looks[company]?.letters ?? '',
        paint: looks[company]?.line ?? '',
        values: readings.map(({ prices }) => prices[company] ?? 0),
      })),
    },
  ]
}

const parts = ['goal', 'price', 'turn', 'trade', 'rank', 'cards', 'holiday', 'deck', 'tiles', 'end']

export const client: GameClient<SpeculationBoardShown, SpeculationBoardEvent> = {
  Table: SpeculationTable,
  Choice: SpeculationChoice,
  scores: () => import('./Scores.svelte'),
  period: 'turn',
  periodOf: (shown) => shown.turn,
  readBy: ({ event }) => (event.event === 'card-drawn' ? event.seat : null),
  covers: () => true,
  eventWords,
  turnWords,
  askWords,
  ruleWords,
  keyOf,
  opensPeriod: ({ event }) => event.event === 'tiles-drawn',
  beats,
  charts,
  setForm: () => import('./set/SetForm.svelte'),
  help: parts.map((part) => `help-speculation-board-${part}`),
}
