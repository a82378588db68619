/** Games of other packages. One that brings its own table is drawn by it; everything else about it is as with the generic table. */
import type { Game } from '../game-api/contract'
import { genericGame } from '../generic-table'
import type { PlainEvent, PlainShown } from '../generic-table/fields'
import { fetchClient } from './client'
import { LoadedTable } from './loadedTable.svelte'
import OwnChoice from './OwnChoice.svelte'
import OwnTable from './OwnTable.svelte'

/** Fetch a game of another package, with its own table if it brings one. */
export async function loadExternalGame(name: string): Promise<Game<PlainShown, PlainEvent>> {
  const game = genericGame(name)
  const client = await fetchClient(name)
  if (!client) return game
  const loaded = new LoadedTable(name, client)
  await loaded.load()
  return {
    ...game,
    Table: (internals) => OwnTable(internals, { loaded }),
    Choice: (internals, props) => {
      OwnChoice(internals, { loaded, props })
      return {}
    },
  }
}
