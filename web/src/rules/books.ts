/** The books of rules there are. A book, its pictures and its words are fetched when somebody opens it. */
import { api } from '../lib/api'
import { learnGame } from '../lib/learning'
import { load } from '../lib/words.svelte'
import type { Book, Box } from './book'

// A book and what its game shows are always of the same game, which no type can say.
const books = import.meta.glob<Book>('./*/index.ts', { import: 'book' })

export interface Opened {
  book: Book
  box: Box
}

export function hasBook(game: string): boolean {
  return `./${game}/index.ts` in books
}

/** The book of a game, with the numbers of the printed box or of a table's own, in the language of the page. */
export async function openBook(game: string, table?: string): Promise<Opened | null> {
  const fetch = books[`./${game}/index.ts`]
  if (!fetch) return null
  const [book, box] = await Promise.all([fetch(), api.rules(game, table), learnGame(game).then(() => load(game, 'web-rules', `${game}-rules`, `${game}-cards`))])
  return { book, box }
}
