// Made by tools/schema.py from the types in src/openoutcry/games/speculation_cards. Do not edit.

/** A player placed a card face up on a pile. `drawn` is whether it is the drawn card that the player did not keep, rather than a card from the hand. */
export interface CardDiscarded {
  event: 'card-discarded'
  seat: number
  pile: number
  card: number
  drawn: boolean
}

/** A player drew a card from the deck. `card` is None in what all other players receive. */
export interface CardDrawn {
  event: 'card-drawn'
  seat: number
  card: number | null
}

/** A player kept one of the two cards drawn. `card` is None in what all other players receive. */
export interface CardKept {
  event: 'card-kept'
  seat: number
  card: number | null
}

/** A kind of card: the number of its suit and its rank, both None for the Joker. */
export interface CardKind {
  suit: number | null
  rank: number | null
}

/** The top card of the deck was turned face up onto an empty pile. */
export interface CardTurnedUp {
  event: 'card-turned-up'
  pile: number
  card: number
}

/** The deck was renewed: all cards below the top cards of the piles were shuffled into it. `cards` is its new size. */
export interface DeckRenewed {
  event: 'deck-renewed'
  cards: number
}

/** A player held all Jokers at the end of a round, and so won the game. */
export interface FourJokers {
  event: 'four-jokers'
  seat: number
}

/** The game ended. `scores` are the final points by seat, and `winners` the seats that won. */
export interface GameOver {
  event: 'game-over'
  scores: number[]
  winners: number[]
}

/** A player's hand was shown and scored at the end of a round: `points` by pile, number of cards by suit, and Jokers. */
export interface HandScored {
  event: 'hand-scored'
  seat: number
  round: number
  points: number[]
  suits: number[]
  jokers: number
}

/** A player reached the number of cards that ends the round (ten). Each other player has one more turn. */
export interface LastTurns {
  event: 'last-turns'
  seat: number
  cards: number
}

/** A pile as shown: the kinds of its cards from the bottom to the top, and whether the pile is scored in this round (`counts`). */
export interface PileShown {
  cards: number[]
  counts: boolean
}

/** A player took a whole pile into the hand, because the discarded card matched its top card. */
export interface PileTaken {
  event: 'pile-taken'
  seat: number
  pile: number
  cards: number[]
}

/** One player as shown to a viewer. `hand` has the visible cards in order of their kinds, then None for each other card. `worth` is what the hand scores now for each pile, None unless all its cards are visible. */
export interface PlayerShown {
  cards: number
  hand: (number | null)[]
  worth: number[] | null
  scores: number[]
  total: number
  last_turn: boolean
}

/** A round began: all cards were shuffled into the deck. `seat` has the first turn. */
export interface RoundBegan {
  event: 'round-began'
  round: number
  seat: number
}

/** A round was ended because it had the largest number of turns. The hands are scored as they are. */
export interface RoundCut {
  event: 'round-cut'
  turns: number
}

export type SpeculationCardsEvent =
  | RoundBegan
  | CardTurnedUp
  | TopTaken
  | CardDrawn
  | CardKept
  | CardDiscarded
  | PileTaken
  | DeckRenewed
  | LastTurns
  | HandScored
  | FourJokers
  | RoundCut
  | GameOver

/** What the answers to any question are explained with. */
export type SpeculationCardsFigures = { pile?: number; card?: number; takes?: number; cards?: number }

/** What a question is explained with, and its answers, by its kind. */
export interface SpeculationCardsQuestions {
  'action': { asks: object; figures: { pile?: number; card?: number } }
  'keep': { asks: object; figures: { card?: number } }
  'pile': { asks: object; figures: { pile?: number; card?: number; takes?: number } }
  'match': { asks: object; figures: { pile?: number; cards?: number } }
}

/** The whole table as shown to a viewer. `drawn` are the two cards drawn from which one is kept, None for each that the viewer may not see. `playing` is the card discarded from the hand until it is on a pile. */
export interface SpeculationCardsShown {
  game: 'speculation-cards'
  kinds: CardKind[]
  suits: string[]
  hand_limit: number
  rounds: number
  round: number
  phase: string
  piles: PileShown[]
  deck: number
  players: PlayerShown[]
  turn: number | null
  first: number | null
  drawn: (number | null)[]
  playing: number | null
  last_turns: boolean
  turns: number
  most_turns: number
}

/** A player took the top card of a pile into the hand. */
export interface TopTaken {
  event: 'top-taken'
  seat: number
  pile: number
  card: number
}
