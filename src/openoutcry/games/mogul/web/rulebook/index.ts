/** The rules of Mogul. */
import Emblem from '../Emblem.svelte'
import type { MogulShown } from '../wire.generated'
import type { Book } from '@openoutcry/game-api'
import Auction from './Auction.svelte'
import Crash from './Crash.svelte'
import { args } from './examples'
import outline from './outline.json'
import Premium from './Premium.svelte'
import Ring from './Ring.svelte'
import Sale from './Sale.svelte'
import Shares from './Shares.svelte'
import '../theme.css'

export const book: Book<MogulShown> = {
  outline,
  Emblem,
  args,
  pictures: {
    'share-colours': Shares,
    'reveal-premium': Premium,
    'auction-leave': Auction,
    'score-price': Sale,
    'score-track': Ring,
    'setup-crash': Crash,
  },
}
