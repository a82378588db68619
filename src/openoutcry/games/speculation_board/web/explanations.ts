/** Where the numbers of the table come from, line by line. */
import { t } from '@openoutcry/game-api'
import type { SpeculationBoardShown } from './wire.generated'
import { money } from './words'

type Shown = Pick<SpeculationBoardShown, 'companies' | 'strips' | 'start_price'>

export function priceWhy(shown: Shown, company: number): string[] {
  const one = shown.companies[company]
  if (!one) return []
  if (one.space === 0) return [t('why-speculation-board-start', { price: money(shown.start_price) })]
  const strip = shown.strips.find(({ last_space }) => one.space <= last_space)
  const where = {
    space: one.space,
    first: strip?.first_space ?? 0,
    last: strip?.last_space ?? 0,
    rank: one.rank,
    price: money(one.price),
  }
  return [t(where.first === where.last ? 'why-speculation-board-end' : 'why-speculation-board-price', where)]
}

export function rankWhy(shown: Shown, company: number): string[] {
  const one = shown.companies[company]
  const ahead = (one?.rank ?? 1) - 1
  return [one?.space === 0 ? t('why-speculation-board-rank-start') : t('why-speculation-board-rank', { ahead })]
}

/** The shares, company by company: how many, at which price. */
export function worthWhy(shown: Shown, shares: number[]): string[] {
  const lines = shown.companies.flatMap(({ name, price }, company) => {
    const count = shares[company] ?? 0
    return count > 0 ? [`${name}: ${count} × ${money(price)} = ${money(count * price)}`] : []
  })
  return lines.length > 0 ? lines : [t('web-none')]
}

export function fortuneWhy(shown: Shown, player: { cash: number; shares: number[] }): string[] {
  return [`${t('part-speculation-board-cash')}: ${money(player.cash)}`, ...worthWhy(shown, player.shares)]
}
