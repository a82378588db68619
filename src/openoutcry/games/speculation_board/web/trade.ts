/** A trade as it stands while it is asked about: what is in the purse, and what each answer would leave there. */
import type { ChoiceShown, OptionShown } from '@openoutcry/game-api'
import { optionArgs } from './args'
import type { SpeculationBoardShown } from './wire.generated'

export interface Trade {
  selling: boolean
  cash: number
  /** The company whose share is sold in the same trade. */
  sold: number | null
  /** The cash with what that share brings. */
  purse: number
}

/** Null where something else is asked. */
export function tradeOf(choice: ChoiceShown, shown: SpeculationBoardShown): Trade | null {
  if (choice.kind !== 'sell' && choice.kind !== 'buy') return null
  const selling = choice.kind === 'sell'
  const cash = shown.players[choice.seat]?.cash ?? 0
  const sold = selling ? null : shown.selling
  return { selling, cash, sold, purse: cash + (sold === null ? 0 : (shown.companies[sold]?.price ?? 0)) }
}

export function cashAfter({ selling, purse }: Trade, option: OptionShown): number {
  return purse + (optionArgs('sell', option).price ?? 0) * (selling ? 1 : -1)
}
