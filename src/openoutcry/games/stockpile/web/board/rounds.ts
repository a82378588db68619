/** What the log says of the rounds: which pair did what, and how the values went. */
import type { LogEntry } from '@openoutcry/game-api'
import type { StockpileEvent, StockpileShown } from '../wire.generated'

type Line = LogEntry<StockpileEvent>

/** A pair that was revealed, and what came of it. */
export interface Moved {
  /** Whose pair it was; nobody's is null. */
  seat: number | null
  company: number
  forecast: number
  /** The values before and after. */
  from: number | null
  to: number | null
  splits: number
  bankrupt: boolean
  /** What it paid for each share. */
  paid: number
}

/** The lines of one round, counted from 1. */
export function linesOf(log: Line[], round: number): Line[] {
  const begins = (number: number): number =>
    log.findIndex(({ event }) => event.event === 'round-begun' && event.round === number)
  const start = begins(round)
  const end = begins(round + 1)
  return start < 0 ? [] : log.slice(start, end < 0 ? undefined : end)
}

/** The pairs of a round that have been revealed, in their order. */
export function movesOf(log: Line[], shown: StockpileShown, round: number): Moved[] {
  const moves: Moved[] = []
  for (const { event } of linesOf(log, round)) {
    const last = moves.at(-1)
    if (event.event === 'pair-revealed') {
      moves.push({
        seat: event.seat,
        company: event.company,
        forecast: event.forecast,
        from: null,
        to: null,
        splits: 0,
        bankrupt: false,
        paid: 0,
      })
    } else if (last && 'company' in event && event.company === last.company) {
      if (event.event === 'stock-moved') {
        last.from ??= shown.companies[event.company]?.track[event.start]?.value ?? null
        last.to = event.value
      } else if (event.event === 'stock-split') {
        last.from ??= shown.companies[event.company]?.track.at(-1)?.value ?? null
        last.splits += 1
        last.to = event.value
      } else if (event.event === 'bankrupt') {
        last.from ??= shown.companies[event.company]?.track[0]?.value ?? null
        last.bankrupt = true
        last.to = event.value
      } else if (event.event === 'dividend-declared') last.paid += event.per_share
    }
  }
  return moves
}

/** The value of each company at the beginning of every round, and now. */
export function valuesOf(log: Line[], shown: StockpileShown): number[][] {
  const now = shown.companies.map(({ track, start }) => track[start]?.value ?? 0)
  const rows: number[][] = []
  for (const { event } of log) {
    if (event.event === 'round-begun') rows.push([...now])
    if (event.event === 'stock-moved' || event.event === 'stock-split' || event.event === 'bankrupt')
      now[event.company] = event.value
  }
  rows.push(shown.companies.map(({ value }) => value))
  return rows
}

/** What a seat has received for shares in this round. */
export function soldBy(log: Line[], round: number, seat: number): number {
  return linesOf(log, round).reduce(
    (sum, { event }) => (event.event === 'share-sold' && event.seat === seat ? sum + event.price : sum),
    0,
  )
}
