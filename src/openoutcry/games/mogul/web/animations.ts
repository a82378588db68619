/** What moves on the table when something happens, and which figures have changed when it has come. */
import { CROSSING, piece, type AnimationStep, type Flight, type LogEntry } from '@openoutcry/game-api'
import ShareCard from './ShareCard.svelte'
import type { MogulEvent, MogulShown, PlayerShown } from './wire.generated'

type Drawn = MogulShown

/** Long enough to read a premium, and to take in the crash. */
const READING = 900
const CRASH = 1800

/** The table with one player's things changed: chips that are covered stay so. */
function given(
  drawn: Drawn,
  seat: number,
  more: { points?: number; chips?: number; company?: number; shares?: number },
): Drawn {
  const change = (player: PlayerShown): PlayerShown => ({
    points: player.points + (more.points ?? 0),
    space: (((player.points + (more.points ?? 0)) % drawn.spaces) + drawn.spaces) % drawn.spaces,
    chips: player.chips === null ? null : player.chips + (more.chips ?? 0),
    shares: player.shares.map((count, company) => (company === more.company ? count + (more.shares ?? 0) : count)),
  })
  return { ...drawn, players: drawn.players.map((player, n) => (n === seat ? change(player) : player)) }
}

export function animate({ event }: LogEntry<MogulEvent>, drawn: Drawn): AnimationStep<Drawn>[] {
  const chips = (count: number, from: string, to: string): Flight => ({ kind: 'chip', from, to, count })
  const share = (company: number, border: number, from: string, to: string, count = 1): Flight => ({
    kind: 'piece',
    from,
    to,
    count,
    piece: piece(ShareCard, { companies: drawn.companies, company, border }, 3.2),
  })
  switch (event.event) {
    case 'stayed':
      return [
        {
          duration: CROSSING,
          sound: 'chip',
          flights: [chips(1, `player-${event.seat}`, 'pot')],
          before: (now) => given(now, event.seat, { chips: -1 }),
          after: (now) => ({ ...now, pot: event.pot }),
        },
      ]
    case 'left':
      return [
        {
          duration: event.chips > 0 ? CROSSING + 250 : CROSSING / 2,
          sound: 'chip',
          flights: [chips(event.chips, 'pot', `player-${event.seat}`)],
          before: (now) => ({ ...now, pot: 0 }),
          after: (now) => ({
            ...given(now, event.seat, { chips: event.chips }),
            in_auction: now.in_auction.filter((seat) => seat !== event.seat),
            left: now.left.includes(event.seat) ? now.left : [...now.left, event.seat],
          }),
        },
      ]
    case 'credit-taken':
      return [
        {
          duration: CROSSING,
          sound: 'chip',
          flights: [chips(event.chips, 'bank', `player-${event.seat}`)],
          before: (now) => ({ ...now, bank: now.bank - event.chips }),
          after: (now) => given(now, event.seat, { chips: event.chips, points: -event.points }),
        },
      ]
    case 'auction-won':
      return [
        {
          duration: CROSSING,
          before: (now) => ({ ...now, winner: event.seat, runner_up: event.runner_up, in_auction: [event.seat] }),
        },
      ]
    case 'share-revealed':
      return [
        {
          duration: CROSSING,
          sound: 'card',
          flights: [share(event.company, event.border, 'pile', 'card')],
          before: (now) => ({
            ...now,
            pile: now.pile - 1,
            card: null,
            winner: null,
            runner_up: null,
            left: [],
            in_auction: [],
          }),
          after: (now) => ({
            ...now,
            round: now.round + 1,
            on_offer: true,
            card: { company: event.company, border: event.border },
          }),
        },
      ]
    case 'premium-paid':
      return [
        {
          duration: READING,
          sound: 'coin',
          flights: [{ kind: 'points', from: 'card', to: `player-${event.seat}`, count: 1, text: `+${event.points}` }],
          after: (now) => given(now, event.seat, { points: event.points }),
        },
      ]
    case 'share-taken':
      return [
        {
          duration: CROSSING,
          sound: 'card',
          flights: [share(event.company, event.border, 'card', `player-${event.seat}`)],
          before: (now) => ({ ...now, on_offer: false }),
          after: (now) =>
            given({ ...now, start_player: event.seat }, event.seat, { company: event.company, shares: 1 }),
        },
      ]
    case 'share-declined':
      return [{ duration: CROSSING, before: (now) => ({ ...now, on_offer: false }) }]
    case 'sold':
      if (event.shares === 0) return []
      return [
        {
          duration: CROSSING + 250,
          sound: 'card',
          flights: [
            share(event.company, event.company, `player-${event.seat}`, `company-${event.company}`, event.shares),
          ],
          before: (now) => given(now, event.seat, { company: event.company, shares: -event.shares }),
        },
        {
          duration: READING,
          sound: 'coin',
          flights: [
            {
              kind: 'points',
              from: `company-${event.company}`,
              to: `player-${event.seat}`,
              count: 1,
              text: `+${event.points}`,
            },
          ],
          after: (now) => given(now, event.seat, { points: event.points }),
        },
      ]
    case 'crashed':
      return [
        {
          duration: CRASH,
          sound: 'crash',
          before: (now) => ({
            ...now,
            pile: 0,
            card: null,
            phase: 'over',
            in_auction: [],
            left: [],
            winner: null,
            runner_up: null,
          }),
        },
      ]
    case 'chips-exchanged':
      return [
        {
          duration: READING,
          sound: 'coin',
          flights: [chips(event.chips, `player-${event.seat}`, 'bank')],
          after: (now) => given(now, event.seat, { points: event.points, chips: -event.chips }),
        },
      ]
    default:
      return []
  }
}
