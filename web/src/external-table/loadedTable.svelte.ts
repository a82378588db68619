/** The table that a game of another package brings. Whatever goes wrong with it, the generic table takes its place. */
import { loadOrNotify, notice } from '../app/notices.svelte'
import { API } from '../game-api/contract'
import type { ExternalTable } from '../game-api/external'
import { loadMessages, t } from '../i18n/messages.svelte'
import type { ClientInfo } from '../net/wire.generated'

/** The messages that say why the generic table is shown. */
type Problem = 'web-own-table-version' | 'web-own-table-broken'

export class LoadedTable {
  /** Why the generic table is shown instead; null while there is no reason. */
  problem: Problem | null = $state(null)
  table: ExternalTable | null = null
  #noticed = false

  constructor(
    readonly game: string,
    readonly client: ClientInfo,
  ) {}

  async load(): Promise<void> {
    const { api, entry } = this.client
    if (api !== API) return this.#give('web-own-table-version')
    try {
      const module = (await import(/* @vite-ignore */ entry)) as { default: ExternalTable }
      if (module.default.api !== API) return this.#give('web-own-table-version')
      this.table = module.default
    } catch (error) {
      this.#give('web-own-table-broken', error)
    }
  }

  /** Do something with the table. An error is logged for its author, and the generic table is shown from then on. */
  attempt<T>(action: () => T): T | undefined {
    try {
      return action()
    } catch (error) {
      this.#give('web-own-table-broken', error)
      return undefined
    }
  }

  /** Say once why the generic table is shown. */
  async explain(): Promise<void> {
    if (!this.problem || this.#noticed) return
    this.#noticed = true
    await loadOrNotify(loadMessages('web-own-table'))
    notice(t(this.problem, { game: t(`game-${this.game}`) }), true)
  }

  #give(problem: Problem, error?: unknown): void {
    // eslint-disable-next-line no-console
    if (error) console.error(`The table of ${this.game}:`, error)
    this.problem = problem
  }
}
