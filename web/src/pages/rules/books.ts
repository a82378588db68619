/** The rules pages of the games. A page, its pictures and its messages are loaded when it is opened. */
import { rulebookOf } from '../../app/games'
import type { Book, Box } from './book'
import { loadGameMessages } from '../../i18n/gameMessages'
import { loadMessages } from '../../i18n/messages.svelte'
import { api } from '../../net/api'

export interface Opened {
  book: Book
  box: Box
}

/** Whether the game has a rules page. */
export const hasBook = (game: string): boolean => rulebookOf(game) !== undefined

/** Load the rules page of a game, with the numbers of the printed box or of a table's own, in the language of the page; null if there is none. */
export async function openBook(game: string, table?: string): Promise<Opened | null> {
  const fetchBook = rulebookOf(game)
  if (!fetchBook) return null
  const [book, box] = await Promise.all([
    fetchBook(),
    api.rules(game, table),
    loadGameMessages(game).then(() => loadMessages(game, 'web-rules', `${game}-rules`, `${game}-cards`)),
  ])
  return { book, box }
}
