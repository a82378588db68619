/** A game that has no folder here: its table is drawn from what is shown of it. */
import { initials } from '../../lib/seats'
import { idsOf, t } from '../../lib/words.svelte'
import type { Reading } from '../../wire'
import type { Chart, GameClient } from '../contract'
import { isFields, type PlainEvent, type PlainLine, type PlainShown } from './fields'
import PlainChoice from './PlainChoice.svelte'
import PlainTable from './PlainTable.svelte'
import { askWords, eventWords, ruleWords, turnWords } from './words'
import './livery.css'

/** Whether a round or a turn opens with this event: games call it so, if they tell it. */
const opens = ({ event }: PlainLine): boolean => ['round-began', 'turn-began'].includes(event.event)

function charts(byRound: Reading[], shown: PlainShown, names: string[], whole: { readings: Reading[]; log: PlainLine[] }): Chart[] {
  const rounds = whole.log.some(opens)
  const [before] = whole.readings
  // The first round may open before anything has changed; and where there are none, every change is a point.
  const readings = !rounds ? whole.readings : before && before.number !== byRound[0]?.number ? [before, ...byRound] : byRound
  const letters = initials(names)
  const companies = Array.isArray(shown['companies']) ? shown['companies'].filter(isFields) : []
  const fortunes: Chart = {
    title: t('web-plain-chart-fortunes'),
    series: names.map((name, seat) => ({
      name,
      short: letters[seat] ?? '',
      paint: `var(--seat-line-${seat % 6})`,
      values: readings.map((reading) => reading.fortunes[seat] ?? 0),
    })),
  }
  const priced = companies.filter((company, index) => typeof company['name'] === 'string' && readings.some(({ prices }) => prices[index] !== undefined))
  if (priced.length === 0) return [fortunes]
  const prices: Chart = {
    title: t('web-plain-chart-prices'),
    series: priced.map((company, index) => ({
      name: String(company['name']),
      short: String(company['name']).slice(0, 2),
      paint: `var(--seat-line-${index % 6})`,
      values: readings.map((reading) => reading.prices[index] ?? 0),
    })),
  }
  return [fortunes, prices]
}

export function plain(game: string): GameClient<PlainShown, PlainEvent> {
  return {
    Table: PlainTable,
    Choice: PlainChoice,
    scores: () => import('./Scores.svelte'),
    period: 'round',
    periodOf: (shown) => (typeof shown['round'] === 'number' ? shown['round'] : 0),
    readBy: ({ reader }) => reader ?? null,
    // Nobody has said what is covered here, so something may be.
    covers: () => true,
    eventWords,
    turnWords,
    askWords,
    ruleWords,
    keyOf: () => null,
    opensPeriod: opens,
    beats: () => [],
    charts,
    get help() {
      return idsOf(`help-${game}-`)
    },
  }
}
