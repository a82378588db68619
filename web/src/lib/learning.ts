/** The words of a game: those of the house's games come with the client, those of others from the server. */
import { api } from './api'
import { known, learn, load } from './words.svelte'

/** Fetches what is said of a game where games are offered: what it is called, what it is about. */
export function learnName(game: string): Promise<void> {
  return known(`game-${game}`) ? Promise.resolve() : learn(game, (language) => api.words(game, language))
}

/** Fetches all that is said at a table of a game. */
export async function learnGame(game: string): Promise<void> {
  await learnName(game)
  await load(game)
}
