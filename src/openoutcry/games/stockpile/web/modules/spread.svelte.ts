/** Two investors of those that were dealt: which of them are taken, shared by the table, where they are pressed, and the bar, where both are kept. */
import type { OptionShown } from '@openoutcry/game-api'
import { optionArgs } from '../args'

class Spread {
  taken = $state<number[]>([])

  /** One more than two: who was taken first goes. */
  take(investor: number, two: number[]): void {
    if (!two.includes(investor)) this.taken = [two[1]!, investor]
  }

  /** Forgets who was taken: the table is left. */
  reset(): void {
    this.taken = []
  }
}

export const spread = new Spread()

interface Taken {
  dealt: number[]
  two: number[]
  /** The answer that keeps these two. */
  option: OptionShown | undefined
}

/** Null where one is chosen alone. */
export function takenOf(open: OptionShown[]): Taken | null {
  const both = (option: OptionShown): number[] => {
    const { investor, partner } = optionArgs('keep-investor', option)
    return [Number(investor), Number(partner)]
  }
  if (open.length === 0 || open.some((option) => optionArgs('keep-investor', option).partner === undefined)) return null
  const dealt = [...new Set(open.flatMap(both))]
  const two = spread.taken.filter((one) => dealt.includes(one)).length === 2 ? spread.taken : dealt.slice(0, 2)
  return { dealt, two, option: open.find((one) => both(one).every((investor) => two.includes(investor))) }
}
