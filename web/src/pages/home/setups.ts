/** Setting up tables: what is asked of the server, and how a game was set up last, as this browser remembers it. */
import { saveSetting, readSetting } from '../../app/settingsStorage'
import type { GameInfo, NewTable, OptionInfo } from '../../net/wire.generated'

/** Who sits on a chair: `what` is me, person (somebody at this device), open (a friend, by the link) or a bot's name. */
export interface Sitter {
  what: string
  name: string
}

export interface Setup {
  players: number
  sitters: Sitter[]
  options: Record<string, string>
  houseSet: string
  /** Whether those who are asked may ask the coach. */
  hints?: boolean
}

const USUAL = 4

const isPerson = ({ what }: Sitter): boolean => what === 'me' || what === 'person'

/** What is offered to so many players. */
export const offeredTo = (game: GameInfo, players: number): OptionInfo[] =>
  game.options.filter((option) => option.players.includes(players))

/** Me, and bots on all other chairs. */
export function usual(game: GameInfo, name: string): Setup {
  const most = Math.max(...game.players)
  const bots = Array.from({ length: most - 1 }, () => ({ what: game.usual_bot, name: '' }))
  return {
    players: game.players.includes(USUAL) ? USUAL : (game.players[0] ?? 0),
    sitters: [{ what: 'me', name }, ...bots],
    options: {},
    houseSet: '',
  }
}

/** How this game was set up last, as far as that is still offered; null if it never was. */
export function last(game: GameInfo): Setup | null {
  const written = readSetting(`setup.${game.name}`)
  if (written === null) return null
  const found = readAs(written)
  if (!found || !game.players.includes(found.players) || found.sitters.length < found.players) return null
  const still = (what: string): string =>
    ['me', 'open', 'person', ...game.bots, ...game.characters.map((one) => one.name)].includes(what)
      ? what
      : game.usual_bot
  const options = offeredTo(game, found.players).flatMap(({ name, values, by_players }) => {
    const value = found.options[name]
    return value !== undefined && (by_players[found.players] ?? values).includes(value) ? [[name, value]] : []
  })
  return {
    ...found,
    sitters: found.sitters.map(({ what, name }) => ({ what: still(what), name })),
    options: Object.fromEntries(options) as Record<string, string>,
  }
}

function readAs(written: string): Setup | null {
  try {
    const { players, sitters, options, houseSet, hints } = JSON.parse(written) as Setup
    return Array.isArray(sitters) && typeof options === 'object'
      ? { players, sitters, options, houseSet, hints: hints === true }
      : null
  } catch {
    return null
  }
}

export function remember(game: GameInfo, setup: Setup): void {
  saveSetting(`setup.${game.name}`, JSON.stringify(setup))
}

/** The table of a set-up, as the server is asked for it. */
export function tableOf(game: GameInfo, { players, sitters, options, houseSet, hints }: Setup): NewTable {
  const seated = sitters.slice(0, players)
  const offered = offeredTo(game, players).map(({ name }) => name)
  return {
    game: game.name,
    seats: seated.map((sitter) => (isPerson(sitter) ? 'person' : sitter.what)),
    names: seated.map((sitter) => (isPerson(sitter) ? sitter.name.trim() : '')),
    options: Object.fromEntries(Object.entries(options).filter(([name]) => offered.includes(name))),
    house_set: (game.data && houseSet.trim()) || null,
    hints: hints === true,
  }
}

/** Return a table for an immediate start: me and bots, with last time's number of players and options, and with hints. */
export function tableAgainstBots(game: GameInfo, name: string): NewTable {
  const alone = usual(game, name)
  const before = last(game)
  return tableOf(game, { ...alone, ...(before && { players: before.players, options: before.options }), hints: true })
}
