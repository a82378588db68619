import { api } from '../net/api'
import type { ClientInfo } from '../net/wire.generated'

/** Fetch what a game of another package brings for the browser; null if it brings nothing. */
export async function fetchClient(name: string): Promise<ClientInfo | null> {
  const games = await api.games()
  return games.find((game) => game.name === name)?.client ?? null
}
