/** Speculation, the board game, as the registry knows it. */
import { initials } from '../../lib/seats'
import { t } from '../../lib/words.svelte'
import type { Reading } from '../../wire'
import type { Chart, GameClient } from '../registry'
import SpeculationChoice from './choices/SpeculationChoice.svelte'
import Emblem from './Emblem.svelte'
import { looksOf } from './looks'
import { flights } from './motion'
import Scores from './Scores.svelte'
import SetForm from './set/SetForm.svelte'
import SpeculationTable from './SpeculationTable.svelte'
import type { SpeculationBoardEvent, SpeculationBoardShown } from './wire'
import { askWords, eventWords, keyOf, ruleWords, turnWords } from './words'

function charts(readings: Reading[], shown: SpeculationBoardShown, names: string[]): Chart[] {
  const letters = initials(names)
  const looks = looksOf(shown.companies)
  return [
    {
      title: t('web-speculation-board-chart-fortunes'),
      series: names.map((name, seat) => ({
        name,
        short: letters[seat] ?? '',
        paint: `var(--seat-line-${seat % 6})`,
        values: readings.map(({ fortunes }) => fortunes[seat] ?? 0),
      })),
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

export const speculationBoard: GameClient<SpeculationBoardShown, SpeculationBoardEvent> = {
  Emblem,
  Table: SpeculationTable,
  Choice: SpeculationChoice,
  Scores,
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
  flights,
  charts,
  SetForm,
  help: parts.map((part) => `help-speculation-board-${part}`),
}
