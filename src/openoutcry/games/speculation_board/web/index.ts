/** Speculation, the board game, as the registry knows it. */
import { defineGame, seatSeries, t, type Chart, type ChartData } from '@openoutcry/game-api'
import SpeculationChoice from './choices/SpeculationChoice.svelte'
import { looksOf } from './companyStyles'
import { animate } from './animations'
import SpeculationTable from './SpeculationTable.svelte'
import type { SpeculationBoardEvent, SpeculationBoardShown } from './wire.generated'
import { askWords, eventWords, keyOf, ruleWords, turnWords } from './words'
import './theme.css'

function charts({ periods, shown, names }: ChartData<SpeculationBoardShown, SpeculationBoardEvent>): Chart[] {
  const looks = looksOf(shown.companies)
  return [
    {
      title: t('web-speculation-board-chart-fortunes'),
      series: seatSeries(names, (seat) => periods.map(({ fortunes }) => fortunes[seat] ?? 0)),
    },
    {
      title: t('web-speculation-board-chart-prices'),
      series: shown.companies.map(({ name }, company) => ({
        name,
        short: looks[company]?.letters ?? '',
        paint: looks[company]?.line ?? '',
        values: periods.map(({ prices }) => prices[company] ?? 0),
      })),
    },
  ]
}

const parts = ['goal', 'price', 'turn', 'trade', 'rank', 'cards', 'holiday', 'deck', 'tiles', 'end']

export default defineGame<SpeculationBoardShown, SpeculationBoardEvent>({
  api: 1,
  name: 'speculation-board',
  Table: SpeculationTable,
  Choice: SpeculationChoice,
  words: { event: eventWords, turn: turnWords, question: askWords, rule: ruleWords },
  animate,
  period: { name: 'turn', current: ({ turn }) => turn, begins: ({ event }) => event.event === 'tiles-drawn' },
  charts,
  shortcut: keyOf,
  help: () => parts.map((part) => `help-speculation-board-${part}`),
  lazy: { scores: () => import('./Scores.svelte'), setForm: () => import('./set/SetForm.svelte') },
})
