/** The rules of Speculation, the card game. */
import Emblem from '../../games/speculation-cards/Emblem.svelte'
import type { SpeculationCardsShown } from '../../games/speculation-cards/wire'
import type { Book } from '../book'
import { args } from './examples'
import Match from './Match.svelte'
import outline from './outline.json'
import Piles from './Piles.svelte'
import Scored from './Scored.svelte'
import '../../games/speculation-cards/livery.css'

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
