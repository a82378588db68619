/** Money is counted in thousands. */
import { moneyFormatter } from '@openoutcry/game-api'
import { nouns } from './nouns.generated'

export const money = moneyFormatter(nouns)
