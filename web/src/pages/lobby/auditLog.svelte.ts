/** The audit log of a table as it was fetched last. */
import { requestOrNotify } from '../../app/notices.svelte'
import type { DeedShown, Table } from '../../net/wire.generated'
import { moderationApi } from './moderation'

/** Return what every entry of the audit log changes at a table, as text. Moves and chat leave it as it is. */
export const moderated = ({ locked, quiet, seats }: Pick<Table, 'locked' | 'quiet' | 'seats'>): string =>
  JSON.stringify([locked, quiet, seats.map(({ holder, name, bot, muted, waits }) => [holder, name, bot, muted, waits])])

export class AuditLog {
  entries = $state.raw<DeedShown[]>([])
  #requests = 0

  /** Fetches the log of a table. An answer that comes after that of a later request is ignored. */
  async fetch(table: string): Promise<void> {
    const request = ++this.#requests
    const found = await requestOrNotify(moderationApi.deeds(table))
    if (found && request === this.#requests) this.entries = found
  }
}
