/** Requests that only the host of a table may make. Loaded together with the moderation dialog. */
import { at, call } from '../../net/api'
import type { DeedShown, Lock, Mute, Remove, SeatLink, SitDown } from '../../net/wire.generated'

export const moderationApi = {
  remove: (id: string, whom: Remove) => call<void>('POST', at(id, '/remove'), whom),
  takeOver: (id: string, where: SitDown) => call<SeatLink>('POST', at(id, '/takeover'), where),
  mute: (id: string, whom: Mute) => call<void>('POST', at(id, '/mute'), whom),
  lock: (id: string, wish: Lock) => call<void>('POST', at(id, '/lock'), wish),
  deeds: (id: string) => call<DeedShown[]>('GET', at(id, '/deeds')),
}
