/** What an answer would make of a company, as it stands on its row of the price board. */
import type { OptionShown } from '@openoutcry/game-api'
import { anyOptionArgs } from '../args'
import { money } from '../money'
import type { StockpileShown } from '../wire.generated'

export interface RowFace {
  figure: string
  mood: 'good' | 'bad' | ''
  /** Where it would move to: -1 is bankruptcy, past the last space lies the split; null where it does not move. */
  end: number | null
}

export function rowFace(option: OptionShown, shown: StockpileShown): RowFace {
  const { company = -1, value, ends, space, does, amount } = anyOptionArgs(option)
  const firm = shown.companies[company]
  const mood = ends === 'split' ? 'good' : ends === 'bankrupt' ? 'bad' : ''
  const paid = amount === undefined ? '–' : `+${money(amount)}`
  const way = `${firm?.value ?? ''} → ${value ?? ''}${ends === 'split' ? ' ×2' : ends === 'bankrupt' ? ' ✕' : ''}`
  const end = ends === 'bankrupt' ? -1 : ends === 'split' ? (firm?.track.length ?? 0) : (space ?? null)
  switch (does) {
    case 'split':
      return { figure: `${value ?? ''} → ${amount ?? ''}`, mood: 'good', end: null }
    case 'pay':
      return { figure: paid, mood: amount === undefined ? '' : 'good', end: null }
    case 'pay-up':
      return { figure: `${paid}, ${way}`, mood, end }
    default:
      return { figure: way, mood, end }
  }
}
