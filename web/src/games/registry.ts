/**
 * The games that this client draws: every folder beside this file whose `index.ts` has a `client`. A game without one gets the plain table.
 * A game is fetched, with its words, when a table of it is to be shown; its picture stands for it until then.
 * Only what chooses among games reads this: a game and the parts of the table know the contract.
 */
import type { Component } from 'svelte'
import { learnGame } from '../lib/learning'
import type { GameClient } from './contract'

// A table's game, what it shows and its events are always of the same game, which no type can say.
const folders = import.meta.glob<GameClient>(['./*/index.ts', '!./plain/index.ts'], { import: 'client' })
const pictures = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default' })
const clients = new Map<string, GameClient>()

async function drawing(name: string): Promise<GameClient> {
  const own = folders[`./${name}/index.ts`]
  return own ? own() : ((await import('./plain')).plain(name) as unknown as GameClient)
}

/** Whether somebody has drawn this game; else it gets the plain table. */
export const isDrawn = (name: string): boolean => `./${name}/index.ts` in folders

/** Fetches a game and its words, unless they are here. */
export async function loadGame(name: string): Promise<GameClient> {
  const [client] = await Promise.all([clients.get(name) ?? drawing(name), learnGame(name)])
  clients.set(name, client)
  return client
}

/** A game that was fetched. */
export function gameClient(name: string): GameClient {
  const found = clients.get(name)
  if (!found) throw new Error(`${name} was not fetched`)
  return found
}

/** A game's picture. */
export async function loadEmblem(name: string): Promise<Component> {
  const picture = pictures[`./${name}/Emblem.svelte`] ?? pictures['./plain/Emblem.svelte']
  if (!picture) throw new Error(`no picture of ${name}`)
  return picture()
}
