/** What a host decides about a table, fetched with the sheet on which that is asked. */
import { at, call } from '../../net/api'
import type { DeedShown, Lock, Mute, Remove, SeatLink, SitDown } from '../../net/wire.generated'

export const lookingAfter = {
  remove: (id: string, whom: Remove) => call<void>('POST', at(id, '/remove'), whom),
  takeOver: (id: string, where: SitDown) => call<SeatLink>('POST', at(id, '/takeover'), where),
  mute: (id: string, whom: Mute) => call<void>('POST', at(id, '/mute'), whom),
  lock: (id: string, wish: Lock) => call<void>('POST', at(id, '/lock'), wish),
  deeds: (id: string) => call<DeedShown[]>('GET', at(id, '/deeds')),
}
