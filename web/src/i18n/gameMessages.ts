/** The words of a game: those of the house's games come with the client, those of others from the server. */
import { api } from '../net/api'
import { hasMessage, addCatalogue, loadMessages } from './messages.svelte'

/** Fetches what is said of a game where games are offered: what it is called, what it is about. */
export function loadGameName(game: string): Promise<void> {
  return hasMessage(`game-${game}`) ? Promise.resolve() : addCatalogue(game, (language) => api.words(game, language))
}

/** Fetches all that is said at a table of a game. */
export async function loadGameMessages(game: string): Promise<void> {
  await loadGameName(game)
  await loadMessages(game)
}
