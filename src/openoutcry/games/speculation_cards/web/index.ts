/** Speculation, the card game, as the registry knows it. */
import { byPeriod, defineGame, seatSeries, t, type Chart, type ChartData, type LogEntry } from '@openoutcry/game-api'
import CardsTable from './CardsTable.svelte'
import CardsChoice from './choices/CardsChoice.svelte'
import type { Drawn } from './drawn'
import { suitLook } from './companyStyles'
import { animate } from './animations'
import { reckonings, sum } from './reckoning'
import type { SpeculationCardsEvent } from './wire.generated'
import { askWords, eventWords, keyOf, ruleWords, suitName, turnWords } from './words'
import './theme.css'

const endsTurn = ({ event }: LogEntry): boolean => event.event === 'top-taken' || event.event === 'card-discarded'

/** Points are written down only between rounds; what a suit brings changes from turn to turn, and begins anew with each round. */
function charts({ readings, log, shown, names }: ChartData<Drawn, SpeculationCardsEvent>): Chart[] {
  const scored = reckonings(log)
  const began = log.findLastIndex(({ event }) => event.event === 'round-began')
  const turns = byPeriod(readings, log.slice(Math.max(0, began)), endsTurn)
  return [
    {
      title: t('web-speculation-cards-chart-points'),
      series: seatSeries(names, (seat) =>
        [0, ...scored.map(({ hands }) => sum(hands.find((hand) => hand.seat === seat)?.points ?? []))].map(
          (_, round, all) => sum(all.slice(0, round + 1)),
        ),
      ),
    },
    {
      title: t('web-speculation-cards-chart-suits'),
      period: 'turn',
      series: shown.suits.map((_, suit) => ({
        name: suitName(shown, suit),
        short: suitLook(shown, suit).letter,
        paint: suitLook(shown, suit).line,
        values: turns.map(({ prices }) => prices[suit] ?? 0),
      })),
    },
  ]
}

export default defineGame<Drawn, SpeculationCardsEvent>({
  api: 1,
  name: 'speculation-cards',
  Table: CardsTable,
  Choice: CardsChoice,
  words: { event: eventWords, turn: turnWords, question: askWords, rule: ruleWords },
  animate,
  charts,
  shortcut: keyOf,
  help: () =>
    ['goal', 'score', 'take', 'draw', 'discard', 'joker', 'refill', 'end'].map(
      (part) => `help-speculation-cards-${part}`,
    ),
  lazy: { scores: () => import('./Scores.svelte') },
})
