/** The rules of Stockpile. */
import Emblem from '../Emblem.svelte'
import type { StockpileShown } from '../wire.generated'
import type { Book } from '@openoutcry/game-api'
import Actions from './Actions.svelte'
import Bankrupt from './Bankrupt.svelte'
import Bids from './Bids.svelte'
import { investors, strategies } from './cards'
import Dice from './Dice.svelte'
import Ending from './Ending.svelte'
import { advancedTracks, args, dieFaces } from './examples'
import FirstCard from './FirstCard.svelte'
import Forecasts from './Forecasts.svelte'
import Goods from './Goods.svelte'
import Insider from './Insider.svelte'
import InvestorFace from './InvestorFace.svelte'
import outline from './outline.json'
import Pile from './Pile.svelte'
import Split from './Split.svelte'
import Steel from './Steel.svelte'
import StrategyFace from './StrategyFace.svelte'
import '../theme.css'

export const book: Book<StockpileShown> = {
  outline,
  Emblem,
  args,
  pictures: {
    'information-pair': Insider,
    'information-forecasts': Forecasts,
    'supply-place': Pile,
    'demand-outbid': Bids,
    'action-cards': Actions,
    'split-double': Split,
    'bankrupt-lost': Bankrupt,
    'end-example': Ending,
    'advanced-steel': Steel,
    'commodities-sets': Goods,
    'dice-roll': Dice,
    'first-card-place': FirstCard,
  },
  facts: { 'advanced-tracks': advancedTracks, 'dice-cards': dieFaces },
  cards: {
    'all-investors': { list: investors, Face: InvestorFace },
    'all-strategies': { list: strategies, Face: StrategyFace },
  },
}
