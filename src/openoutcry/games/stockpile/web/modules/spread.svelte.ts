/** The two investors that a player has selected of those that were dealt: selected on the table, and confirmed in the action bar. */
import { stateOfTable, type OptionShown } from '@openoutcry/game-api'
import { optionArgs } from '../args'

class Spread {
  taken = $state<number[]>([])

  /** Select an investor, and deselect the first of the two that were selected. */
  take(investor: number, two: number[]): void {
    if (!two.includes(investor)) this.taken = [two[1]!, investor]
  }
}

export const spreadOf = stateOfTable(() => new Spread())

interface Taken {
  dealt: number[]
  two: number[]
  /** The answer that keeps these two. */
  option: OptionShown | undefined
}

/** Return the selected pair and the answer that keeps it; null if single investors are chosen. */
export function takenOf(spread: Spread, open: OptionShown[]): Taken | null {
  const both = (option: OptionShown): number[] => {
    const { investor, partner } = optionArgs('keep-investor', option)
    return [Number(investor), Number(partner)]
  }
  if (open.length === 0 || open.some((option) => optionArgs('keep-investor', option).partner === undefined)) return null
  const dealt = [...new Set(open.flatMap(both))]
  const two = spread.taken.filter((one) => dealt.includes(one)).length === 2 ? spread.taken : dealt.slice(0, 2)
  return { dealt, two, option: open.find((one) => both(one).every((investor) => two.includes(investor))) }
}
