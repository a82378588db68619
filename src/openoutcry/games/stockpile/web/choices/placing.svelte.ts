/** What the player has picked up, shared by the action bar and the table: which of the two cards goes where,
 * which action card is about to be played, and which company it would move. */

import { stateOfTable, type OptionShown } from '@openoutcry/game-api'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

export class Placing {
  /** Which card of the hand is held. */
  card = $state(0)
  /** Which way the card that is held goes, where investors leave the choice for each card; null where they do not. */
  way = $state<'up' | 'down' | null>(null)
  /** Which card of the hand goes face up; the other goes face down. */
  up = $state(0)
  /** The words of the answers that are open. */
  open = $state.raw<string[]>([])
  /** While a card is dragged: where it is, and over which pile. */
  drag = $state<{ x: number; y: number; pile: number | null } | null>(null)
  /** The way a company goes that is pressed, where there are two: by Boom or Bust, up or down. */
  action = $state<string | null>(null)
  /** The company whose move is being considered. */
  company = $state<number | null>(null)

  /** The ways a card may go; `undefined` stands for any card. */
  ways(card?: number): ('up' | 'down')[] {
    const words = this.open.filter((answer) => card === undefined || answer.startsWith(`${ORDINALS[card]} `))
    return (['up', 'down'] as const).filter((way) => words.some((answer) => answer.split(' ')[1] === way))
  }

  /** Of a single card left, or of both as they are sorted now. */
  facing(card: number): 'up' | 'down' {
    const ways = this.ways(this.way === null ? undefined : card)
    if (ways.length === 1 && ways[0]) return ways[0]
    return this.way ?? (card === this.up ? 'up' : 'down')
  }

  /** The beginning of the words of the answers for a card: "first up". */
  begins(card: number): string {
    return `${ORDINALS[card]} ${this.facing(card)}`
  }

  matches(words: string): boolean {
    return words.startsWith(`${this.begins(this.card)} `)
  }

  /** Whether the words of an answer are about the card that is held, where all cards go the same way up. */
  holds(words: string): boolean {
    return words.startsWith(`${ORDINALS[this.card]} `)
  }

  /** The places in the hand of the cards that these answers are about. */
  cardsOf(open: string[]): number[] {
    return ORDINALS.flatMap((ordinal, card) => (open.some((words) => words.startsWith(`${ordinal} `)) ? [card] : []))
  }

  /** A new question: the answers that are open, and whether it is about a new hand. */
  ask(open: string[]): void {
    const both = open.some((words) => words.startsWith('second'))
    const before = this.open.some((words) => words.startsWith('second'))
    this.open = open
    this.way = null
    if (!both || !before) this.card = 0
    if (both && !before) this.up = 0
    this.drag = null
  }

  /** A question in which each card may go either way. */
  askFreely(open: string[]): void {
    this.open = open
    this.way ??= 'up'
    this.drag = null
    if (this.ways(this.card).length === 0) this.card = 0
  }

  flip(): void {
    this.up = 1 - this.up
  }
}

export const placingOf = stateOfTable(() => new Placing())

/** By Boom or Bust, up or down: the first of an answer's words. */
export const wayOf = (option: OptionShown): string => option.words.split(' ')[0] ?? ''
