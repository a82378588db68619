/** How the cards look: a shape and a colour for each suit, so that neither is needed alone. Shapes are drawn around
 * the origin, 100 units wide and high at most. */
import type { CardKind, SpeculationCardsShown } from './wire.generated'

export interface SuitLook {
  shape: string
  /** On a card, which is paper by day and by night. */
  paint: string
  /** As a line or a small sign on the page. */
  line: string
  /** Where only text can stand. */
  letter: string
}

const suits: Record<string, SuitLook> = {
  clubs: {
    shape:
      'M-8 8A20.5 20.5 0 1 1-18-12.5 20.5 20.5 0 1 1 18-12.5 20.5 20.5 0 1 1 8 8C6 6 4.5 7 4 10 5 27 10 38 18 46H-18C-10 38-5 27-4 10-4.5 7-6 6-8 8Z',
    paint: 'var(--print-clubs)',
    line: 'var(--suit-clubs)',
    letter: '♣\uFE0E',
  },
  diamonds: {
    shape: 'M0-48C9-29 22-12 38 0 22 12 9 29 0 48-9 29-22 12-38 0-22-12-9-29 0-48Z',
    paint: 'var(--print-diamonds)',
    line: 'var(--suit-diamonds)',
    letter: '♦\uFE0E',
  },
  hearts: {
    shape:
      'M0 46C-9 30-46 10-46-17-46-34-34-44-21-44-10-44-3-37 0-27 3-37 10-44 21-44 34-44 46-34 46-17 46 10 9 30 0 46Z',
    paint: 'var(--print-hearts)',
    line: 'var(--suit-hearts)',
    letter: '♥\uFE0E',
  },
  spades: {
    shape:
      'M0-47C9-30 44-10 44 14 44 28 34 36 22 36 14 36 7 32 4 25 5 34 10 42 17 46H-17C-10 42-5 34-4 25-7 32-14 36-22 36-34 36-44 28-44 14-44-10-9-30 0-47Z',
    paint: 'var(--print-spades)',
    line: 'var(--suit-spades)',
    letter: '♠\uFE0E',
  },
}

/** The Joker's sign. */
export const joker: SuitLook = {
  shape: 'M0.0 -44.0L11.8 -13.2L44.7 -11.5L19.0 9.2L27.6 41.0L0.0 23.0L-27.6 41.0L-19.0 9.2L-44.7 -11.5L-11.8 -13.2Z',
  paint: 'var(--print-joker)',
  line: 'var(--suit-joker)',
  letter: '★\uFE0E',
}

export function suitLook(shown: Pick<SpeculationCardsShown, 'suits'>, suit: number): SuitLook {
  return suits[shown.suits[suit] ?? ''] ?? Object.values(suits)[suit % 4] ?? joker
}

export function cardLook(shown: Pick<SpeculationCardsShown, 'suits'>, kind: CardKind | undefined): SuitLook {
  return typeof kind?.suit === 'number' ? suitLook(shown, kind.suit) : joker
}
