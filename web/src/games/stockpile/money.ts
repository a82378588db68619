/** Money is counted in thousands. */
import { moneyOf } from '../../lib/prose'
import { spoken } from './spoken'

export const money = moneyOf(spoken)
