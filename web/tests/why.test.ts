import { beforeAll, expect, test } from 'vitest'
import { bankWhy, chipsWhy, pointsWhy, potWhy, valueWhy } from '@openoutcry/games/mogul/web/explanations'
import type { MogulEvent } from '@openoutcry/games/mogul/web/wire.generated'
import { fortuneWhy, priceWhy, rankWhy } from '@openoutcry/games/speculation_board/web/explanations'
import { handWhy, totalWhy } from '@openoutcry/games/speculation_cards/web/explanations'
import type { SpeculationCardsShown } from '@openoutcry/games/speculation_cards/web/wire.generated'
import type { StockpileEvent, StockpileShown } from '@openoutcry/games/stockpile/web/wire.generated'
import {
  bidWhy,
  cashWhy,
  dividendWhy,
  feesWhy,
  priceWhy as stockWhy,
  setsWhy,
  toldWhy,
  worthWhy,
} from '@openoutcry/games/stockpile/web/explanations'
import { loadMessages, setLanguage } from '../src/i18n/messages.svelte'

const told = <E>(...events: E[]) => events.map((event, number) => ({ number, event }))

beforeAll(async () => {
  await setLanguage('en')
  const games = ['mogul', 'speculation-board', 'speculation-cards', 'stockpile']
  await loadMessages(...games, ...games.map((game) => `${game}-more`))
})

test('points are premiums, sales and credits of that seat', () => {
  const log = told<MogulEvent>(
    { event: 'premium-paid', seat: 0, company: 0, points: 2 },
    { event: 'premium-paid', seat: 1, company: 0, points: 1 },
    { event: 'credit-taken', seat: 0, chips: 2, points: 2 },
    { event: 'sold', seat: 0, company: 0, shares: 2, price: 4, points: 8 },
  )
  expect(pointsWhy(log, 0, 2).map((line) => line.replace(/.*: /, ''))).toEqual(['+2', '+8', '−2'])
  expect(pointsWhy([], 1, 2)).toEqual(['No premium, no sale and no credit yet.'])
})

test('chips that neither came nor went were dealt', () => {
  const log = told<MogulEvent>(
    { event: 'stayed', seat: 0, pot: 1 },
    { event: 'stayed', seat: 1, pot: 2 },
    { event: 'stayed', seat: 0, pot: 3 },
    { event: 'left', seat: 0, chips: 4 },
  )
  expect(chipsWhy(log, 0, 8)).toEqual(['Dealt at the start: +6', 'Taken from pots: +4', 'Put into pots: −2'])
})

test('the value of a share is who has how many', () => {
  const shown = {
    companies: [{ name: 'Frisco', colour: 'green', shares: 5 }],
    players: [{ shares: [2] }, { shares: [0] }, { shares: [1] }],
  }
  expect(valueWhy(shown as Parameters<typeof valueWhy>[0], 0, ['Ann', 'Ben', 'Cleo'])[0]).toContain('Ann 2 and Cleo 1')
})

test('a price is that of its segment at its rank', () => {
  const company = (space: number, rank: number, price: number) => ({
    name: 'Metro',
    colour: 'grey',
    space,
    rank,
    price,
    bank: 1,
  })
  const shown = {
    start_price: 20,
    companies: [company(17, 2, 95), company(0, 3, 20)],
    strips: [{ first_space: 11, last_space: 20, prices: [110, 95] }],
  }
  expect(priceWhy(shown, 0)).toEqual(['Space 17 is on the segment from 11 to 20; rank 2 is worth $95 there.'])
  expect(priceWhy(shown, 1)).toEqual(['On the start every share costs $20.'])
  expect(rankWhy(shown, 0)).toEqual(['1 brick is further ahead.'])
  expect(fortuneWhy(shown, { cash: 5, shares: [2, 0] })).toEqual(['Cash: $5', 'Metro: 2 × $95 = $190'])
})

test('a hand is worth its cards of a suit times the rank on top', () => {
  const shown = {
    suits: ['clubs'],
    kinds: [
      { suit: 0, rank: 5 },
      { suit: null, rank: null },
    ],
    piles: [
      { cards: [0], counts: true },
      { cards: [1], counts: true },
      { cards: [], counts: false },
    ],
  }
  expect(handWhy(shown as unknown as SpeculationCardsShown, [20, 4, 0])).toEqual([
    'Pile 1, 5 of clubs: 4 × 5 = 20',
    'Pile 2, Joker: one point for each card of the best suit, 4',
  ])
  const players = [{ scores: [7, 9, 0] }] as SpeculationCardsShown['players']
  expect(totalWhy({ phase: 'action', round: 3, players }, 0).map((line) => line.replace(/.*: /, ''))).toEqual([
    '7',
    '9',
  ])
})

test('money is what was there at the start, and everything that came and went', () => {
  const log = told<StockpileEvent>(
    { event: 'pile-bought', seat: 0, pile: 1, paid: 6, cards: [] },
    { event: 'fee-paid', seat: 0, fee: 2 },
    { event: 'share-sold', seat: 0, company: 1, sale: 'share', price: 5 },
    { event: 'share-sold', seat: 1, company: 1, sale: 'share', price: 5 },
    { event: 'money-given', seat: 1, to: 0, amount: 1 },
    { event: 'stock-split', company: 0, moved: [1, 0], paid: [10, 0], space: 5, value: 6 },
  )
  expect(cashWhy(log, 0, 28)).toEqual([
    'At the start: $20K',
    'Piles: −$6K',
    'Trading fees: −$2K',
    'Sales: +$5K',
    'Second splits: +$10K',
    'Other players: +$1K',
  ])
})

test('a portfolio is worth its shares, split ones twice', () => {
  const shown = {
    companies: [
      { name: 'Bank', value: 4 },
      { name: 'Steel', value: 3 },
    ],
  }
  expect(worthWhy(shown as Parameters<typeof worthWhy>[0], { shares: [1, 0], split: [2, 0] })).toEqual([
    'Bank: (1 + 2×2) × $4K = $20K',
  ])
})

test('the pot is who put chips in since it was last taken', () => {
  const log = told<MogulEvent>(
    { event: 'stayed', seat: 0, pot: 1 },
    { event: 'left', seat: 1, chips: 1 },
    { event: 'stayed', seat: 0, pot: 1 },
    { event: 'stayed', seat: 2, pot: 2 },
    { event: 'stayed', seat: 0, pot: 3 },
  )
  expect(potWhy(log, 3, ['Ann', 'Ben', 'Cleo']).slice(1)).toEqual(['Ann: +2', 'Cleo: +1'])
  expect(potWhy(log, 4, ['Ann', 'Ben', 'Cleo']).at(-1)).toBe('Was there before: +1')
  expect(potWhy([], 0, [])).toEqual(['Nobody has put a chip in since somebody last took it.'])
})

test('the bank has the chips of the box that lie nowhere else', () => {
  expect(bankWhy({ chips_in_box: 40, bank: 20, pot: 2 })).toEqual([
    'All chips of the box: +40',
    'Pot: −2',
    'With the players: −18',
  ])
})

const company = {
  name: 'Bank',
  colour: 'red',
  track: [3, 4, 5, 6, 7].map((value) => ({ value, dollars: 0 })),
  start: 2,
  after_split: 3,
  space: 1,
  value: 4,
}

test('a price is where the company began, and how it moved in each round', () => {
  const log = told<StockpileEvent>(
    { event: 'round-begun', round: 1, seat: 0 },
    { event: 'stock-moved', company: 0, start: 2, end: 4, value: 7 },
    { event: 'stock-moved', company: 1, start: 2, end: 0, value: 3 },
    { event: 'stock-split', company: 0, moved: [], paid: [], space: 3, value: 6 },
    { event: 'round-begun', round: 2, seat: 1 },
    { event: 'stock-moved', company: 0, start: 3, end: 1, value: 4 },
  )
  const lines = [
    'At the start: $5K',
    'Round 1: +2, split, to $6K',
    'Round 2: −2, to $4K',
    'Now on space 2 of 5 of its track.',
  ]
  expect(stockWhy({ companies: [company], round: 2 }, 0, log)).toEqual(lines)
})

test('a bid is what the space under the meeple says', () => {
  const shown = { piles: [{ cards: [], bidder: 1, space: 2 }], track: [0, 1, 3] }
  expect(bidWhy(shown, 0, ['Ann', 'Ben'])[0]).toBe('Ben bids $3K for pile 1: what is printed on this space.')
})

test('a dividend counts split shares twice', () => {
  const lines = ['Bank pays $2K a share.', 'Portfolio: 3 × $2K = $6K', 'Split: 1×2 × $2K = $4K']
  expect(dividendWhy({ companies: [company], paying: 0, per_share: 2 }, { shares: [3], split: [1] })).toEqual(lines)
})

test('fees that wait are told one by one', () => {
  expect(feesWhy({ fees: [1, 2, 3] }, [2, 0, 1]).slice(0, 2)).toEqual(['Trading Fee $1K × 2', 'Trading Fee $3K × 1'])
})

test('commodities and taxes say what they are and what they would bring', () => {
  const lines = ['Gold: 2', 'Tax: 1']
  const why = setsWhy({ commodities: ['Gold', 'Oil'] }, { commodities: [2, 0], taxes: 1, sets: -2 })
  expect(why.slice(0, 2)).toEqual(lines)
  expect(why[2]).toContain('−$2K if the game ended now')
})

test('a majority is told by whoever leads in that company', () => {
  const log = told<StockpileEvent>(
    { event: 'majority-paid', seat: 0, company: 0, shares: 4, bonus: 10 },
    { event: 'commerce-scored', seat: 1, bonus: 8, penalty: 2 },
  )
  const shown = { companies: [company] } as unknown as StockpileShown
  expect(
    toldWhy(log, shown, ['Ann', 'Ben'], (event) => event.event === 'majority-paid' && event.company === 0),
  ).toEqual(['Ann leads in Bank with 4 shares, and receives $10K.'])
  expect(toldWhy(log, shown, ['Ann', 'Ben'], (event) => event.event === 'commerce-scored')).toEqual([
    'Ben’s commodities bring $8K, and the taxes cost $2K.',
  ])
})
