/** Money is counted in thousands. */
import { t } from '../../lib/words.svelte'

export function money(amount: number): string {
  return t(amount < 0 ? 'money-stockpile-negative' : 'money-stockpile', { amount: Math.abs(amount) })
}
