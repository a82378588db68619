/** The small positions that the pictures show, and what comes of them. */
import { commodityName } from '../pieces/names'
import { money } from '../money'
import type { StockpileShown } from '../wire.generated'
import { listOf, formatList, numberOf, t, type Box, type Fact, type WordArgs } from '@openoutcry/game-api'

/** A company that rises past the end of its track, and one that falls below its first space; spaces from 0. */
export const split = { company: 0, from: 7, spaces: 4 }
export const bankrupt = { company: 4, from: 1, spaces: -3 }
/** The last company of the advanced board, which pays on its way up. */
export const steel = { company: 5, from: 3, spaces: 3 }

/** What one player holds at the end: single cards and split ones, and whether nobody else has as many. */
export const holdings = [
  { company: 2, value: 7, shares: 3, split: 0, bonus: 'sole' },
  { company: 1, value: 4, shares: 0, split: 1, bonus: 'shared' },
  { company: 3, value: 6, shares: 1, split: 0, bonus: '' },
]
export const cash = 31

/** Where a move of the printed rules ends, told space by space for the picture. */
export function wayUp(
  { track, after_split: after }: { track: unknown[]; after_split: number },
  from: number,
  spaces: number,
): { steps: number; rest: number; end: number } {
  const steps = track.length - from
  const rest = spaces - steps
  return { steps, rest, end: after + rest }
}

export const worthOf = ({ value, shares, split: doubled }: (typeof holdings)[number]): number =>
  value * (shares + 2 * doubled)

/** A track of the advanced board, of which the box may show the other side: "2$" is worth 2 and pays. */
export function advancedTrack(box: Pick<Box, 'data'>, company: number): { value: number; dollars: number }[] {
  return listOf(box, `advanced_${company + 1}_spaces`).map((space) => ({
    value: parseInt(String(space)),
    dollars: String(space).endsWith('$') ? 1 : 0,
  }))
}

/** Forecasts of a list of the data file, as printed: with a true minus sign. */
export function forecastsOf(box: Pick<Box, 'data'>, list: string): string[] {
  return listOf(box, list).map((sign) => String(sign).replace('-', '−'))
}

export function advancedTracks(box: Box<StockpileShown>): Fact[] {
  return box.shown.companies.map(({ name }, company) => ({
    of: name,
    says: t('rules-stockpile-track', {
      spaces: advancedTrack(box, company)
        .map(({ value, dollars }) => `${value}${'$'.repeat(dollars)}`)
        .join(' '),
      start: numberOf(box, `advanced_${company + 1}_start`),
      after_split: numberOf(box, `advanced_${company + 1}_after_split`),
    }),
  }))
}

export function dieFaces(box: Pick<Box, 'data'>): Fact[] {
  const dice = Array.from({ length: 6 }, (_, die) => die + 1)
  return dice.map((die) => ({
    of: t('rules-stockpile-die', { die }),
    says: forecastsOf(box, `dice_faces_${die}`).join(' '),
  }))
}

export function args(box: Box<StockpileShown>): WordArgs {
  const { shown } = box
  const list = (name: string): number[] => listOf(box, name).map(Number)
  const rises = shown.companies[split.company]!
  const falls = shown.companies[bankrupt.company]!
  const way = wayUp(rises, split.from, split.spaces)
  const at = (one: typeof rises, space: number): string => money(one.track[space]?.value ?? 0)
  const bonuses = holdings.map(({ bonus }) =>
    bonus === 'sole' ? numberOf(box, 'money_sole_majority') : bonus ? numberOf(box, 'money_shared_majority') : 0,
  )
  const shares = holdings.reduce((sum, one) => sum + worthOf(one), 0)
  const bonus = bonuses.reduce((sum, one) => sum + one, 0)
  const sets = list('commerce_bonus')
  return {
    forecasts: formatList(forecastsOf(box, 'forecasts_base')),
    bids: formatList(list('bidding_track').map(money)),
    fees: formatList(list('market_fees').map(money)),
    bonuses: formatList(sets.map(money)),
    penalties: formatList(list('commerce_penalty').map(money)),
    commodities: formatList(shown.commodities.map((_, n) => commodityName(shown, n))),
    sets_first: money(sets[3] ?? 0),
    sets_second: money(sets[1] ?? 0),
    sets_both: money((sets[3] ?? 0) + (sets[1] ?? 0)),
    low: at(rises, 0),
    high: at(rises, rises.track.length - 1),
    start: at(rises, rises.start),
    reset: at(rises, rises.after_split),
    split_company: rises.name,
    split_from: at(rises, split.from),
    split_spaces: split.spaces,
    split_steps: way.steps,
    split_rest: way.rest,
    split_end: at(rises, way.end),
    bankrupt_company: falls.name,
    bankrupt_from: at(falls, bankrupt.from),
    bankrupt_spaces: -bankrupt.spaces,
    bankrupt_start: at(falls, falls.start),
    steel_company: shown.companies[steel.company]?.name ?? '?',
    end_cash: money(cash),
    end_shares: money(shares),
    end_bonus: money(bonus),
    end_total: money(cash + shares + bonus),
    investors: shown.investors.length,
    strategies: shown.strategies.length,
  }
}
