/** The first game of Speculation, the board game, step by step: until a share was bought, driven up and sold. */
import type { Lesson, Moment, OptionShown } from '@openoutcry/game-api'
import { anyOptionArgs } from './args'
import { HOLIDAY } from './nouns.generated'
import type { SpeculationBoardEvent, SpeculationBoardShown } from './wire.generated'
import { cardName, money, spaceName, tileName } from './words'

type Now = Moment<SpeculationBoardShown>

const board = '[data-testid=board]'
const tiles = '[data-spot=tiles]'
const mine = '[data-testid=player-0]'
const cash = '[data-testid=cash-0]'
const bar = '[data-testid=action-bar]'
const brick = (company: number): string => `[data-testid=brick-${company}]`
const price = (company: number): string => `[data-testid=company-${company}]`

const TURNS = 8
/** As many times the first price make a good one. */
const GOOD = 2

const open = ({ choice }: Now): OptionShown[] => choice?.options.filter(({ rule }) => !rule) ?? []
const owned = ({ shown, seat }: Now, company: number): number => shown.players[seat]?.shares[company] ?? 0
const inHand = ({ shown, seat }: Now, company: number): boolean => shown.players[seat]?.hand.includes(company) ?? false
const priceOf = ({ shown }: Now, company: number): number => shown.companies[company]?.price ?? 0

/** The company's answer that is worth most; those without a worth are left out. */
function best(now: Now, worth: (company: number, price: number) => number | null) {
  const rated = open(now).flatMap(({ words, args }) => {
    const { company, price: becomes = 0, space = 0 } = anyOptionArgs({ args })
    const value = typeof company === 'number' ? worth(company, becomes) : null
    return value === null || company === undefined ? [] : [{ words, company, price: becomes, space, value }]
  })
  return rated.reduce<(typeof rated)[number] | undefined>(
    (first, one) => (first && first.value >= one.value ? first : one),
    undefined,
  )
}

const selling = (now: Now) => best(now, (_, becomes) => (becomes >= GOOD * now.shown.start_price ? becomes : null))
const buying = (now: Now) =>
  best(now, (company, becomes) => (becomes < 0 ? 20 : (inHand(now, company) ? 10 : 0) - becomes / 100))
const playing = (now: Now) =>
  best(now, (company) => (company === HOLIDAY ? -5 : 100 * owned(now, company) - priceOf(now, company) / 100))
const raising = (now: Now) => best(now, (company, becomes) => owned(now, company) * (becomes - priceOf(now, company)))
const lowering = (now: Now) => best(now, (company) => -1000 * owned(now, company) + priceOf(now, company))

/** An answer in words, and the learner's cash. */
function written(now: Now, found: ReturnType<typeof best>) {
  return {
    company: found ? cardName(now.shown, found.company) : '',
    price: money(found?.price ?? 0),
    space: spaceName(now.shown, found?.space ?? 0),
    owned: found ? owned(now, found.company) : 0,
    held: found && inHand(now, found.company) ? 'yes' : 'no',
    movement: now.shown.movement ?? 0,
    cash: money(now.shown.players[now.seat]?.cash ?? 0),
  }
}

const negative = (now: Now): OptionShown | undefined =>
  open(now).find((option) => (anyOptionArgs(option).price ?? 0) < 0)
const pieces = (found: ReturnType<typeof best>): string[] =>
  found ? [brick(found.company), price(found.company)] : [board]
const moved = (now: Now, event: { company: number; start: number; end: number; seat: number }) => ({
  name: now.names[event.seat] ?? '',
  company: cardName(now.shown, event.company),
  start: spaceName(now.shown, event.start),
  end: spaceName(now.shown, event.end),
  price: money(priceOf(now, event.company)),
})
const own = (_: Now, { company }: { company: number }): string[] => [brick(company), price(company)]

const before = [{ says: 'lesson-speculation-board-ending', points: [board] }]

/** Paragraphs of the rules with what the lesson does not come to. */
const more = ['rank-down', 'price-negative', 'trade-bank', 'trade-same', 'cards-deck']

export const lesson: Lesson<SpeculationBoardShown, SpeculationBoardEvent> = {
  seen: [
    {
      says: 'lesson-speculation-board-hello',
      args: ({ shown, seat }) => ({ cash: money(shown.players[seat]?.cash ?? 0) }),
      points: [mine],
    },
    {
      says: 'lesson-speculation-board-track',
      args: ({ shown }) => ({ price: money(shown.start_price) }),
      points: [board],
    },
  ],
  told: [
    {
      says: 'lesson-speculation-board-share',
      tells: 'start-share-dealt',
      when: (now, { seat }) => seat === now.seat,
      args: (now, { company }) => ({ company: cardName(now.shown, company) }),
      points: (_, { company }) => [price(company)],
    },
    {
      says: 'lesson-speculation-board-tiles',
      tells: 'tiles-drawn',
      args: (_, { action, movement }) => ({ tile: tileName(action), movement }),
      points: [tiles],
    },
    {
      says: 'lesson-speculation-board-sold-low',
      tells: 'traded',
      when: (now, { seat, sold, sold_for }) => seat === now.seat && sold !== null && sold_for <= now.shown.start_price,
      args: (now, { sold, sold_for }) => ({ company: cardName(now.shown, sold ?? 0), price: money(sold_for) }),
      points: (_, { sold }) => [price(sold ?? 0)],
      errs: true,
    },
    {
      says: 'lesson-speculation-board-sold',
      tells: 'traded',
      when: (now, { seat, sold, sold_for }) => seat === now.seat && sold !== null && sold_for > now.shown.start_price,
      args: (now, { sold, sold_for, cash: left }) => ({
        company: cardName(now.shown, sold ?? 0),
        price: money(sold_for),
        cash: money(left),
      }),
      points: [cash],
    },
    {
      says: 'lesson-speculation-board-bought',
      tells: 'traded',
      when: (now, { seat, bought, sold }) => seat === now.seat && bought !== null && sold === null,
      args: (now, { bought, bought_for }) => ({ company: cardName(now.shown, bought ?? 0), price: money(bought_for) }),
      points: (_, { bought }) => [mine, brick(bought ?? 0)],
    },
    {
      says: 'lesson-speculation-board-revealed',
      tells: 'cards-revealed',
      when: ({ news }) => !news.some(({ event }) => event.event === 'holiday-kept'),
      points: [board],
    },
    {
      says: 'lesson-speculation-board-holiday',
      tells: 'holiday-kept',
      when: (_, { movement }) => movement === 0,
      points: [tiles],
    },
    {
      says: 'lesson-speculation-board-moved',
      tells: 'brick-moved',
      when: (now, { seat }) => seat === now.seat,
      args: moved,
      points: own,
    },
    {
      says: 'lesson-speculation-board-driven',
      tells: 'brick-moved',
      when: (now, { seat, company }) => seat !== now.seat && owned(now, company) > 0,
      args: moved,
      points: own,
    },
    {
      says: 'lesson-speculation-board-raised',
      tells: 'rank-raised',
      when: (now, { seat }) => seat === now.seat,
      args: moved,
      points: own,
    },
    {
      says: 'lesson-speculation-board-raised-other',
      tells: 'rank-raised',
      when: (now, { seat }) => seat !== now.seat,
      args: moved,
      points: own,
    },
    {
      says: 'lesson-speculation-board-lowered-own',
      tells: 'rank-lowered',
      when: (now, { seat, company }) => seat === now.seat && owned(now, company) > 0,
      args: moved,
      points: own,
      errs: true,
    },
    {
      says: 'lesson-speculation-board-lowered-other',
      tells: 'rank-lowered',
      when: (now, { seat }) => seat !== now.seat,
      args: moved,
      points: own,
    },
    { says: 'lesson-speculation-board-returned', tells: 'tiles-returned', points: [tiles] },
    {
      says: 'lesson-speculation-board-end',
      tells: 'end-reached',
      args: (now, { company }) => ({ company: cardName(now.shown, company) }),
      points: own,
    },
  ],
  asked: [
    {
      says: 'lesson-speculation-board-sell-negative',
      asks: 'sell',
      when: (now) => negative(now) !== undefined,
      args: (now) => ({
        company: cardName(now.shown, anyOptionArgs(negative(now) ?? { args: {} }).company ?? 0),
        price: money(-(anyOptionArgs(negative(now) ?? { args: {} }).price ?? 0)),
      }),
      points: [bar],
      advice: (now) => selling(now)?.words ?? 'sell nothing',
    },
    {
      says: 'lesson-speculation-board-sell-well',
      asks: 'sell',
      when: (now) => selling(now) !== undefined,
      args: (now) => written(now, selling(now)),
      points: (now) => pieces(selling(now)),
      advice: (now) => selling(now)?.words,
    },
    {
      says: 'lesson-speculation-board-sell',
      asks: 'sell',
      args: (now) => written(now, undefined),
      points: [bar],
      advice: 'sell nothing',
    },
    {
      says: 'lesson-speculation-board-sell-again',
      asks: 'sell',
      args: (now) => written(now, selling(now)),
      points: [bar],
      advice: (now) => selling(now)?.words ?? 'sell nothing',
      again: true,
    },

    {
      says: 'lesson-speculation-board-buy-negative',
      asks: 'buy',
      when: (now) => negative(now) !== undefined,
      args: (now) => ({
        company: cardName(now.shown, anyOptionArgs(negative(now) ?? { args: {} }).company ?? 0),
        price: money(-(anyOptionArgs(negative(now) ?? { args: {} }).price ?? 0)),
      }),
      points: [bar],
      advice: (now) => buying(now)?.words ?? 'buy nothing',
    },
    {
      says: 'lesson-speculation-board-buy-nothing',
      asks: 'buy',
      when: (now) => buying(now) === undefined,
      args: (now) => written(now, undefined),
      points: [cash],
      advice: 'buy nothing',
      again: true,
    },
    {
      says: 'lesson-speculation-board-buy',
      asks: 'buy',
      when: (now) => buying(now) !== undefined,
      args: (now) => written(now, buying(now)),
      points: (now) => pieces(buying(now)),
      advice: (now) => buying(now)?.words,
    },
    {
      says: 'lesson-speculation-board-buy-again',
      asks: 'buy',
      args: (now) => written(now, buying(now)),
      points: (now) => pieces(buying(now)),
      advice: (now) => buying(now)?.words,
      again: true,
    },

    {
      says: 'lesson-speculation-board-card',
      asks: 'card',
      args: (now) => written(now, playing(now)),
      points: [bar, tiles],
      advice: (now) => playing(now)?.words,
    },
    {
      says: 'lesson-speculation-board-card-holiday',
      asks: 'card',
      when: (now) => inHand(now, HOLIDAY),
      args: (now) => written(now, playing(now)),
      points: [bar],
      advice: (now) => playing(now)?.words,
    },
    {
      says: 'lesson-speculation-board-card-again',
      asks: 'card',
      args: (now) => written(now, playing(now)),
      points: [tiles],
      advice: (now) => playing(now)?.words,
      again: true,
    },

    {
      says: 'lesson-speculation-board-rank-up',
      asks: 'rank-up',
      args: (now) => written(now, raising(now)),
      points: (now) => pieces(raising(now)),
      advice: (now) => raising(now)?.words,
      again: true,
    },
    {
      says: 'lesson-speculation-board-rank-down',
      asks: 'rank-down',
      args: (now) => written(now, lowering(now)),
      points: (now) => pieces(lowering(now)),
      advice: (now) => lowering(now)?.words,
      again: true,
    },
  ],
  ends: [
    { says: 'lesson-speculation-board-over', more, when: ({ over }) => over },
    {
      says: 'lesson-speculation-board-done',
      more,
      before,
      when: ({ over }) => !over,
      after: ['lesson-speculation-board-card', 'lesson-speculation-board-moved', 'lesson-speculation-board-sold'],
      points: [board],
    },
    {
      says: 'lesson-speculation-board-done',
      more,
      before,
      when: ({ shown, over }) => !over && shown.turn >= TURNS,
      points: [board],
    },
  ],
}
