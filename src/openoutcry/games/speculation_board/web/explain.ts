/** What says where the numbers of the table come from, with its words: fetched when the first is asked about. */
import { loadMessages } from '@openoutcry/game-api'
import type * as why from './explanations'

export async function whys(): Promise<typeof why> {
  const [found] = await Promise.all([import('./explanations'), loadMessages('speculation-board-more')])
  return found
}
