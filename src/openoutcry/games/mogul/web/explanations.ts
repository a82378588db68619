/** Where the numbers of the table come from, line by line. */
import { formatList, signed, t, type LogEntry } from '@openoutcry/game-api'
import type { MogulEvent, MogulShown } from './wire.generated'

export interface Earned {
  premiums: number
  sales: number
  credit: number
  chips: number
}

/** What each seat's points came from. */
export function earned(log: LogEntry<MogulEvent>[], seats: number): Earned[] {
  const sums = Array.from({ length: seats }, () => ({ premiums: 0, sales: 0, credit: 0, chips: 0 }))
  for (const { event } of log) {
    if (event.event === 'premium-paid') sums[event.seat]!.premiums += event.points
    if (event.event === 'sold') sums[event.seat]!.sales += event.points
    if (event.event === 'credit-taken') sums[event.seat]!.credit -= event.points
    if (event.event === 'chips-exchanged') sums[event.seat]!.chips += event.points
  }
  return sums
}

const line = (id: string, amount: number): string[] => (amount === 0 ? [] : [`${t(id)}: ${signed(amount)}`])

export function pointsWhy(log: LogEntry<MogulEvent>[], seat: number, seats: number): string[] {
  const { premiums, sales, credit, chips } = earned(log, seats)[seat]!
  const parts = [
    ...line('web-mogul-from-premiums', premiums),
    ...line('web-mogul-from-sales', sales),
    ...line('web-mogul-from-credit', credit),
    ...line('web-mogul-from-chips', chips),
  ]
  return parts.length > 0 ? parts : [t('why-mogul-no-points')]
}

/** What came and went since the deal; what is left of it was dealt. */
export function chipsWhy(log: LogEntry<MogulEvent>[], seat: number, chips: number): string[] {
  let [credit, taken, paid, exchanged] = [0, 0, 0, 0]
  for (const { event } of log) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.event === 'credit-taken') credit += event.chips
    if (event.event === 'left') taken += event.chips
    if (event.event === 'stayed') paid += 1
    if (event.event === 'chips-exchanged') exchanged += event.chips
  }
  return [
    ...line('why-mogul-chips-dealt', chips - credit - taken + paid + exchanged),
    ...line('web-mogul-from-credit', credit),
    ...line('why-mogul-chips-pots', taken),
    ...line('why-mogul-chips-paid', -paid),
    ...line('web-mogul-from-chips', -exchanged),
  ]
}

export function valueWhy(shown: Pick<MogulShown, 'players' | 'companies'>, company: number, names: string[]): string[] {
  const held = shown.players.flatMap(({ shares }, seat) =>
    (shares[company] ?? 0) > 0 ? [`${names[seat] ?? '?'} ${shares[company]}`] : [],
  )
  const name = shown.companies[company]?.name ?? '?'
  return [
    held.length > 0
      ? t('why-mogul-value', { company: name, list: formatList(held) })
      : t('why-mogul-value-none', { company: name }),
  ]
}

/** Who put chips into the pot since it was last taken; what was not told lay there before. */
export function potWhy(log: LogEntry<MogulEvent>[], pot: number, names: string[]): string[] {
  const put = new Map<number, number>()
  for (const { event } of log) {
    if (event.event === 'left') put.clear()
    if (event.event === 'stayed') put.set(event.seat, (put.get(event.seat) ?? 0) + 1)
  }
  if (pot === 0) return [t('why-mogul-pot-empty')]
  const before = [...put.values()].reduce((rest, chips) => rest - chips, pot)
  return [
    t('why-mogul-pot'),
    ...[...put].map(([seat, chips]) => `${names[seat] ?? '?'}: ${signed(chips)}`),
    ...line('why-mogul-pot-before', before),
  ]
}

/** The chips of the box, without those that lie elsewhere. */
export function bankWhy({ chips_in_box, bank, pot }: Pick<MogulShown, 'chips_in_box' | 'bank' | 'pot'>): string[] {
  return [
    ...line('why-mogul-bank-box', chips_in_box),
    ...line('part-mogul-pot', -pot),
    ...line('why-mogul-bank-players', bank + pot - chips_in_box),
  ]
}
