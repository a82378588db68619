/** The rules of Speculation, the card game. */
import Emblem from '../Emblem.svelte'
import type { SpeculationCardsShown } from '../wire.generated'
import type { Book } from '@openoutcry/game-api'
import { args } from './examples'
import Match from './Match.svelte'
import outline from './outline.json'
import Piles from './Piles.svelte'
import Scored from './Scored.svelte'
import '../theme.css'

export const book: Book<SpeculationCardsShown> = {
  outline,
  Emblem,
  args,
  pictures: {
    'setup-piles': Piles,
    'discard-match': Match,
    'score-points': Scored,
  },
}
