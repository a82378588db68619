/** The first game of Mogul, step by step. */
import type { Lesson, Moment } from '@openoutcry/game-api'
import type { MogulEvent, MogulShown } from './wire.generated'

type Now = Moment<MogulShown>

const me = '[data-testid=player-0]'
const chips = '[data-testid=chips-0]'
const pot = '[data-spot=pot]'
const card = '[data-spot=card]'
const bank = '[data-spot=bank]'
const pile = '[data-spot=pile]'
const player = (seat: number): string => `[data-testid=player-${seat}]`
const company = (index: number): string => `[data-spot=company-${index}]`

const GOOD_POT = 3
const GOOD_POT_FOR_A_BIDDER = 7
const GOOD_SALE = 3
const ROUNDS = 8

/** What the table shows of the card on offer, and of the learner. */
function figures({ shown, seat }: Now) {
  const mine = shown.players[seat]
  const { company: background = 0, border = 0 } = shown.card ?? {}
  const named = (index: number): string => shown.companies[index]?.name ?? ''
  const price = shown.values[border] ?? 0
  const owned = mine?.shares[border] ?? 0
  return {
    company: named(background),
    border: named(border),
    own: mine?.shares[background] ?? 0,
    owned,
    price,
    points: owned * price,
    value: shown.values[background] ?? 0,
    chips: mine?.chips ?? 0,
    pot: shown.pot,
  }
}

function bidding(now: Now): 'stay' | 'leave' {
  const { own, points, pot: inside, chips: left } = figures(now)
  return left === 0 || inside >= (own > 0 || points >= GOOD_SALE ? GOOD_POT_FOR_A_BIDDER : GOOD_POT) ? 'leave' : 'stay'
}

function selling(now: Now): string | undefined {
  const { owned, points } = figures(now)
  return points >= GOOD_SALE ? `sell ${owned}` : undefined
}

const borders = ({ shown }: Now): string[] => [card, company(shown.card?.border ?? 0)]
const name = ({ names }: Now, seat: number): string => names[seat] ?? ''

const before = [{ says: 'lesson-mogul-ending', points: [pile] }]

/** Paragraphs of the rules with what the lesson does not come to. */
const more = ['action-runner-up', 'action-nothing', 'credit-take', 'end-winner']

export const lesson: Lesson<MogulShown, MogulEvent> = {
  seen: [
    { says: 'lesson-mogul-hello', points: [me] },
    { says: 'lesson-mogul-card', when: ({ shown }) => shown.card !== null, args: figures, points: borders },
    { says: 'lesson-mogul-near', when: ({ shown, over }) => shown.crash_next && !over, points: [pile] },
  ],
  told: [
    {
      says: 'lesson-mogul-left',
      tells: 'left',
      when: (now, { seat, chips: taken }) => seat !== now.seat && taken > 1,
      args: (now, event) => ({ name: name(now, event.seat), chips: event.chips }),
      points: (_, { seat }) => [player(seat), pot],
    },
    {
      says: 'lesson-mogul-left-well',
      tells: 'left',
      when: (now, { seat, chips: taken }) => seat === now.seat && taken >= GOOD_POT,
      args: (_, event) => ({ chips: event.chips }),
      points: [chips],
    },
    {
      says: 'lesson-mogul-left-empty',
      tells: 'left',
      when: (now, { seat, chips: taken }) => seat === now.seat && taken === 0,
      points: [pot],
      errs: true,
    },
    {
      says: 'lesson-mogul-runner-up',
      tells: 'auction-won',
      when: (now, { runner_up }) => runner_up === now.seat,
      args: (now, event) => ({ name: name(now, event.seat) }),
      points: (_, { seat }) => [player(seat), card],
    },
    {
      says: 'lesson-mogul-lost',
      tells: 'auction-won',
      when: (now, { seat, runner_up }) => seat !== now.seat && runner_up !== now.seat,
      args: (now, event) => ({ name: name(now, event.seat), second: name(now, event.runner_up) }),
      points: (_, { seat, runner_up }) => [player(seat), player(runner_up)],
    },
    {
      says: 'lesson-mogul-taken',
      tells: 'share-taken',
      when: (now, { seat }) => seat === now.seat,
      args: ({ shown }, event) => ({
        company: shown.companies[event.company]?.name ?? '',
        value: shown.values[event.company] ?? 0,
      }),
      points: (_, event) => [me, company(event.company)],
    },
    {
      says: 'lesson-mogul-premium',
      tells: 'premium-paid',
      when: (now, { seat }) => seat === now.seat,
      args: ({ shown }, event) => ({ company: shown.companies[event.company]?.name ?? '', points: event.points }),
      points: [me],
    },
    {
      says: 'lesson-mogul-credit-other',
      tells: 'credit-taken',
      when: (now, { seat }) => seat !== now.seat,
      args: (now, event) => ({ name: name(now, event.seat) }),
      points: (_, { seat }) => [player(seat)],
    },
    {
      says: 'lesson-mogul-credit-taken',
      tells: 'credit-taken',
      when: (now, { seat, chips: lent }) => seat === now.seat && figures(now).chips > lent + 1,
      args: (_, { points }) => ({ points }),
      points: [me],
      errs: true,
    },
    {
      says: 'lesson-mogul-sold-nothing',
      tells: 'sold',
      when: (now, { seat, shares, company: sold, price }) =>
        seat === now.seat && shares === 0 && (now.shown.players[seat]?.shares[sold] ?? 0) * price >= GOOD_SALE,
      args: ({ shown, seat }, { company: sold, price }) => ({
        company: shown.companies[sold]?.name ?? '',
        price,
        owned: shown.players[seat]?.shares[sold] ?? 0,
      }),
      points: [me],
      errs: true,
    },
    {
      says: 'lesson-mogul-sold',
      tells: 'sold',
      when: (now, { seat, shares }) => seat === now.seat && shares > 0,
      args: ({ shown }, { company: sold, shares, price, points }) => ({
        company: shown.companies[sold]?.name ?? '',
        shares,
        price,
        points,
      }),
      points: (_, event) => [me, company(event.company)],
    },
    {
      says: 'lesson-mogul-declined',
      tells: 'share-declined',
      when: (now, { seat }) => seat === now.seat,
      points: [card],
      errs: true,
    },
    { says: 'lesson-mogul-crash', tells: 'crashed', points: [card] },
  ],
  asked: [
    { says: 'lesson-mogul-credit', asks: 'credit', args: figures, points: [bank], advice: 'pass' },
    {
      says: 'lesson-mogul-credit-broke',
      asks: 'credit',
      when: (now) => figures(now).chips === 0,
      points: [chips, bank],
      again: true,
    },
    { says: 'lesson-mogul-credit-again', asks: 'credit', args: figures, points: [chips], advice: 'pass', again: true },
    { says: 'lesson-mogul-auction', asks: 'auction', args: figures, points: [pot, chips], advice: bidding },
    {
      says: 'lesson-mogul-auction-broke',
      asks: 'auction',
      when: (now) => figures(now).chips === 0,
      args: figures,
      points: [pot],
      advice: 'leave',
      again: true,
    },
    {
      says: 'lesson-mogul-auction-rich',
      asks: 'auction',
      when: (now) => figures(now).pot >= GOOD_POT_FOR_A_BIDDER,
      args: figures,
      points: [pot],
      advice: 'leave',
    },
    {
      says: 'lesson-mogul-auction-sale',
      asks: 'auction',
      when: (now) => figures(now).points >= GOOD_SALE && bidding(now) === 'stay',
      args: figures,
      points: borders,
      advice: 'stay',
    },
    {
      says: 'lesson-mogul-auction-own',
      asks: 'auction',
      when: (now) => figures(now).own > 0 && bidding(now) === 'stay',
      args: figures,
      points: [card, me],
      advice: 'stay',
    },
    {
      says: 'lesson-mogul-auction-little',
      asks: 'auction',
      when: (now) => figures(now).own === 0 && figures(now).owned === 0,
      args: figures,
      points: [card, pot],
      advice: bidding,
    },
    {
      says: 'lesson-mogul-auction-stay',
      asks: 'auction',
      when: (now) => bidding(now) === 'stay',
      args: figures,
      points: [pot, chips],
      advice: 'stay',
      again: true,
    },
    {
      says: 'lesson-mogul-auction-leave',
      asks: 'auction',
      args: figures,
      points: [pot, chips],
      advice: 'leave',
      again: true,
    },
    {
      says: 'lesson-mogul-action',
      asks: 'action',
      args: figures,
      points: borders,
      advice: (now) => selling(now) ?? 'take',
    },
    {
      says: 'lesson-mogul-action-sale',
      asks: 'action',
      when: (now) => selling(now) !== undefined,
      args: figures,
      points: (now) => [me, company(now.shown.card?.border ?? 0)],
      advice: selling,
    },
    {
      says: 'lesson-mogul-action-again',
      asks: 'action',
      args: figures,
      points: borders,
      advice: (now) => selling(now) ?? 'take',
      again: true,
    },
    { says: 'lesson-mogul-share', asks: 'share', args: figures, points: [card], advice: 'take', again: true },
    {
      says: 'lesson-mogul-sale',
      asks: 'sale',
      args: figures,
      points: borders,
      advice: (now) => selling(now) ?? 'sell 0',
      again: true,
    },
  ],
  ends: [
    { says: 'lesson-mogul-over', more, when: ({ over }) => over },
    {
      says: 'lesson-mogul-done',
      more,
      before,
      when: ({ over }) => !over,
      after: ['lesson-mogul-premium', 'lesson-mogul-taken', 'lesson-mogul-sold'],
      points: [pile],
    },
    {
      says: 'lesson-mogul-done',
      more,
      before,
      when: ({ shown, over }) => !over && shown.round >= ROUNDS,
      points: [pile],
    },
  ],
}
