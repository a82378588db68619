/** What a book of rules is: its outline, and what is drawn beside its paragraphs. The words are in the catalogues GAME-rules.ftl. */
import type { Component } from 'svelte'
import { hasMessage, formatList, t, type WordArgs } from '../../i18n/messages.svelte'
import type { Rules, Shown } from '../../net/wire.generated'

/** Its words are the message rules-GAME-ID, or web-rules-ID where all games say the same, and those below its picture rules-GAME-ID-picture. */
export interface Paragraph {
  id: string
  /** The section of the rulebook; absent where the paragraph is about this page. */
  cites?: string
  /** Where the rulebook leaves something open, and we say how it is played here. */
  ruling?: boolean
}

export interface Section {
  id: string
  /** It is in play where one of these options has one of these values; always, if there are none. */
  options?: Record<string, string[] | undefined>
  /** It is in play with so many players only. */
  players?: number[]
  paragraphs: Paragraph[]
}

export interface Outline {
  sections: Section[]
  /** By the rule that closes an answer, without "rule-GAME-": the paragraph that explains it. */
  closed: Record<string, string>
}

/** The box whose rules are read: what its data file says, and its pieces as a table shows them. */
export interface Box<S extends object = Shown> {
  data: Rules['data']
  provenance: Rules['provenance']
  shown: S
}

/** A line of a list below a paragraph: numbers of the box, and what they belong to. */
export interface Fact {
  of: string
  says: string
}

/** A card that is looked up by its name. */
export interface CardText {
  id: string
  /** Its number in the box, by which it is drawn. */
  card: number
  title: string
  note: string
  says: string
  /** What of it is our reconstruction; empty if nothing is. */
  known: string
}

export interface Book<S extends object = Shown> {
  outline: Outline
  Emblem: Component
  /** What is drawn below a paragraph, by its id. */
  pictures: Record<string, Component<{ box: Box<S> }> | Component<Record<string, never>>>
  /** Numbers of the examples, which are counted and not written. */
  args?: (box: Box<S>) => WordArgs
  /** The list below a paragraph, by its id. */
  facts?: Record<string, (box: Box<S>) => Fact[]>
  /** The cards of a section, by its id. */
  cards?: Record<string, { list: (box: Box<S>) => CardText[]; Face: Component<{ box: Box<S>; card: number }> }>
}

/** Whether a section is about what is played at a table. */
export function inPlay(section: Section, options: Record<string, unknown>, players: number): boolean {
  if (section.players && !section.players.includes(players)) return false
  const wanted = Object.entries(section.options ?? {})
  return wanted.length === 0 || wanted.some(([option, values]) => values?.includes(String(options[option])))
}

/** A number of the data file, by the way to it: "credit_chips". */
export function numberOf({ data }: Pick<Box, 'data'>, name: string): number {
  return Number(data[name] ?? 0)
}

/** The values of a list of the data file, in its order. */
export function listOf({ data }: Pick<Box, 'data'>, name: string): (string | number)[] {
  const found: (string | number)[] = []
  for (let n = 1; data[`${name}_${n}`] !== undefined; n++) found.push(data[`${name}_${n}`]!)
  return found
}

/** The words of a section or a paragraph. */
export function wordsFor(game: string, id: string, args: WordArgs): string {
  return t(hasMessage(`rules-${game}-${id}`) ? `rules-${game}-${id}` : `web-rules-${id}`, args)
}

/** What of the box is not printed, for the paragraph that says so: the tables of the data file, each in words. */
export function sources(game: string, { data, provenance }: Pick<Box, 'data' | 'provenance'>): WordArgs {
  const named = (wanted: string): string[] =>
    Object.entries(provenance)
      .map(([table, is]) => ({ id: `rules-${game}-source-${table.replace('.', '-')}`, is }))
      .filter(({ id, is }) => is === wanted && hasMessage(id))
      .map(({ id }) => t(id, data))
  const [secondary, reconstructed] = [named('secondary'), named('reconstructed')]
  return {
    secondary: formatList(secondary),
    reconstructed: formatList(reconstructed),
    unprinted:
      secondary.length === 0
        ? reconstructed.length === 0
          ? 'nothing'
          : 'reconstructed'
        : reconstructed.length === 0
          ? 'secondary'
          : 'both',
  }
}
