// Made by tools/schema.py from the types in src/openoutcry/games/stockpile. Do not edit.

/** A player's investor brought money; negative where money was lost. */
export interface AbilityPaid {
  event: 'ability-paid'
  seat: number
  investor: number
  amount: number
}

/** A player's investor acts. */
export interface AbilityUsed {
  event: 'ability-used'
  seat: number
  investor: number
}

/** A player used an action card, a Boom or a Bust, on a company. */
export interface ActionPlayed {
  event: 'action-played'
  seat: number
  card: number
  company: number
}

/** A player discarded a Boom or a Bust without using it. */
export interface ActionSpent {
  event: 'action-spent'
  seat: number
  card: number
}

/** A company went bankrupt. `lost` is, by seat, the number of its cards that were discarded. */
export interface Bankrupt {
  event: 'bankrupt'
  company: number
  lost: number[]
  space: number
  value: number
}

/** A player placed a meeple on the track of a pile and bid the amount of its space. `outbid` is the player who was on this track before and must bid again, or None. */
export interface BidMade {
  event: 'bid-made'
  seat: number
  pile: number
  bid: number
  outbid: number | null
}

/** A player gave a bond back to the bank. */
export interface BondReturned {
  event: 'bond-returned'
  seat: number
}

/** A player bought bonds. */
export interface BondsBought {
  event: 'bonds-bought'
  seat: number
  bonds: number
  paid: number
}

/** At the end a player got back what the bonds cost. */
export interface BondsRedeemed {
  event: 'bonds-redeemed'
  seat: number
  bonds: number
  amount: number
}

/** A player kept one of the cards drawn, or none, and discarded the rest; only that player reads which. */
export interface CardKept {
  event: 'card-kept'
  seat: number
  card: number | null
  discarded: number[]
}

/** A player moved a card from one pile to another; None if it is face down. */
export interface CardMoved {
  event: 'card-moved'
  seat: number
  start: number
  end: number
  card: number | null
}

/** A player took a company card, or else a forecast, before the deal; only that player reads which. */
export interface CardPicked {
  event: 'card-picked'
  seat: number
  company: boolean
  card: number | null
}

/** A player put a card on a pile. If it lies face down, `card` is None in what all other players receive. */
export interface CardPlaced {
  event: 'card-placed'
  seat: number
  pile: number
  card: number | null
  face_up: boolean
}

/** A card on a pile: its kind where you know it. */
export interface CardShown {
  kind: number | null
  face_up: boolean
}

/** A card was turned up from the market deck as the first card of a pile. */
export interface CardTurnedUp {
  event: 'card-turned-up'
  pile: number
  card: number
}

/** A player drew market cards; only that player reads this. */
export interface CardsDrawn {
  event: 'cards-drawn'
  seat: number
  cards: number[]
}

/** A player drew commodities or taxes; only that player reads this. */
export interface CommerceDrawn {
  event: 'commerce-drawn'
  seat: number
  cards: number[]
}

/** A player put a commodity or a tax on a pile. */
export interface CommercePlaced {
  event: 'commerce-placed'
  seat: number
  pile: number
  card: number
}

/** A player received the bonus for commodities and paid the penalty for taxes at the end. */
export interface CommerceScored {
  event: 'commerce-scored'
  seat: number
  bonus: number
  penalty: number
}

/** A player returned a commodity to the box. */
export interface CommoditySpent {
  event: 'commodity-spent'
  seat: number
  commodity: number
}

/** A company: its track, where its ticker stands, where it starts and where it goes on after a split. */
export interface CompanyShown {
  name: string
  colour: string
  track: SpaceShown[]
  space: number
  value: number
  start: number
  after_split: number
}

/** The forecasts of this round, by die. */
export interface DiceRolled {
  event: 'dice-rolled'
  seat: number
  forecasts: number[]
}

/** A player showed `cards` cards of a company and received the dividend on them. */
export interface DividendCollected {
  event: 'dividend-collected'
  seat: number
  company: number
  cards: number
  amount: number
}

/** A company declared a dividend. `per_share` is the amount for each share. */
export interface DividendDeclared {
  event: 'dividend-declared'
  company: number
  per_share: number
}

/** A trading fee was a bonus. */
export interface FeeBonus {
  event: 'fee-bonus'
  seat: number
  fee: number
}

/** A player could not pay a trading fee. The fee card stays in front of the player until there is money for it. */
export interface FeeKept {
  event: 'fee-kept'
  seat: number
  fee: number
}

/** A player paid a trading fee to the bank. */
export interface FeePaid {
  event: 'fee-paid'
  seat: number
  fee: number
}

/** The player who won the First Player Card gave it to a player, perhaps to that same player. */
export interface FirstCardGiven {
  event: 'first-card-given'
  seat: number
  to: number
}

/** The first player put the First Player Card on a pile. */
export interface FirstCardPlaced {
  event: 'first-card-placed'
  seat: number
  pile: number
}

/** The first player was drawn at random, or named by an option of the game. */
export interface FirstPlayerChosen {
  event: 'first-player-chosen'
  seat: number
}

/** A falsified forecast moves its company by so many spaces instead. */
export interface ForecastChanged {
  event: 'forecast-changed'
  company: number
  spaces: number
}

/** A player tampered with a pair's forecast, of this owner or nobody's. */
export interface ForecastFalsified {
  event: 'forecast-falsified'
  seat: number
  pair: number
  owner: number | null
}

/** The game ended. `scores` are the final scores by seat, and `winners` the seats that won. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** A player was dealt two market cards. Only that player receives this event. */
export interface HandDealt {
  event: 'hand-dealt'
  seat: number
  cards: number[]
}

/** A player was dealt a pair: a company and the forecast for it. Only that player receives this event. */
export interface InsiderInformation {
  event: 'insider-information'
  seat: number
  company: number
  forecast: number
}

/** A company and its forecast, None where they are covered; `seat` is whose pair it is, None for nobody's. `seen_by` are the others who have looked at it. */
export interface InsiderShown {
  company: number | null
  forecast: number | null
  seat: number | null
  open: boolean
  falsified: number
  seen_by: number[]
}

/** A player received the interest of the bonds. */
export interface InterestPaid {
  event: 'interest-paid'
  seat: number
  amount: number
}

/** A player has an investor, and money: the investor's starting value less the bid. */
export interface InvestorHired {
  event: 'investor-hired'
  seat: number
  investor: number
  bid: number
  money: number
}

/** A player put an investor up for bidding. */
export interface InvestorOffered {
  event: 'investor-offered'
  seat: number
  pile: number
  investor: number
}

/** An investor: the name, the ability (by the name of our words for it), the money that the player begins with, and how we know it (printed, secondary or reconstructed). The numbers of the ability are named as in the data file: `sums` are money, `counts` are not; `tracks` are costs of the bidding track, below 0 where the bank pays. `says` are the words of one from a house module, in Fluent, by language; ours are in the catalogues. */
export interface InvestorShown {
  name: string
  ability: string
  money: number
  known: string
  sums: Record<string, number>
  counts: Record<string, number>
  tracks: Record<string, number[]>
  says: Record<string, string>
}

/** A player was dealt investors to choose from; only that player reads this. */
export interface InvestorsDealt {
  event: 'investors-dealt'
  seat: number
  investors: number[]
}

/** A player received the bonus for having the most shares of a company, alone or together with others. */
export interface MajorityPaid {
  event: 'majority-paid'
  seat: number
  company: number
  shares: number
  bonus: number
}

/** A pair, a company and the forecast for it, was turned up for all players. */
export interface MarketInformation {
  event: 'market-information'
  company: number
  forecast: number
}

/** The discard pile was shuffled into the market deck. */
export interface MarketShuffled {
  event: 'market-shuffled'
  cards: number
}

/** Money went from one player to another. */
export interface MoneyGiven {
  event: 'money-given'
  seat: number
  to: number
  amount: number
}

/** A pair was revealed: a company and the forecast for it. `seat` is the player to whom it was dealt, or None. */
export interface PairRevealed {
  event: 'pair-revealed'
  seat: number | null
  company: number
  forecast: number
}

/** A player looked at a pair, of this owner or face down; only that player reads what it is. */
export interface PairSeen {
  event: 'pair-seen'
  seat: number
  owner: number | null
  company: number | null
  forecast: number | null
}

/** A player showed a pair to all. */
export interface PairShown {
  event: 'pair-shown'
  seat: number
  company: number
  forecast: number
}

/** A player paid for a pile and took its cards. The buyer reads the kinds of all cards, other players those of the cards that lay open and of the fees, sorted, then None for each other card. */
export interface PileBought {
  event: 'pile-bought'
  seat: number
  pile: number
  paid: number
  cards: (number | null)[]
}

/** A player looked at the face-down cards of a pile; only that player reads which. */
export interface PileSeen {
  event: 'pile-seen'
  seat: number
  pile: number
  cards: number[] | null
}

/** A pile, and the meeple on the track above it. */
export interface PileShown {
  cards: CardShown[]
  bidder: number | null
  space: number | null
}

/** One player's side of the table. `cards` and `split_cards` are how many lie face down there; `shares` and `split` which they are, by company, where you may know all of them; `known` what can be remembered of the others' stocks and actions, by kind, None where nothing is. `booms` and `busts` as `shares`. `worth` is what the portfolio is worth now, `fees` are those still to be paid. With modules: `investors` by number and which were `used` in this round, hands of investors, strategies and commerce cards (None where they are covered), how many strategies were `played` in this round, and what the commodities and taxes would score now (`sets`). */
export interface PlayerShown {
  money: number
  cards: number
  split_cards: number
  shares: number[] | null
  split: number[] | null
  known: number[] | null
  booms: number | null
  busts: number | null
  worth: number | null
  hand: (number | null)[]
  fees: number[]
  meeples: number
  bonds: number
  commodities: number[]
  taxes: number
  sets: number
  investors: number[]
  used: boolean[]
  dealt_investors: (number | null)[]
  strategies: (number | null)[]
  played: number
  commerce: (number | null)[]
}

/** A player sold all shares at the end of the game. `shares` and `split` are the numbers of cards by company in the two portfolios, and `worth` is the money that they brought. */
export interface PortfolioSold {
  event: 'portfolio-sold'
  seat: number
  shares: number[]
  split: number[]
  worth: number
}

/** A round began. `seat` is its first player. */
export interface RoundBegun {
  event: 'round-begun'
  round: number
  seat: number
}

/** A player showed a share of a company. */
export interface ShareShown {
  event: 'share-shown'
  seat: number
  company: number
}

/** A player sold one share. `sale` is "share" for a single share, "split" for a whole card of the split portfolio, and "half" for one of the two shares of such a card. */
export interface ShareSold {
  event: 'share-sold'
  seat: number
  company: number
  sale: string
  price: number
}

/** A space of a company's track: what a share is worth there, and what it pays when it is entered from the left. */
export interface SpaceShown {
  value: number
  dollars: number
}

/** A player was dealt a first stock during the set-up. Only that player receives this event. */
export interface StarterDealt {
  event: 'starter-dealt'
  seat: number
  company: number
}

/** A player discarded a stock, or turned a split one back, to pay for something. */
export interface StockGivenUp {
  event: 'stock-given-up'
  seat: number
  company: number
  turned_back: boolean
}

/** A company's ticker (price marker) moved from the space `start` to `end` of its track. `value` is the value of a share there. */
export interface StockMoved {
  event: 'stock-moved'
  company: number
  start: number
  end: number
  value: number
}

/** A player moved a stock to the split portfolio. */
export interface StockMovedToSplit {
  event: 'stock-moved-to-split'
  seat: number
  company: number
}

/** A stock split. `moved` is, by seat, the number of cards that moved to the split portfolio, and `paid` the money received for cards that were there before. */
export interface StockSplit {
  event: 'stock-split'
  company: number
  moved: number[]
  paid: number[]
  space: number
  value: number
}

/** A player took a stock from the discard pile. */
export interface StockTaken {
  event: 'stock-taken'
  seat: number
  company: number
  paid: number
}

export type StockpileEvent =
  | FirstPlayerChosen
  | StarterDealt
  | RoundBegun
  | InsiderInformation
  | MarketInformation
  | CardTurnedUp
  | HandDealt
  | CardPlaced
  | BidMade
  | PileBought
  | FeePaid
  | FeeKept
  | ActionPlayed
  | StockMoved
  | StockSplit
  | Bankrupt
  | DividendDeclared
  | DividendCollected
  | ShareSold
  | PairRevealed
  | MajorityPaid
  | PortfolioSold
  | BondsBought
  | BondReturned
  | InterestPaid
  | BondsRedeemed
  | DiceRolled
  | CommerceDrawn
  | CommercePlaced
  | CommerceScored
  | FirstCardPlaced
  | FirstCardGiven
  | StrategiesDealt
  | StrategyDropped
  | StrategyPlayed
  | StrategyPaid
  | InvestorsDealt
  | InvestorOffered
  | InvestorHired
  | AbilityUsed
  | AbilityPaid
  | FeeBonus
  | PairSeen
  | PairShown
  | PileSeen
  | CardMoved
  | CardPicked
  | ShareShown
  | StockGivenUp
  | StockTaken
  | StockMovedToSplit
  | ActionSpent
  | CommoditySpent
  | TaxReturned
  | ForecastFalsified
  | ForecastChanged
  | MoneyGiven
  | CardsDrawn
  | CardKept
  | MarketShuffled
  | GameOver

/** What the answers to any question are explained with. */
export type StockpileFigures = { card?: number | 'boom' | 'bust'; copy?: number; pile?: number; facing?: 'up' | 'down'; bid?: number; cost?: number; terms?: 'bid' | 'own' | 'bank'; prices?: 'own' | 'track'; amount?: number; investor?: number; money?: number; company?: number; space?: number; value?: number; ends?: 'moved' | 'split' | 'bankrupt'; strategy?: number; extra?: number; sale?: string; price?: number; cards?: number; bonds?: number; seat?: number; partner?: number; forecast?: number; place?: number; pair?: number; does?: string }

/** What a question is explained with, and its answers, by its kind. */
export interface StockpileQuestions {
  'place': { asks: { asks?: 'lay-out' | 'two' | 'two-hidden' | 'last-up' | 'last-down' | 'last-either' }; figures: { card?: number; copy?: number; pile?: number; facing?: 'up' | 'down' } }
  'bid': { asks: { asks?: 'piles' | 'investors'; money?: number; promised?: number }; figures: { pile?: number; bid?: number; cost?: number; terms?: 'bid' | 'own' | 'bank'; prices?: 'own' | 'track'; amount?: number; investor?: number; money?: number } }
  'act': { asks: { asks?: 'all' | 'actions' | 'boom' | 'bust' | 'nothing' }; figures: { card?: 'boom' | 'bust'; company?: number; space?: number; value?: number; ends?: 'moved' | 'split' | 'bankrupt'; investor?: number; strategy?: number; cost?: number; amount?: number; extra?: number } }
  'sell': { asks: object; figures: { company?: number; sale?: string; price?: number } }
  'collect': { asks: { company?: number; per_share?: number }; figures: { company?: number; cards?: number; amount?: number } }
  'buy-bonds': { asks: object; figures: { bonds?: number; cost?: number } }
  'place-commerce': { asks: object; figures: { card?: number; copy?: number; pile?: number } }
  'place-first': { asks: object; figures: { pile?: number } }
  'give-first': { asks: object; figures: { seat?: number } }
  'drop-strategy': { asks: { left?: number }; figures: { strategy?: number } }
  'keep-investor': { asks: { asks?: 'hire' | 'offer'; investors?: number }; figures: { investor?: number; partner?: number; money?: number } }
  'which-first': { asks: object; figures: { investor?: number } }
  'pick': { asks: object; figures: { investor?: number; strategy?: number; company?: number; forecast?: number } }
  'look-pile': { asks: object; figures: { investor?: number; strategy?: number; pile?: number } }
  'from-pile': { asks: object; figures: { investor?: number; strategy?: number; pile?: number } }
  'which-card': { asks: object; figures: { investor?: number; strategy?: number; pile?: number; place?: number; facing?: 'up' | 'down'; card?: number } }
  'to-pile': { asks: object; figures: { investor?: number; strategy?: number; pile?: number } }
  'peek': { asks: { left?: number; extra?: number }; figures: { investor?: number; strategy?: number; pair?: number; seat?: number } }
  'show': { asks: { asks?: string; amount?: number }; figures: { investor?: number; strategy?: number; company?: number; value?: number; cost?: number } }
  'buy-stock': { asks: { asks?: string; amount?: number }; figures: { investor?: number; strategy?: number; company?: number; value?: number; cost?: number } }
  'choose': { asks: { asks?: string; spaces?: number; per_share?: number }; figures: { investor?: number; strategy?: number; company?: number; space?: number; value?: number; ends?: 'moved' | 'split' | 'bankrupt'; does?: string; amount?: number } }
  'nudge': { asks: { spaces?: number; left?: number }; figures: { investor?: number; strategy?: number; company?: number; space?: number; value?: number; ends?: 'moved' | 'split' | 'bankrupt' } }
  'give-up': { asks: object; figures: { investor?: number; strategy?: number; company?: number; sale?: string; price?: number } }
  'take': { asks: object; figures: { investor?: number; strategy?: number; company?: number; value?: number; cost?: number } }
  'burn': { asks: object; figures: { investor?: number; strategy?: number } }
  'pair': { asks: { asks?: string; amount?: number }; figures: { investor?: number; strategy?: number; pair?: number; seat?: number } }
  'spend': { asks: object; figures: { investor?: number; strategy?: number; card?: number } }
  'sell-at': { asks: { left?: number; extra?: number }; figures: { investor?: number; strategy?: number; company?: number; sale?: string; price?: number } }
  'keep-card': { asks: object; figures: { investor?: number; strategy?: number; company?: number; value?: number; cost?: number } }
  'give-money': { asks: { asks?: string; amount?: number }; figures: { investor?: number; strategy?: number; seat?: number; amount?: number } }
}

/** The whole table. Kinds of cards: 0 to 5 stocks by company, 6 Boom, 7 Bust, 8 to 10 fees, with `fees` what they cost; with modules 11 to 16 commodities, 17 a tax, 18 the First Player Card, 19 and more investors. `paying` is the company that pays a dividend now, `per_share` how much. `modules` are those in play; `investors` and `strategies` all there are, by number; `dice` the forecasts rolled; `next_first` who was given the First Player Card; `using_investor` or `using_strategy` what is asked about now. */
export interface StockpileShown {
  game: 'stockpile'
  board: string
  companies: CompanyShown[]
  forecasts: string[]
  in_play: number[]
  fees: number[]
  track: number[]
  round: number
  rounds: number
  phase: string
  first: number | null
  turn: number | null
  pairs: InsiderShown[]
  piles: PileShown[]
  players: PlayerShown[]
  deck: number
  discard: number[]
  paying: number | null
  per_share: number | null
  modules: string[]
  investors: InvestorShown[]
  strategies: StrategyShown[]
  commodities: string[]
  dice: (number | null)[]
  bond_price: number
  bonds_left: number
  commerce_deck: number
  next_first: number | null
  using_investor: number | null
  using_strategy: number | null
}

/** A player was dealt strategy cards; only that player reads which. */
export interface StrategiesDealt {
  event: 'strategies-dealt'
  seat: number
  strategies: number[] | null
  cards: number
}

/** A player returned a strategy card to the box before the game; only that player reads which. */
export interface StrategyDropped {
  event: 'strategy-dropped'
  seat: number
  strategy: number | null
}

/** A strategy card brought money. */
export interface StrategyPaid {
  event: 'strategy-paid'
  seat: number
  strategy: number
  amount: number
}

/** A player played a strategy card and paid for it. */
export interface StrategyPlayed {
  event: 'strategy-played'
  seat: number
  strategy: number
  cost: number
}

/** A strategy card: its name, what it does (by the name of our words for it), its cost and number, how often it does what it says, and what of it is reconstructed (empty if nothing is). Other numbers and words: as of an investor. */
export interface StrategyShown {
  name: string
  effect: string
  cost: number
  amount: number
  times: number
  reconstructed: string
  sums: Record<string, number>
  counts: Record<string, number>
  says: Record<string, string>
}

/** A player returned a tax card to the box. */
export interface TaxReturned {
  event: 'tax-returned'
  seat: number
}
