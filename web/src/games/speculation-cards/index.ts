/** Speculation, the card game, as the registry knows it. */
import { t } from '../../lib/words.svelte'
import { byPeriod } from '../../table/readings'
import type { Reading } from '../../wire'
import { initials } from '../../lib/seats'
import type { Chart, GameClient, Told } from '../registry'
import CardsTable from './CardsTable.svelte'
import CardsChoice from './choices/CardsChoice.svelte'
import Emblem from './Emblem.svelte'
import { suitLook } from './looks'
import { flights } from './motion'
import { reckonings, sum } from './reckoning'
import Scores from './Scores.svelte'
import type { SpeculationCardsEvent, SpeculationCardsShown } from './wire'
import { askWords, eventWords, keyOf, ruleWords, suitName, turnWords } from './words'

type Line = Told<SpeculationCardsEvent>

const endsTurn = ({ event }: Told): boolean => event.event === 'top-taken' || event.event === 'card-discarded'

/** Points are written down only between rounds; what a suit brings changes from turn to turn, and begins anew with each round. */
function charts(_: Reading[], shown: SpeculationCardsShown, names: string[], whole: { readings: Reading[]; log: Line[] }): Chart[] {
  const letters = initials(names)
  const scored = reckonings(whole.log)
  const began = whole.log.findLastIndex(({ event }) => event.event === 'round-began')
  const turns = byPeriod(whole.readings, whole.log.slice(Math.max(0, began)), endsTurn)
  return [
    {
      title: t('web-speculation-cards-chart-points'),
      series: names.map((name, seat) => ({
        name,
        short: letters[seat] ?? '',
        paint: `var(--seat-line-${seat % 6})`,
        values: [0, ...scored.map(({ hands }) => sum(hands.find((hand) => hand.seat === seat)?.points ?? []))].map((_, round, all) => sum(all.slice(0, round + 1))),
      })),
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

export const speculationCards: GameClient<SpeculationCardsShown, SpeculationCardsEvent> = {
  Emblem,
  Table: CardsTable,
  Choice: CardsChoice,
  Scores,
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
  flights,
  charts,
  help: ['goal', 'score', 'take', 'draw', 'discard', 'joker', 'refill', 'end'].map((part) => `help-speculation-cards-${part}`),
  keys: ['hand', 'walk', 'fan'].map((key) => ({ key: `web-speculation-cards-key-${key}`, does: `web-speculation-cards-does-${key}` })),
}
