/** The rules of Speculation, the board game. */
import Emblem from '../Emblem.svelte'
import type { SpeculationBoardShown } from '../wire.generated'
import type { Book } from '@openoutcry/game-api'
import { args, priceLists } from './examples'
import Fortune from './Fortune.svelte'
import Moved from './Moved.svelte'
import outline from './outline.json'
import Prices from './Prices.svelte'
import Raised from './Raised.svelte'
import Tiles from './Tiles.svelte'
import '../theme.css'

export const book: Book<SpeculationBoardShown> = {
  outline,
  Emblem,
  args,
  pictures: {
    'price-list': Prices,
    'turn-tiles': Tiles,
    'rank-up': Raised,
    'cards-move': Moved,
    'end-fortune': Fortune,
  },
  facts: {
    'price-list': (box) => priceLists(box, 'plain'),
    'star-side': (box) => priceLists(box, 'star'),
  },
}
