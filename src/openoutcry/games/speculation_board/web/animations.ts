/** What moves, beat by beat, and which figures have changed when it has come: cards are turned over and pull their bricks along the track,
 * shares and money change hands. */
import { CROSSING, piece, t, type AnimationStep, type Flight, type LogEntry } from '@openoutcry/game-api'
import Card from './Card.svelte'
import { looksOf } from './companyStyles'
import { HOLIDAY } from './nouns.generated'
import Stamp from './Stamp.svelte'
import { settled } from './standing'
import Tile from './Tile.svelte'
import { actions, others } from './tiles'
import type {
  BrickMoved,
  CardsRevealed,
  FortuneCounted,
  PlayerShown,
  SpeculationBoardEvent,
  SpeculationBoardShown,
  Traded,
} from './wire.generated'
import { money } from './words'

type Drawn = SpeculationBoardShown
type Move = (drawn: Drawn) => Drawn

/** A brick travels from space to space. */
const SPACE = 90
const LEAST = 420
/** As long as a card takes to be turned over, and a note to be read. */
const TURNING = 400
const READING = 900

const player =
  (seat: number, change: (player: PlayerShown) => Partial<PlayerShown>): Move =>
  (drawn) => ({ ...drawn, players: drawn.players.map((one, n) => (n === seat ? { ...one, ...change(one) } : one)) })

/** So many shares of a company go from the bank to a player. */
const shares =
  (seat: number, company: number, count: number): Move =>
  (drawn) => ({
    ...player(seat, (one) => ({ shares: one.shares.map((held, n) => (n === company ? held + count : held)) }))(drawn),
    companies: drawn.companies.map((one, n) => (n === company ? { ...one, bank: one.bank - count } : one)),
  })

/** The card that was turned over goes to those that are played. */
const played = (seat: number): Move =>
  player(seat, (one) =>
    one.chosen === null
      ? {}
      : {
          played: [...one.played, one.chosen],
          hand: one.hand.filter((card) => card !== one.chosen),
          cards: one.cards - 1,
          chosen: null,
          has_chosen: false,
        },
  )

/** All cards that were turned over are put away, those of companies that did not move, too. */
const allPlayed: Move = (drawn) =>
  drawn.players.reduce((table, one, seat) => (one.chosen === null ? table : played(seat)(table)), drawn)

const note = (spot: string, text: string): Flight => ({ kind: 'note', from: spot, to: spot, count: 1, text })
const sum = (from: string, to: string, text: string): Flight => ({ kind: 'points', from, to, count: 1, text })

export function animate(
  { event }: LogEntry<SpeculationBoardEvent>,
  drawn: Drawn,
  _names: string[],
  view: Drawn,
): AnimationStep<Drawn>[] {
  switch (event.event) {
    case 'start-player-chosen':
      return [{ duration: LEAST, before: (now) => ({ ...now, active: event.seat }) }]
    case 'start-share-dealt':
      return [
        {
          duration: LEAST,
          sound: 'card',
          flights: [share(drawn, event.company, `company-${event.company}`, `player-${event.seat}`)],
          after: (now) => settled(shares(event.seat, event.company, 1)(now), view),
        },
      ]
    case 'card-drawn':
      return [
        {
          duration: LEAST,
          sound: 'card',
          before: allPlayed,
          flights: [card(drawn, event.card, `player-${event.seat}`, `hand-${event.seat}`)],
          after: player(event.seat, (one) => ({
            hand: [...one.hand, event.card],
            cards: one.cards + 1,
            deck: one.deck - 1,
          })),
        },
      ]
    case 'deck-shuffled':
      return [
        {
          duration: LEAST,
          sound: 'card',
          before: (now) =>
            player(event.seat, (one) => ({ played: [], deck: one.deck + one.played.length }))(allPlayed(now)),
        },
      ]
    case 'tiles-drawn': {
      const { seat, action, movement } = event
      return [
        {
          duration: LEAST,
          sound: 'chip',
          before: (now) => ({
            ...now,
            turn: now.turn + 1,
            active: seat,
            phase: 'tiles',
            action,
            movement: null,
            actions_left: now.actions_left.map((count, n) => (actions[n] === action ? count - 1 : count)),
            actions_out: [...now.actions_out, action],
          }),
        },
        {
          duration: READING / 2,
          sound: 'chip',
          before: (now) => ({
            ...now,
            movement,
            movements_left: others(now.movements_left, movement),
            movements_out: [...now.movements_out, movement],
          }),
        },
      ]
    }
    case 'tiles-returned':
      return [
        {
          duration: CROSSING,
          sound: 'chip',
          flights: [...drawn.actions_out, ...drawn.movements_out].map((face) => ({
            kind: 'piece',
            from: 'tiles',
            to: 'bags',
            count: 1,
            piece: piece(Tile, { face }, 1.5),
          })),
          after: (now) => ({
            ...now,
            action: null,
            movement: null,
            actions_left: now.actions_left.map(
              (count, n) => count + now.actions_out.filter((face) => face === actions[n]).length,
            ),
            movements_left: [...now.movements_left, ...now.movements_out].sort((one, other) => one - other),
            actions_out: [],
            movements_out: [],
          }),
        },
      ]
    case 'traded':
      return traded(event, drawn, view)
    case 'rank-raised':
    case 'rank-lowered':
      return [travel(event, view)]
    case 'cards-revealed':
      return revealed(event, drawn)
    case 'holiday-kept':
      return [{ duration: READING, sound: 'bell', flights: [note('tiles', `→ ${event.movement}`)] }]
    case 'brick-moved':
      return [
        {
          duration: LEAST,
          sound: 'card',
          flights: [card(drawn, event.company, `card-${event.seat}`, `brick-${event.company}`)],
          after: played(event.seat),
        },
        travel(event, view),
      ]
    case 'end-reached':
      return [
        {
          duration: READING,
          sound: 'bell',
          flights: [
            note(
              `brick-${event.company}`,
              `${drawn.companies[event.company]?.name ?? ''} · ${t('part-speculation-board-end')}`,
            ),
          ],
        },
      ]
    case 'fortune-counted':
      return counted(event, drawn)
    case 'game-over':
      return [
        {
          duration: READING + 300,
          sound: 'bell',
          flights: event.winners.map((seat) => note(`player-${seat}`, money(event.scores[seat] ?? 0))),
        },
      ]
  }
}

function card(drawn: Drawn, company: number, from: string, to: string): Flight {
  const name = drawn.companies[company]?.name ?? ''
  return {
    kind: 'piece',
    from,
    to,
    count: 1,
    piece: piece(Card, { look: looksOf(drawn.companies)[company], name, bare: true }, 3),
  }
}

function share(drawn: Drawn, company: number, from: string, to: string): Flight {
  return { kind: 'piece', from, to, count: 1, piece: piece(Stamp, { look: looksOf(drawn.companies)[company]! }, 2) }
}

/** The brick is on its way while the beat lasts; ranks and prices are others when the last one has come. On END it stands where it came in. */
function travel(
  { company, start, end }: Pick<BrickMoved, 'company' | 'start' | 'end'>,
  view: Drawn,
): AnimationStep<Drawn> {
  const rank = end === view.end ? view.companies[company]?.rank : undefined
  return {
    duration: Math.max(LEAST, Math.abs(end - start) * SPACE),
    sound: 'chip',
    before: (now) => ({
      ...now,
      companies: now.companies.map((one, n) => (n === company ? { ...one, space: end, rank: rank ?? one.rank } : one)),
    }),
    after: (now) => settled(now, view),
  }
}

/** First the share that is sold, then the one that is bought; each with its money. */
function traded(
  { seat, sold, sold_for, bought, bought_for, cash }: Traded,
  drawn: Drawn,
  view: Drawn,
): AnimationStep<Drawn>[] {
  const here = `player-${seat}`
  const exchanged = (left: (one: PlayerShown) => number, company: number, count: number): Move => {
    const paid = player(seat, (one) => ({ cash: left(one) }))
    return (now) => settled({ ...shares(seat, company, count)(paid(now)), selling: null }, view)
  }
  const sale = (company: number): AnimationStep<Drawn> => ({
    duration: CROSSING,
    sound: 'coin',
    flights: [share(drawn, company, here, `company-${company}`), sum(`company-${company}`, here, money(sold_for))],
    after: exchanged((one) => one.cash + sold_for, company, -1),
  })
  const purchase = (company: number): AnimationStep<Drawn> => ({
    duration: CROSSING,
    sound: 'coin',
    flights: [sum(here, `company-${company}`, money(bought_for)), share(drawn, company, `company-${company}`, here)],
    after: exchanged(() => cash, company, 1),
  })
  return [...(sold === null ? [] : [sale(sold)]), ...(bought === null ? [] : [purchase(bought)])]
}

/** One card after another, the active player's first; bank holidays go to the tiles, where they count. */
function revealed({ cards }: CardsRevealed, drawn: Drawn): AnimationStep<Drawn>[] {
  const first = drawn.active ?? 0
  const order = cards.map((_, n) => (first + n) % cards.length)
  const turned = order.map((seat): AnimationStep<Drawn> => ({
    duration: TURNING,
    sound: 'card',
    before: player(seat, () => ({ chosen: cards[seat] ?? null, has_chosen: true })),
  }))
  const holidays = order.filter((seat) => cards[seat] === HOLIDAY)
  if (holidays.length === 0) return turned
  return [
    ...turned,
    {
      duration: CROSSING,
      sound: 'card',
      flights: holidays.map((seat) => card(drawn, HOLIDAY, `card-${seat}`, 'tiles')),
      after: (now) => holidays.reduce((table, seat) => played(seat)(table), now),
    },
  ]
}

/** The fortune is counted up: the cash, then one company after another. */
function counted({ seat, cash, shares: worth }: FortuneCounted, drawn: Drawn): AnimationStep<Drawn>[] {
  const looks = looksOf(drawn.companies)
  const held = (drawn.players[seat]?.shares ?? []).flatMap((count, company) => (count > 0 ? [{ company, count }] : []))
  return [
    { duration: LEAST, before: player(seat, () => ({ cash, fortune: cash })) },
    ...held.map(({ company, count }): AnimationStep<Drawn> => ({
      duration: LEAST,
      sound: 'coin',
      flights: [sum(`company-${company}`, `player-${seat}`, `${count} × ${looks[company]?.letters ?? ''}`)],
      after: (now) =>
        player(seat, (one) => ({
          fortune: one.fortune + (one.shares[company] ?? 0) * (now.companies[company]?.price ?? 0),
        }))(now),
    })),
    { duration: LEAST, after: player(seat, () => ({ fortune: cash + worth, shares_worth: worth })) },
  ]
}
