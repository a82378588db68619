/** Speculation, the card game, as the registry knows it. */
import { t } from '../../lib/words.svelte'
import { byPeriod } from '../../table/readings'
import { seatSeries } from '../../parts/series'
import type { Reading } from '../../wire'
import type { Chart, GameClient, Told } from '../contract'
import CardsTable from './CardsTable.svelte'
import CardsChoice from './choices/CardsChoice.svelte'
import type { Drawn } from './drawn'
import { suitLook } from './looks'
import { beats } from './motion'
import { reckonings, sum } from './reckoning'
import type { SpeculationCardsEvent, SpeculationCardsShown } from './wire'
import { askWords, eventWords, keyOf, ruleWords, suitName, turnWords } from './words'
import './livery.css'

type Line = Told<SpeculationCardsEvent>

const endsTurn = ({ event }: Told): boolean => event.event === 'top-taken' || event.event === 'card-discarded'

/** Points are written down only between rounds; what a suit brings changes from turn to turn, and begins anew with each round. */
function charts(_: Reading[], shown: SpeculationCardsShown, names: string[], whole: { readings: Reading[]; log: Line[] }): Chart[] {
  const scored = reckonings(whole.log)
  const began = whole.log.findLastIndex(({ event }) => event.event === 'round-began')
  const turns = byPeriod(whole.readings, whole.log.slice(Math.max(0, began)), endsTurn)
  return [
    {
      title: t('web-speculation-cards-chart-points'),
      series: seatSeries(names, (seat) =>
        [0, ...scored.map(({ hands }) => sum(hands.find((hand) => hand.seat === seat)?.points ?? []))].map((_, round, all) => sum(all.slice(0, round + 1))),
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

export const client: GameClient<Drawn, SpeculationCardsEvent> = {
  Table: CardsTable,
  Choice: CardsChoice,
  scores: () => import('./Scores.svelte'),
  period: 'round',
  periodOf: (shown) => shown.round,
  readBy: ({ event }) => ((event.event === 'card-drawn' || event.event === 'card-kept') && event.card !== null ? event.seat : null),
  covers: () => true,
  eventWords,
  turnWords,
  askWords,
  ruleWords,
  keyOf,
  opensPeriod: ({ event }) => event.event === 'round-began',
  beats,
  charts,
  help: ['goal', 'score', 'take', 'draw', 'discard', 'joker', 'refill', 'end'].map((part) => `help-speculation-cards-${part}`),
}
