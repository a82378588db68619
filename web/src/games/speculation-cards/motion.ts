/** What moves on the table when something happens, and which figures have changed when it has come. */
import { CROSSING, type Beat } from '../../table/clock.svelte'
import { piece, type Flight } from '../../table/flights.svelte'
import type { Told } from '../contract'
import Card from './Card.svelte'
import type { Drawn, Scoring } from './drawn'
import { sum } from './reckoning'
import type { CardDiscarded, GameOver, HandScored, PileTaken, PlayerShown, SpeculationCardsEvent } from './wire'

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

export function beats({ event }: Told<SpeculationCardsEvent>, drawn: Drawn): Beat<Drawn>[] {
  const side = (seat: number): string => `player-${seat}`
  const cards = (card: number | null, from: string, to: string, count = 1): Flight => ({ thing: 'piece', from, to, count, piece: piece(Card, { shown: drawn, card }, across()) })
  const moved = (flight: Flight, begins: (now: Drawn) => Drawn, becomes: (now: Drawn) => Drawn, lasts = CROSSING): Beat<Drawn> => ({
    lasts,
    sound: 'card',
    flights: [flight],
    begins,
    becomes,
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
          lasts: CROSSING,
          sound: 'card',
          flights: drawn.piles.map(({ cards: { length } }, pile) => cards(null, `pile-${pile}`, 'deck', Math.min(3, length))),
          begins: (now) => ({ ...now, piles: now.piles.map((pile) => ({ ...pile, cards: pile.cards.slice(-1) })) }),
          becomes: (now) => ({ ...now, deck: event.cards }),
        },
      ]
    case 'last-turns':
      return [{ lasts: READING, sound: 'bell', flights: [note(event.seat, `${event.cards}/${drawn.hand_limit}`)], begins: (now) => ({ ...now, last_turns: true }) }]
    case 'round-cut':
      return [{ lasts: READING, sound: 'bell' }]
    case 'hand-scored':
      return scored(event)
    case 'four-jokers':
      return [{ lasts: TRIUMPH, sound: 'bell', flights: [note(event.seat, '★ ★ ★ ★')], begins: (now) => ({ ...now, scoring: null, won: [event.seat] }) }]
    case 'game-over':
      return over(event)
  }
}

const note = (seat: number, text: string): Flight => ({ thing: 'note', from: `player-${seat}`, to: `player-${seat}`, count: 1, text })

type Fly = (card: number | null, from: string, to: string, count?: number) => Flight

/** All cards go back into the deck. */
function began(drawn: Drawn, round: number, seat: number, fly: Fly): Beat<Drawn>[] {
  const hands = drawn.players.map(({ cards }, other) => fly(null, `player-${other}`, 'deck', Math.min(3, cards)))
  const piles = drawn.piles.map(({ cards }, pile) => fly(null, `pile-${pile}`, 'deck', Math.min(2, cards.length)))
  const lying = (now: Drawn): number => now.players.reduce((all, { cards }) => all + cards, 0) + now.piles.reduce((all, { cards }) => all + cards.length, 0)
  return [
    {
      lasts: CROSSING + 250,
      sound: 'card',
      flights: [...hands, ...piles],
      begins: (now) => ({
        ...now,
        scoring: null,
        deck: now.deck + lying(now),
        players: now.players.map((player) => ({ ...player, cards: 0, hand: [], worth: player.worth && player.worth.map(() => 0), last_turn: false })),
        piles: now.piles.map((pile) => ({ ...pile, cards: [] })),
        last_turns: false,
        turn: null,
      }),
      becomes: (now) => ({ ...now, round, first: seat }),
    },
  ]
}

/** From the hand, or from where it lies while a pile is chosen for it. */
function discarded({ seat, pile, card, drawn: unkept }: CardDiscarded, drawn: Drawn, fly: Fly): Beat<Drawn> {
  const between = unkept || drawn.playing !== null
  return {
    lasts: CROSSING,
    sound: 'card',
    flights: [fly(card, between ? 'in-play' : `player-${seat}`, `pile-${pile}`)],
    begins: (now) => ({ ...(unkept || now.playing !== null ? now : shed(now, seat, card)), turn: seat, drawn: [], playing: null }),
    becomes: (now) => laid(now, pile, card),
  }
}

function taken({ seat, pile, cards }: PileTaken, fly: Fly): Beat<Drawn>[] {
  const down = cards.toReversed()
  const steps = [...down.slice(0, ONE_BY_ONE).map((card) => [card]), down.slice(ONE_BY_ONE)].filter((step) => step.length > 0)
  return steps.map((step) => ({
    lasts: step.length > 1 ? CROSSING : NEXT_CARD,
    sound: 'card',
    flights: [fly(step[0] ?? null, `pile-${pile}`, `player-${seat}`, step.length)],
    begins: (now) => step.reduce((so) => lifted(so, pile), now),
    becomes: (now) => step.reduce((so, card) => dealt(so, seat, card), now),
  }))
}

/** A hand is shown; then pile after pile is counted for it; then the sum is written down. */
function scored({ seat, round, points, suits, jokers }: HandScored): Beat<Drawn>[] {
  const opened = (now: Drawn): Scoring =>
    now.scoring?.round === round ? now.scoring : { round, tops: points.map((_, pile) => now.piles[pile]?.cards.at(-1) ?? null), hands: [], seat, pile: null }
  const counted = (now: Drawn, pile: number, worth: number): Drawn => ({
    ...now,
    scoring: now.scoring && {
      ...now.scoring,
      hands: now.scoring.hands.map((hand) => (hand.seat === seat ? { ...hand, points: hand.points.map((one, n) => (n === pile ? worth : one)) } : hand)),
    },
  })
  return [
    {
      lasts: SHOWING,
      sound: 'card',
      begins: (now) => {
        const scoring = opened(now)
        return { ...now, turn: seat, scoring: { ...scoring, seat, pile: null, hands: [...scoring.hands, { seat, suits, jokers, points: points.map(() => null) }] } }
      },
    },
    ...points.map((worth, pile): Beat<Drawn> => ({
      lasts: worth > 0 ? COUNTING : NOTHING,
      ...(worth > 0 && { sound: 'coin' }),
      flights: worth > 0 ? [{ thing: 'points', from: `pile-${pile}`, to: `scored-${seat}-${pile}`, count: 1, text: `+${worth}` }] : [],
      begins: (now) => ({ ...now, scoring: now.scoring && { ...now.scoring, pile } }),
      becomes: (now) => counted(now, pile, worth),
    })),
    {
      lasts: COUNTING,
      flights: [{ thing: 'points', from: `scored-${seat}`, to: `total-${seat}`, count: 1, text: `+${sum(points)}` }],
      begins: (now) => ({ ...now, scoring: now.scoring && { ...now.scoring, pile: null } }),
      becomes: (now) => changed(now, seat, ({ scores, total }) => ({ scores: scores.map((one, index) => (index === round - 1 ? sum(points) : one)), total: total + sum(points) })),
    },
  ]
}

/** From the last to the first, then whoever won. */
function over({ scores, winners }: GameOver): Beat<Drawn>[] {
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  return [
    ...order.map((seat): Beat<Drawn> => ({ lasts: SHOWING, sound: 'coin', flights: [note(seat, String(scores[seat]))], begins: (now) => ({ ...now, scoring: null, turn: seat }) })),
    { lasts: TRIUMPH, sound: 'bell', flights: winners.map((seat) => note(seat, '★')), begins: (now) => ({ ...now, phase: 'over', turn: null, won: winners }) },
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
    return { cards: cards + 1, hand: [...(open ? [...known, card].sort((a, b) => a - b) : known), ...hand.filter((one) => one === null), ...(open ? [] : [null])] }
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
