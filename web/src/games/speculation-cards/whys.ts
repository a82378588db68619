/** What says where the numbers of the table come from, with its words: fetched when the first is asked about. */
import { load } from '../../lib/words.svelte'
import type * as why from './why'

export async function whys(): Promise<typeof why> {
  const [found] = await Promise.all([import('./why'), load('speculation-cards-more')])
  return found
}
