/** What moves on the table when something happens, and which figures have changed when it has come. */
import { CROSSING, piece, type AnimationStep, type Flight, type LogEntry } from '@openoutcry/game-api'
import Card from './Card.svelte'
import type { Drawn, Scoring } from './drawn'
import { sum } from './reckoning'
import type {
  CardDiscarded,
  GameOver,
  HandScored,
  PileTaken,
  PlayerShown,
  SpeculationCardsEvent,
} from './wire.generated'

/** A hand is shown, a pile counted for it, and the sum written down. */
const SHOWING = 700
const COUNTING = 600
const NOTHING = 300
/** Long enough to read a note. */
const READING = 1100
const TRIUMPH = 1800
/** The cards of a pile that is taken follow one another quickly, and no more of them than this one by one. */
const NEXT_CARD = 260
const ONE_BY_ONE = 6

/** As wide as a card is on the table, in rem. */
function across(): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return (document.querySelector('[data-spot="deck"]')?.clientWidth ?? 4.5 * rem) / rem
}

export function animate({ event }: LogEntry<SpeculationCardsEvent>, drawn: Drawn): AnimationStep<Drawn>[] {
  const side = (seat: number): string => `player-${seat}`
  const cards = (card: number | null, from: string, to: string, count = 1): Flight => ({
    kind: 'piece',
    from,
    to,
    count,
    piece: piece(Card, { shown: drawn, card }, across()),
  })
  const moved = (
    flight: Flight,
    before: (now: Drawn) => Drawn,
    after: (now: Drawn) => Drawn,
    duration = CROSSING,
  ): AnimationStep<Drawn> => ({
    duration,
    sound: 'card',
    flights: [flight],
    before,
    after,
  })
  switch (event.event) {
    case 'round-began':
      return began(drawn, event.round, event.seat, cards)
    case 'card-turned-up':
      return [
        moved(
          cards(event.card, 'deck', `pile-${event.pile}`),
          (now) => ({ ...now, deck: now.deck - 1 }),
          (now) => laid(now, event.pile, event.card),
        ),
      ]
    case 'top-taken':
      return [
        moved(
          cards(event.card, `pile-${event.pile}`, side(event.seat)),
          (now) => lifted({ ...now, turn: event.seat }, event.pile),
          (now) => dealt(now, event.seat, event.card),
        ),
      ]
    case 'card-drawn':
      return [
        moved(
          cards(event.card, 'deck', 'in-play'),
          (now) => ({ ...now, turn: event.seat, deck: now.deck - 1 }),
          (now) => ({ ...now, drawn: [...now.drawn, event.card] }),
        ),
      ]
    case 'card-kept':
      return [
        moved(
          cards(event.card, 'in-play', side(event.seat)),
          (now) => ({ ...now, turn: event.seat, drawn: without(now.drawn, event.card) }),
          (now) => dealt(now, event.seat, event.card),
        ),
      ]
    case 'card-discarded':
      return [discarded(event, drawn, cards)]
    case 'pile-taken':
      return taken(event, cards)
    case 'deck-renewed':
      return [
        {
          duration: CROSSING,
          sound: 'card',
          flights: drawn.piles.map(({ cards: { length } }, pile) =>
            cards(null, `pile-${pile}`, 'deck', Math.min(3, length)),
          ),
          before: (now) => ({ ...now, piles: now.piles.map((pile) => ({ ...pile, cards: pile.cards.slice(-1) })) }),
          after: (now) => ({ ...now, deck: event.cards }),
        },
      ]
    case 'last-turns':
      return [
        {
          duration: READING,
          sound: 'bell',
          flights: [note(event.seat, `${event.cards}/${drawn.hand_limit}`)],
          before: (now) => ({ ...now, last_turns: true }),
        },
      ]
    case 'round-cut':
      return [{ duration: READING, sound: 'bell' }]
    case 'hand-scored':
      return scored(event)
    case 'four-jokers':
      return [
        {
          duration: TRIUMPH,
          sound: 'bell',
          flights: [note(event.seat, '★ ★ ★ ★')],
          before: (now) => ({ ...now, scoring: null, won: [event.seat] }),
        },
      ]
    case 'game-over':
      return over(event)
  }
}

const note = (seat: number, text: string): Flight => ({
  kind: 'note',
  from: `player-${seat}`,
  to: `player-${seat}`,
  count: 1,
  text,
})

type Fly = (card: number | null, from: string, to: string, count?: number) => Flight

/** All cards go back into the deck. */
function began(drawn: Drawn, round: number, seat: number, fly: Fly): AnimationStep<Drawn>[] {
  const hands = drawn.players.map(({ cards }, other) => fly(null, `player-${other}`, 'deck', Math.min(3, cards)))
  const piles = drawn.piles.map(({ cards }, pile) => fly(null, `pile-${pile}`, 'deck', Math.min(2, cards.length)))
  const lying = (now: Drawn): number =>
    now.players.reduce((all, { cards }) => all + cards, 0) + now.piles.reduce((all, { cards }) => all + cards.length, 0)
  return [
    {
      duration: CROSSING + 250,
      sound: 'card',
      flights: [...hands, ...piles],
      before: (now) => ({
        ...now,
        scoring: null,
        deck: now.deck + lying(now),
        players: now.players.map((player) => ({
          ...player,
          cards: 0,
          hand: [],
          worth: player.worth && player.worth.map(() => 0),
          last_turn: false,
        })),
        piles: now.piles.map((pile) => ({ ...pile, cards: [] })),
        last_turns: false,
        turn: null,
      }),
      after: (now) => ({ ...now, round, first: seat }),
    },
  ]
}

/** From the hand, or from where it lies while a pile is chosen for it. */
function discarded({ seat, pile, card, drawn: unkept }: CardDiscarded, drawn: Drawn, fly: Fly): AnimationStep<Drawn> {
  const between = unkept || drawn.playing !== null
  return {
    duration: CROSSING,
    sound: 'card',
    flights: [fly(card, between ? 'in-play' : `player-${seat}`, `pile-${pile}`)],
    before: (now) => ({
      ...(unkept || now.playing !== null ? now : shed(now, seat, card)),
      turn: seat,
      drawn: [],
      playing: null,
    }),
    after: (now) => laid(now, pile, card),
  }
}

function taken({ seat, pile, cards }: PileTaken, fly: Fly): AnimationStep<Drawn>[] {
  const down = cards.toReversed()
  const steps = [...down.slice(0, ONE_BY_ONE).map((card) => [card]), down.slice(ONE_BY_ONE)].filter(
    (step) => step.length > 0,
  )
  return steps.map((step) => ({
    duration: step.length > 1 ? CROSSING : NEXT_CARD,
    sound: 'card',
    flights: [fly(step[0] ?? null, `pile-${pile}`, `player-${seat}`, step.length)],
    before: (now) => step.reduce((so) => lifted(so, pile), now),
    after: (now) => step.reduce((so, card) => dealt(so, seat, card), now),
  }))
}

/** A hand is shown; then pile after pile is counted for it; then the sum is written down. */
function scored({ seat, round, points, suits, jokers }: HandScored): AnimationStep<Drawn>[] {
  const opened = (now: Drawn): Scoring =>
    now.scoring?.round === round
      ? now.scoring
      : { round, tops: points.map((_, pile) => now.piles[pile]?.cards.at(-1) ?? null), hands: [], seat, pile: null }
  const counted = (now: Drawn, pile: number, worth: number): Drawn => ({
    ...now,
    scoring: now.scoring && {
      ...now.scoring,
      hands: now.scoring.hands.map((hand) =>
        hand.seat === seat ? { ...hand, points: hand.points.map((one, n) => (n === pile ? worth : one)) } : hand,
      ),
    },
  })
  return [
    {
      duration: SHOWING,
      sound: 'card',
      before: (now) => {
        const scoring = opened(now)
        return {
          ...now,
          turn: seat,
          scoring: {
            ...scoring,
            seat,
            pile: null,
            hands: [...scoring.hands, { seat, suits, jokers, points: points.map(() => null) }],
          },
        }
      },
    },
    ...points.map((worth, pile): AnimationStep<Drawn> => ({
      duration: worth > 0 ? COUNTING : NOTHING,
      ...(worth > 0 && { sound: 'coin' }),
      flights:
        worth > 0
          ? [{ kind: 'points', from: `pile-${pile}`, to: `scored-${seat}-${pile}`, count: 1, text: `+${worth}` }]
          : [],
      before: (now) => ({ ...now, scoring: now.scoring && { ...now.scoring, pile } }),
      after: (now) => counted(now, pile, worth),
    })),
    {
      duration: COUNTING,
      flights: [{ kind: 'points', from: `scored-${seat}`, to: `total-${seat}`, count: 1, text: `+${sum(points)}` }],
      before: (now) => ({ ...now, scoring: now.scoring && { ...now.scoring, pile: null } }),
      after: (now) =>
        changed(now, seat, ({ scores, total }) => ({
          scores: scores.map((one, index) => (index === round - 1 ? sum(points) : one)),
          total: total + sum(points),
        })),
    },
  ]
}

/** From the last to the first, then whoever won. */
function over({ scores, winners }: GameOver): AnimationStep<Drawn>[] {
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  return [
    ...order.map((seat): AnimationStep<Drawn> => ({
      duration: SHOWING,
      sound: 'coin',
      flights: [note(seat, String(scores[seat]))],
      before: (now) => ({ ...now, scoring: null, turn: seat }),
    })),
    {
      duration: TRIUMPH,
      sound: 'bell',
      flights: winners.map((seat) => note(seat, '★')),
      before: (now) => ({ ...now, phase: 'over', turn: null, won: winners }),
    },
  ]
}

function changed(now: Drawn, seat: number, change: (player: PlayerShown) => Partial<PlayerShown>): Drawn {
  return { ...now, players: now.players.map((player, n) => (n === seat ? { ...player, ...change(player) } : player)) }
}

function laid(now: Drawn, pile: number, card: number): Drawn {
  return { ...now, piles: now.piles.map((one, n) => (n === pile ? { ...one, cards: [...one.cards, card] } : one)) }
}

function lifted(now: Drawn, pile: number): Drawn {
  return { ...now, piles: now.piles.map((one, n) => (n === pile ? { ...one, cards: one.cards.slice(0, -1) } : one)) }
}

/** A hand with one card more: covered, where the hand is. */
function dealt(now: Drawn, seat: number, card: number | null): Drawn {
  return changed(now, seat, ({ hand, cards, worth }) => {
    const known = hand.filter((one) => one !== null)
    const open = worth !== null && card !== null
    return {
      cards: cards + 1,
      hand: [
        ...(open ? [...known, card].sort((a, b) => a - b) : known),
        ...hand.filter((one) => one === null),
        ...(open ? [] : [null]),
      ],
    }
  })
}

function shed(now: Drawn, seat: number, card: number): Drawn {
  return changed(now, seat, ({ hand, cards }) => ({ cards: cards - 1, hand: without(hand, card) }))
}

/** Without one copy of that card, or without one that is covered. */
function without(cards: (number | null)[], card: number | null): (number | null)[] {
  const found = cards.indexOf(card)
  const gone = found >= 0 ? found : cards.lastIndexOf(null)
  return cards.filter((_, n) => n !== gone)
}
