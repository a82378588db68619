/** The first game of Stockpile, step by step: two rounds. */
import { formatList, type Lesson, type Moment, type OptionShown } from '@openoutcry/game-api'
import { optionArgs } from './args'
import { kindOf, spacesOf } from './kinds'
import type { CardShown, StockpileEvent, StockpileShown } from './wire.generated'
import { companyName, forecastName, forecastSign, money } from './words'

type Now = Moment<StockpileShown>

const cash = '[data-testid=money-0]'
const board = '[data-testid=board]'
const insider = '[data-testid=insider]'
const portfolio = '[data-testid=portfolio]'
const hand = ['[data-testid=held-0]', '[data-testid=held-1]']
const company = (index: number): string => `[data-testid=company-${index}]`
const pile = (index: number): string => `[data-testid=pile-${index + 1}]`

const LAST_ROUND = 2
/** What the teacher gives for a card that cannot be seen, and for an action. */
const UNSEEN = 3
const ACTION = 3

/** How a company will move, if the learner knows it; 0 for a dividend. */
function forecast({ shown }: Now, index: number): number | null {
  const known = shown.pairs.find((pair) => pair.company === index)?.forecast ?? null
  return known === null ? null : (spacesOf(shown.forecasts[known] ?? '') ?? 0)
}

function worth(now: Now, { kind: card }: CardShown): number {
  if (card === null) return UNSEEN
  const kind = kindOf(now.shown, card)
  if (kind.is === 'stock') return (now.shown.companies[kind.company]?.value ?? 0) + (forecast(now, kind.company) ?? 0)
  return kind.is === 'fee' ? -kind.fee : ACTION
}

const open = ({ choice }: Now): OptionShown[] => choice?.options.filter(({ rule }) => !rule) ?? []
const best = (options: OptionShown[], value: (option: OptionShown) => number): OptionShown | undefined =>
  options.reduce<OptionShown | undefined>(
    (first, option) => (first && value(first) >= value(option) ? first : option),
    undefined,
  )

/** The bid that leaves most of what its pile is worth. */
function bidding(now: Now) {
  const value = (option: OptionShown): number =>
    (now.shown.piles[optionArgs('bid', option).pile ?? 0]?.cards ?? []).reduce((sum, card) => sum + worth(now, card), 0)
  const found = best(open(now), (option) => value(option) - (optionArgs('bid', option).cost ?? 0))
  const { pile: at = 0, cost = 0 } = found ? optionArgs('bid', found) : {}
  return {
    words: found?.words,
    at,
    args: {
      pile: at + 1,
      worth: money(found ? value(found) : 0),
      cost: money(cost),
      money: money(now.shown.players[now.seat]?.money ?? 0),
    },
  }
}

/** The share that is known to fall. */
function falling(now: Now): OptionShown | undefined {
  return open(now).find(
    (option) => option.words.startsWith('sell ') && (forecast(now, optionArgs('sell', option).company ?? -1) ?? 0) < 0,
  )
}

function owned({ shown, seat }: Now, index: number): number {
  const mine = shown.players[seat]
  return (mine?.shares?.[index] ?? 0) + 2 * (mine?.split?.[index] ?? 0)
}

/** A Boom for what the learner owns most of, a Bust for the opposite. */
function acting(now: Now): OptionShown | undefined {
  return best(open(now), (option) => {
    const { card, company: index = 0 } = optionArgs('act', option)
    return (card === 'bust' ? -10 : 10) * owned(now, index) + (now.shown.companies[index]?.value ?? 0)
  })
}

function played(now: Now) {
  const { card = 'boom', company: index = 0 } = optionArgs('act', acting(now) ?? { args: {} })
  return { card, company: companyName(now.shown, index), owned: owned(now, index) }
}

function sale(now: Now) {
  const option = falling(now)
  const { company: index = 0, price = 0 } = option ? optionArgs('sell', option) : {}
  return { company: companyName(now.shown, index), price: money(price), spaces: -(forecast(now, index) ?? 0) }
}

const pair = ({ shown }: Now, event: { company: number; forecast: number }) => {
  const spaces = spacesOf(shown.forecasts[event.forecast] ?? '')
  return {
    company: companyName(shown, event.company),
    forecast: forecastName(shown, event.forecast),
    way: spaces === null ? 'pays' : spaces < 0 ? 'falls' : 'rises',
  }
}
const name = ({ names }: Now, seat: number): string => names[seat] ?? ''

/** Paragraphs of the rules with what the lesson does not come to. */
const more = ['demand-fees', 'selling-split', 'split-again']

export const lesson: Lesson<StockpileShown, StockpileEvent> = {
  seen: [
    {
      says: 'lesson-stockpile-hello',
      args: ({ shown, seat }) => ({ money: money(shown.players[seat]?.money ?? 0), rounds: shown.rounds }),
      points: [cash],
    },
    { says: 'lesson-stockpile-values', points: [board] },
    {
      says: 'lesson-stockpile-forecasts',
      args: ({ shown }) => ({ forecasts: formatList(shown.in_play.map((forecast) => forecastSign(shown, forecast))) }),
      points: [insider],
    },
  ],
  told: [
    {
      says: 'lesson-stockpile-starter',
      tells: 'starter-dealt',
      when: (now, { seat }) => seat === now.seat,
      args: ({ shown }, event) => ({
        company: companyName(shown, event.company),
        value: money(shown.companies[event.company]?.value ?? 0),
      }),
      points: (_, event) => [portfolio, company(event.company)],
    },
    {
      says: 'lesson-stockpile-insider',
      tells: 'insider-information',
      when: (now, { seat }) => seat === now.seat,
      args: pair,
      points: (_, event) => ['[data-testid=pair-mine]', company(event.company)],
    },
    {
      says: 'lesson-stockpile-open',
      tells: 'market-information',
      args: pair,
      points: (_, event) => ['[data-testid=pair-open]', company(event.company)],
    },
    {
      says: 'lesson-stockpile-outbid',
      tells: 'bid-made',
      when: (now, { outbid }) => outbid === now.seat,
      args: (now, event) => ({ name: name(now, event.seat), pile: event.pile + 1, bid: money(event.bid) }),
      points: (_, event) => [pile(event.pile)],
    },
    {
      says: 'lesson-stockpile-bought',
      tells: 'pile-bought',
      when: (now, { seat }) => seat === now.seat,
      args: (_, event) => ({ pile: event.pile + 1, paid: money(event.paid) }),
      points: [portfolio, cash],
    },
    {
      says: 'lesson-stockpile-fee',
      tells: 'fee-paid',
      when: (now, { seat }) => seat === now.seat,
      args: (_, { fee }) => ({ fee: money(fee) }),
      points: [cash],
    },
    {
      says: 'lesson-stockpile-played',
      tells: 'action-played',
      when: (now, { seat }) => seat !== now.seat,
      args: (now, event) => ({
        name: name(now, event.seat),
        company: companyName(now.shown, event.company),
        card: kindOf(now.shown, event.card).is,
      }),
      points: (_, event) => [company(event.company)],
    },
    {
      says: 'lesson-stockpile-sold-early',
      tells: 'share-sold',
      when: (now, event) => event.seat === now.seat && (forecast(now, event.company) ?? 0) > 0,
      args: (now, event) => ({
        company: companyName(now.shown, event.company),
        price: money(event.price),
        spaces: forecast(now, event.company) ?? 0,
      }),
      points: [insider],
      errs: true,
    },
    {
      says: 'lesson-stockpile-sold',
      tells: 'share-sold',
      when: (now, event) => event.seat === now.seat && (forecast(now, event.company) ?? 0) <= 0,
      args: (now, event) => ({ company: companyName(now.shown, event.company), price: money(event.price) }),
      points: [cash],
    },
    { says: 'lesson-stockpile-movement', tells: 'pair-revealed', points: [insider, board] },
    {
      says: 'lesson-stockpile-split',
      tells: 'stock-split',
      args: (now, event) => ({
        company: companyName(now.shown, event.company),
        cards: event.moved[now.seat] ?? 0,
        value: money(event.value),
      }),
      points: (_, event) => [company(event.company), portfolio],
    },
    {
      says: 'lesson-stockpile-bankrupt',
      tells: 'bankrupt',
      args: (now, event) => ({
        company: companyName(now.shown, event.company),
        cards: event.lost[now.seat] ?? 0,
        value: money(event.value),
      }),
      points: (_, event) => [company(event.company)],
    },
    {
      says: 'lesson-stockpile-round',
      tells: 'round-begun',
      when: (_, { round }) => round === LAST_ROUND,
      args: (now, event) => ({ name: name(now, event.seat), round: event.round, rounds: now.shown.rounds }),
      points: [insider, '[data-testid=phase]'],
    },
  ],
  asked: [
    {
      says: 'lesson-stockpile-place',
      asks: 'place',
      when: ({ shown, seat }) => (shown.players[seat]?.hand.length ?? 0) > 1,
      points: [...hand, pile(0)],
    },
    {
      says: 'lesson-stockpile-place-last',
      asks: 'place',
      when: ({ shown, seat }) => shown.players[seat]?.hand.length === 1,
      points: [hand[0] ?? '', pile(1)],
    },
    {
      says: 'lesson-stockpile-place-last-again',
      asks: 'place',
      when: ({ shown, seat }) => shown.players[seat]?.hand.length === 1,
      points: [hand[0] ?? ''],
      again: true,
    },
    { says: 'lesson-stockpile-place-again', asks: 'place', points: [hand[0] ?? ''], again: true },

    {
      says: 'lesson-stockpile-bid',
      asks: 'bid',
      args: (now) => bidding(now).args,
      points: (now) => [pile(bidding(now).at), cash],
      advice: (now) => bidding(now).words,
    },
    {
      says: 'lesson-stockpile-bid-again',
      asks: 'bid',
      args: (now) => bidding(now).args,
      points: (now) => [pile(bidding(now).at), cash],
      advice: (now) => bidding(now).words,
      again: true,
    },

    { says: 'lesson-stockpile-act', asks: 'act', args: played, points: [board], advice: (now) => acting(now)?.words },
    {
      says: 'lesson-stockpile-act-again',
      asks: 'act',
      args: played,
      points: [board],
      advice: (now) => acting(now)?.words,
      again: true,
    },

    {
      says: 'lesson-stockpile-sell',
      asks: 'sell',
      when: (now) => falling(now) !== undefined,
      args: sale,
      points: [portfolio, insider],
      advice: (now) => falling(now)?.words,
    },
    {
      says: 'lesson-stockpile-sell-nothing',
      asks: 'sell',
      when: (now) => open(now).length === 1,
      points: [portfolio],
      again: true,
    },
    {
      says: 'lesson-stockpile-sell-falling',
      asks: 'sell',
      when: (now) => falling(now) !== undefined,
      args: sale,
      points: [portfolio],
      advice: (now) => falling(now)?.words,
      again: true,
    },
    { says: 'lesson-stockpile-sell-keep', asks: 'sell', points: [portfolio, insider], advice: 'done' },
    { says: 'lesson-stockpile-sell-again', asks: 'sell', points: [portfolio], advice: 'done', again: true },

    {
      says: 'lesson-stockpile-collect',
      asks: 'collect',
      when: (now) => open(now).length > 1,
      args: ({ shown }) => ({ company: companyName(shown, shown.paying ?? 0), per_share: money(shown.per_share ?? 0) }),
      points: ({ shown }) => [company(shown.paying ?? 0), portfolio],
      advice: (now) => open(now).at(-1)?.words,
      again: true,
    },
    {
      says: 'lesson-stockpile-collect-nothing',
      asks: 'collect',
      args: ({ shown }) => ({ company: companyName(shown, shown.paying ?? 0) }),
      points: ({ shown }) => [company(shown.paying ?? 0)],
      again: true,
    },
  ],
  ends: [
    { says: 'lesson-stockpile-over', more, when: ({ over }) => over },
    {
      says: 'lesson-stockpile-done',
      more,
      before: [
        { says: 'lesson-stockpile-ending', args: ({ shown }) => ({ rounds: shown.rounds }), points: [portfolio] },
      ],
      when: ({ shown, over }) => !over && shown.round > LAST_ROUND,
      points: [portfolio],
    },
  ],
}
