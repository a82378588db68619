/**
 * The games that this client draws: every `src/openoutcry/games/GAME/web` with a manifest, which has the game's name. A game without one comes from
 * another package: it brings its own table, or gets the generic one. A game is fetched, with its messages, when a table of it is to be shown; its
 * picture stands for it until then. Games and the parts of a table know only the game API, not this list.
 */
import type { Component } from 'svelte'
import { loadGameMessages } from '../i18n/gameMessages'
import type { Book, Game, Lesson } from '../game-api'

const manifests = import.meta.glob<string>('../../../src/openoutcry/games/*/web/manifest.json', {
  import: 'name',
  eager: true,
})
const folders = new Map(Object.entries(manifests).map(([path, name]) => [name, path.replace('/manifest.json', '')]))

// A table's game, what it shows and its events are always of the same game, which no type can say.
const games = import.meta.glob<Game>('../../../src/openoutcry/games/*/web/index.ts', { import: 'default' })
const emblems = import.meta.glob<Component>('../../../src/openoutcry/games/*/web/Emblem.svelte', { import: 'default' })
const tutorials = import.meta.glob<Lesson>('../../../src/openoutcry/games/*/web/tutorial.ts', { import: 'lesson' })
const rulebooks = import.meta.glob<Book>('../../../src/openoutcry/games/*/web/rulebook/index.ts', { import: 'book' })

/** The function that fetches a part of a game; undefined if the game has no such part. */
const part = <T>(parts: Record<string, () => Promise<T>>, name: string, file: string): (() => Promise<T>) | undefined =>
  parts[`${folders.get(name)}/${file}`]

export const tutorialOf = (name: string): (() => Promise<Lesson>) | undefined => part(tutorials, name, 'tutorial.ts')
export const rulebookOf = (name: string): (() => Promise<Book>) | undefined =>
  part(rulebooks, name, 'rulebook/index.ts')
/** Whether the game has a table of its own. */
export const isDrawn = (name: string): boolean => folders.has(name)

/** Fetch a game and its messages. */
export async function loadGame(name: string): Promise<Game> {
  const fetchGame =
    part(games, name, 'index.ts') ??
    (async () => (await import('../external-table')).loadExternalGame(name) as unknown as Promise<Game>)
  const [game] = await Promise.all([fetchGame(), loadGameMessages(name)])
  return game
}

/** Fetch the picture of a game. */
export async function loadEmblem(name: string): Promise<Component> {
  const fetchEmblem = part(emblems, name, 'Emblem.svelte')
  return fetchEmblem ? fetchEmblem() : (await import('../external-table/emblem')).loadExternalEmblem(name)
}
