/** The server's HTTP doors. A refusal is thrown as `Refused`, in the words of the catalogues. */
import type {
  CoachAsked,
  FillSeat,
  Forgotten,
  GameInfo,
  Invitation,
  MyTable,
  NewLesson,
  NewTable,
  Opened,
  PastTable,
  Refusal,
  Rules,
  SeatLink,
  SitDown,
  Table,
} from './wire.generated'

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message)
  }
}

export const unreachable: Refusal = { code: 'web-error-unreachable', args: {}, message: 'The server does not answer.' }
export const tooLong: Refusal = {
  code: 'web-error-too-long',
  args: {},
  message: 'That message was too long for the server.',
}
const unexpected: Refusal = { code: 'web-error-unexpected', args: {}, message: 'Something went wrong.' }

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await written(method, path, body)
  return (text ? JSON.parse(text) : undefined) as T
}

async function written(method: string, path: string, body?: unknown): Promise<string> {
  const request: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } }
  if (body !== undefined) {
    request.headers = { accept: 'application/json', 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  let answer: Response
  let text: string
  try {
    answer = await fetch(path, request)
    text = await answer.text()
  } catch {
    throw new Refused(unreachable, 0)
  }
  if (answer.ok) return text
  throw new Refused(refusalIn(text), answer.status)
}

function refusalIn(text: string): Refusal {
  try {
    return (JSON.parse(text) as { refusal?: Refusal }).refusal ?? unexpected
  } catch {
    return unexpected
  }
}

export const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`

const setOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/set`

export const api = {
  games: () => call<GameInfo[]>('GET', '/api/games'),
  /** The data file that comes with a game, and where it is found. */
  printedSet: (game: string) => written('GET', setOf(game)),
  setOf,
  /** The catalogues of a game for which the client has no words. */
  words: (game: string, language: string) =>
    call<string[]>('GET', `/api/games/${encodeURIComponent(game)}/words/${language}`),
  /** A game's box for a page of rules, or that of a table. */
  rules: (game: string, table?: string) =>
    call<Rules>('GET', table ? at(table, '/rules') : `/api/games/${encodeURIComponent(game)}/rules`),
  mine: () => call<MyTable[]>('GET', '/api/mine'),
  open: (table: NewTable) => call<Opened>('POST', '/api/tables', table),
  lesson: (lesson: NewLesson) => call<Opened>('POST', '/api/lessons', lesson),
  table: (id: string) => call<Table>('GET', at(id)),
  sit: (id: string, where: SitDown) => call<SeatLink>('POST', at(id, '/seats'), where),
  stand: (id: string, seat: number) => call<void>('DELETE', at(id, `/seats/${seat}`)),
  seatLink: (id: string, seat: number) => call<SeatLink>('GET', at(id, `/seats/${seat}/link`)),
  /** Another link for a seat: whoever has the one before loses it. */
  newLink: (id: string, seat: number) => call<SeatLink>('POST', at(id, `/seats/${seat}/link`)),
  /** This browser's names are taken off its tables. */
  forget: () => call<Forgotten>('POST', '/api/mine/forget'),
  invitation: (id: string) => call<Invitation>('GET', at(id, '/invitation')),
  fill: (id: string, seat: FillSeat) => call<void>('POST', at(id, '/bots'), seat),
  start: (id: string) => call<void>('POST', at(id, '/start')),
  rematch: (id: string) => call<Opened>('POST', at(id, '/rematch')),
  past: (id: string, number: number) => call<PastTable>('GET', at(id, `/at/${number}`)),
  coach: (id: string) => call<CoachAsked>('GET', at(id, '/coach')),
  record: (id: string) => at(id, '/record'),
}
