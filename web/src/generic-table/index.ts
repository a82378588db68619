/** The generic table, for games without a client of their own: drawn from the fields of what is shown. */
import { seatSeries } from '../game-api/series'
import { API, type Chart, type ChartData, type Game } from '../game-api/contract'
import { defineGame } from '../game-api/defineGame'
import { t } from '../i18n/messages.svelte'
import { isFields, type PlainEvent, type PlainLine, type PlainShown } from './fields'
import PlainChoice from './PlainChoice.svelte'
import PlainTable from './PlainTable.svelte'
import { askWords, eventWords, ruleWords, turnWords } from './words'
import './theme.css'

/** Whether a round or a turn begins with this event, by its usual names. */
const begins = ({ event }: PlainLine): boolean => ['round-began', 'turn-began'].includes(event.event)

function charts({ periods, readings: all, log, shown, names }: ChartData<PlainShown, PlainEvent>): Chart[] {
  const rounds = log.some(begins)
  const [before] = all
  // The first round may open before anything has changed; and where there are none, every change is a point.
  const readings = !rounds ? all : before && before.number !== periods[0]?.number ? [before, ...periods] : periods
  const companies = Array.isArray(shown['companies']) ? shown['companies'].filter(isFields) : []
  const fortunes: Chart = {
    title: t('web-plain-chart-fortunes'),
    series: seatSeries(names, (seat) => readings.map((reading) => reading.fortunes[seat] ?? 0)),
  }
  const priced = companies.filter(
    (company, index) =>
      typeof company['name'] === 'string' && readings.some(({ prices }) => prices[index] !== undefined),
  )
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

/** Return a game without a table of its own. Its sentences come from the server. */
export function genericGame(name: string): Game<PlainShown, PlainEvent> {
  return defineGame<PlainShown, PlainEvent>({
    api: API,
    name,
    Table: PlainTable,
    Choice: PlainChoice,
    words: { event: eventWords, turn: turnWords, question: askWords, rule: ruleWords },
    period: { name: 'round', current: (shown) => (typeof shown['round'] === 'number' ? shown['round'] : 0), begins },
    charts,
  })
}
