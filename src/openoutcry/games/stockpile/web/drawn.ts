/** The table as it is drawn while things happen: the figures of an event, written into it when its beat ends. No rules: what an event does not tell stays as it was. */
import { kindOf } from './kinds'
import { BOOM, BUST, INVESTOR_CARD } from './nouns.generated'
import type { CompanyShown, InsiderShown, PileShown, PlayerShown, StockpileShown } from './wire.generated'

export type Drawn = StockpileShown
/** How an event changes what is drawn. */
export type Change = (now: Drawn) => Drawn

const at = <T>(list: T[], index: number, change: (one: T) => T): T[] =>
  list.map((one, n) => (n === index ? change(one) : one))
/** One of these added, or so many; never below nothing. */
export const counted = (counts: number[], index: number, by = 1): number[] =>
  at(counts, index, (count) => Math.max(0, count + by))
const without = <T>(list: T[], one: T): T[] => {
  const found = list.indexOf(one)
  const index = found < 0 ? list.length - 1 : found
  return list.filter((_, n) => n !== index)
}

/** One change after the other. */
export const all =
  (...changes: Change[]): Change =>
  (now) =>
    changes.reduce((drawn, change) => change(drawn), now)

export const whole =
  (part: Partial<Drawn>): Change =>
  (now) => ({ ...now, ...part })

export const company =
  (index: number, part: Partial<CompanyShown>): Change =>
  (now) => ({ ...now, companies: at(now.companies, index, (one) => ({ ...one, ...part })) })

export const player =
  (seat: number, change: (one: PlayerShown) => Partial<PlayerShown>): Change =>
  (now) => ({ ...now, players: at(now.players, seat, (one) => ({ ...one, ...change(one) })) })

export const pile =
  (index: number, change: (one: PileShown) => Partial<PileShown>): Change =>
  (now) => ({ ...now, piles: at(now.piles, index, (one) => ({ ...one, ...change(one) })) })

export const cash = (seat: number, amount: number): Change => player(seat, ({ money }) => ({ money: money + amount }))

export const laid = (index: number, kind: number | null, face_up: boolean): Change =>
  pile(index, ({ cards }) => ({ cards: [...cards, { kind, face_up }] }))

/** So many cards come from the deck. */
export const fromDeck =
  (cards: number): Change =>
  (now) => ({ ...now, deck: Math.max(0, now.deck - cards) })

export const fromHand = (seat: number, card: number | null): Change =>
  player(seat, ({ hand }) => ({ hand: without(hand, card) }))

/** Shares come to a portfolio, or leave it; which they are is drawn where all of them are known. */
export const shares = (seat: number, index: number, count: number): Change =>
  player(seat, (one) => ({
    cards: Math.max(0, one.cards + count),
    shares: one.shares && counted(one.shares, index, count),
  }))

export const splitShares = (seat: number, index: number, count: number): Change =>
  player(seat, (one) => ({
    split_cards: Math.max(0, one.split_cards + count),
    split: one.split && counted(one.split, index, count),
  }))

/** All that somebody has of a company is gone. */
export const ruined = (seat: number, index: number, lost: number): Change =>
  player(seat, (one) => {
    const split = one.split?.[index] ?? 0
    return {
      cards: Math.max(0, one.cards - lost + split),
      split_cards: Math.max(0, one.split_cards - split),
      shares: one.shares && at(one.shares, index, () => 0),
      split: one.split && at(one.split, index, () => 0),
    }
  })

export const action = (seat: number, card: number, count: number): Change =>
  player(seat, (one) => ({
    cards: Math.max(0, one.cards + count),
    booms: one.booms === null || card !== BOOM ? one.booms : Math.max(0, one.booms + count),
    busts: one.busts === null || card !== BUST ? one.busts : Math.max(0, one.busts + count),
  }))

/** A card of a pile that was bought lies where it belongs. */
export const taken =
  (seat: number, card: number | null): Change =>
  (now) => {
    if (card === null) return player(seat, ({ cards }) => ({ cards: cards + 1 }))(now)
    const kind = kindOf(now, card)
    switch (kind.is) {
      case 'stock':
        return shares(seat, kind.company, 1)(now)
      case 'boom':
      case 'bust':
        return action(seat, card, 1)(now)
      case 'fee':
        return player(seat, ({ fees }) => ({ fees: counted(fees, now.fees.indexOf(kind.fee)) }))(now)
      case 'commodity':
        return player(seat, ({ commodities }) => ({ commodities: counted(commodities, kind.commodity) }))(now)
      case 'tax':
        return player(seat, ({ taxes }) => ({ taxes: taxes + 1 }))(now)
      case 'investor':
        return player(seat, ({ investors, used }) => ({
          investors: [...investors, card - INVESTOR_CARD],
          used: [...used, false],
        }))(now)
      default:
        return now
    }
  }

/** A pair is turned up: the one that shows it already, else a covered one of the same owner. */
export const revealed =
  (seat: number | null, firm: number, forecast: number): Change =>
  (now) => {
    const known = now.pairs.findIndex((pair) => pair.company === firm)
    const covered = now.pairs.findIndex((pair) => pair.seat === seat && pair.company === null)
    const open = (pair: InsiderShown): InsiderShown => ({ ...pair, company: firm, forecast, open: true })
    return { ...now, pairs: at(now.pairs, known >= 0 ? known : covered, open) }
  }

export const dealt =
  (seat: number | null, firm: number, forecast: number): Change =>
  (now) => ({
    ...now,
    pairs: [...now.pairs, { company: firm, forecast, seat, open: seat === null, falsified: 0, seen_by: [] }],
  })

export const strategyGone = (seat: number, strategy: number): Change =>
  player(seat, ({ strategies, played }) => ({
    strategies: without<number | null>(strategies, strategies.includes(strategy) ? strategy : null),
    played: played + 1,
  }))
