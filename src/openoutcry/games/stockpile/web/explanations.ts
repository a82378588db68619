/** Where the numbers of the table come from, line by line. */
import { signed, t, type LogEntry } from '@openoutcry/game-api'
import { linesOf } from './board/rounds'
import { commodityName } from './pieces/names'
import { money } from './money'
import type { PlayerShown, StockpileEvent, StockpileShown } from './wire.generated'
import { eventWords } from './words'

const parts = [
  'piles',
  'fees',
  'sales',
  'dividends',
  'splits',
  'bonds',
  'interest',
  'investor',
  'strategies',
  'players',
  'majorities',
  'sets',
] as const
type Part = (typeof parts)[number]

/** What an event changed of a seat's money, and under which heading. */
function change(event: StockpileEvent, seat: number): [Part, number] | null {
  if (event.event === 'stock-split') return ['splits', event.paid[seat] ?? 0]
  if (event.event === 'money-given')
    return event.seat === seat ? ['players', -event.amount] : event.to === seat ? ['players', event.amount] : null
  if (!('seat' in event) || event.seat !== seat) return null
  switch (event.event) {
    case 'pile-bought':
      return ['piles', -event.paid]
    case 'fee-paid':
      return ['fees', -event.fee]
    case 'fee-bonus':
      return ['investor', event.fee]
    case 'share-sold':
      return ['sales', event.price]
    case 'portfolio-sold':
      return ['sales', event.worth]
    case 'dividend-collected':
      return ['dividends', event.amount]
    case 'bonds-bought':
      return ['bonds', -event.paid]
    case 'bonds-redeemed':
      return ['bonds', event.amount]
    case 'interest-paid':
      return ['interest', event.amount]
    case 'ability-paid':
      return ['investor', event.amount]
    case 'stock-taken':
      return ['investor', -event.paid]
    case 'strategy-played':
      return ['strategies', -event.cost]
    case 'strategy-paid':
      return ['strategies', event.amount]
    case 'majority-paid':
      return ['majorities', event.bonus]
    case 'commerce-scored':
      return ['sets', event.bonus - event.penalty]
    default:
      return null
  }
}

const plus = (amount: number): string => (amount > 0 ? `+${money(amount)}` : money(amount))

/** Everything that came and went; what is left was there at the start. */
export function cashWhy(log: LogEntry<StockpileEvent>[], seat: number, cash: number): string[] {
  const sums = new Map<Part, number>()
  for (const { event } of log) {
    const one = change(event, seat)
    if (one) sums.set(one[0], (sums.get(one[0]) ?? 0) + one[1])
  }
  const changed = [...sums.values()].reduce((sum, one) => sum + one, 0)
  const lines = parts.flatMap((part) =>
    sums.get(part) ? [`${t(`why-stockpile-${part}`)}: ${plus(sums.get(part) ?? 0)}`] : [],
  )
  return [`${t('why-stockpile-start')}: ${money(cash - changed)}`, ...lines]
}

/** The shares that are known, company by company. */
export function worthWhy(
  shown: Pick<StockpileShown, 'companies'>,
  player: Pick<PlayerShown, 'shares' | 'split'>,
): string[] {
  const lines = shown.companies.flatMap(({ name, value }, company) => {
    const shares = player.shares?.[company] ?? 0
    const split = player.split?.[company] ?? 0
    const doubled = `${split}×2`
    const count =
      shares > 0 && split > 0 ? `(${shares} + ${doubled})` : split > 0 ? doubled : shares > 0 ? `${shares}` : ''
    return count ? [`${name}: ${count} × ${money(value)} = ${money((shares + 2 * split) * value)}`] : []
  })
  return lines.length > 0 ? lines : [t('web-none')]
}

/** Bonds at their price, and what sets of commodities bring less taxes. */
export function otherWhy(
  shown: Pick<StockpileShown, 'bond_price' | 'modules'>,
  player: Pick<PlayerShown, 'bonds' | 'sets'>,
): string[] {
  return [
    ...(shown.modules.includes('bonds')
      ? [
          `${t('why-stockpile-bonds')}: ${player.bonds} × ${money(shown.bond_price)} = ${money(player.bonds * shown.bond_price)}`,
        ]
      : []),
    ...(shown.modules.includes('commodities') ? [`${t('why-stockpile-sets')}: ${plus(player.sets)}`] : []),
  ]
}

export function totalWhy(
  shown: Pick<StockpileShown, 'bond_price' | 'modules'>,
  player: Pick<PlayerShown, 'money' | 'bonds' | 'sets'>,
  worth: number,
): string[] {
  return [
    `${t('part-stockpile-money')}: ${money(player.money)}`,
    `${t('part-stockpile-portfolio')}: ${plus(worth)}`,
    ...(player.bonds > 0 ? [`${t('why-stockpile-bonds')}: ${plus(player.bonds * shown.bond_price)}`] : []),
    ...(player.sets !== 0 ? [`${t('why-stockpile-sets')}: ${plus(player.sets)}`] : []),
  ]
}

/** How a company moved, round by round. */
export function priceWhy(
  shown: Pick<StockpileShown, 'companies' | 'round'>,
  company: number,
  log: LogEntry<StockpileEvent>[],
): string[] {
  const one = shown.companies[company]
  if (!one) return []
  const rounds = Array.from({ length: shown.round }, (_, n) => n + 1).flatMap((round) => {
    const moves = linesOf(log, round).flatMap(({ event }) => {
      if (!('company' in event) || event.company !== company) return []
      if (event.event === 'stock-moved') return [{ how: signed(event.end - event.start), value: event.value }]
      if (event.event === 'stock-split') return [{ how: t('why-stockpile-split'), value: event.value }]
      return event.event === 'bankrupt' ? [{ how: t('web-stockpile-bankrupt'), value: event.value }] : []
    })
    const end = moves.at(-1)
    return end
      ? [t('why-stockpile-moved', { round, moves: moves.map(({ how }) => how).join(', '), value: money(end.value) })]
      : []
  })
  return [
    `${t('why-stockpile-start')}: ${money(one.track[one.start]?.value ?? 0)}`,
    ...rounds,
    t('why-stockpile-space', { space: one.space + 1, spaces: one.track.length }),
  ]
}

/** Whose meeple stands there, and what it costs. */
export function bidWhy(
  { piles, track }: Pick<StockpileShown, 'piles' | 'track'>,
  pile: number,
  names: string[],
): string[] {
  const { bidder, space } = piles[pile] ?? { bidder: null, space: null }
  if (bidder === null || space === null) return []
  return [
    t('why-stockpile-bid', { name: names[bidder] ?? '?', bid: money(track[space] ?? 0), pile: pile + 1 }),
    t('why-stockpile-bid-stands'),
  ]
}

/** What the cards of the company that pays would bring; split ones count twice. */
export function dividendWhy(
  { paying, per_share, companies }: Pick<StockpileShown, 'paying' | 'per_share' | 'companies'>,
  { shares, split }: Pick<PlayerShown, 'shares' | 'split'>,
): string[] {
  if (paying === null || per_share === null) return []
  const line = (id: string, count: number, times: string, each: number): string[] =>
    count > 0 ? [`${t(id)}: ${count}${times} × ${money(per_share)} = ${money(count * each)}`] : []
  return [
    t('part-stockpile-paying', { company: companies[paying]?.name ?? '?', per_share: money(per_share) }),
    ...line('part-stockpile-portfolio', shares?.[paying] ?? 0, '', per_share),
    ...line('part-stockpile-split', split?.[paying] ?? 0, '×2', 2 * per_share),
  ]
}

/** The fees that wait, one sum after the other. */
export function feesWhy(shown: Pick<StockpileShown, 'fees'>, fees: number[]): string[] {
  const lines = fees.flatMap((count, fee) =>
    count > 0 ? [`${t('card-stockpile-fee', { fee: money(shown.fees[fee] ?? 0) })} × ${count}`] : [],
  )
  return [...lines, t('why-stockpile-fees-wait')]
}

/** What lies there of commodities and taxes. */
export function setsWhy(
  shown: Pick<StockpileShown, 'commodities'>,
  { commodities, taxes, sets }: Pick<PlayerShown, 'commodities' | 'taxes' | 'sets'>,
): string[] {
  const lines = commodities.flatMap((count, commodity) =>
    count > 0 ? [`${commodityName(shown, commodity)}: ${count}`] : [],
  )
  return [
    ...lines,
    ...(taxes > 0 ? [`${t('card-stockpile-tax')}: ${taxes}`] : []),
    t('why-stockpile-sets-worth', { money: plus(sets) }),
  ]
}

/** What was told when the bonus for a company, or for sets, was paid. */
export function toldWhy(
  log: LogEntry<StockpileEvent>[],
  shown: StockpileShown,
  names: string[],
  wanted: (event: StockpileEvent) => boolean,
): string[] {
  return log.filter(({ event }) => wanted(event)).map((line) => eventWords(line, shown, names))
}
