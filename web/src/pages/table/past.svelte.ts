/** The table as it was: which moment is looked back to, and what it looked like. */
import { api } from '../../net/api'
import { requestOrNotify } from '../../app/notices.svelte'
import type { LogLine, PastTable } from '../../net/wire.generated'

export class Past {
  moment = $state.raw<PastTable | null>(null)
  /** The moment that was asked for last; null for now. Answers to earlier requests are ignored. */
  #wanted: number | null = null

  constructor(readonly id: string) {}

  async look(number: number): Promise<void> {
    this.#wanted = number
    const found = await requestOrNotify(api.past(this.id, number))
    if (this.#wanted !== number) return
    if (found) this.moment = found
    else this.#wanted = this.moment?.number ?? null
  }

  /** One step earlier or later among the moments of the history; past the last one it is now. */
  async step(by: -1 | 1, log: LogLine[]): Promise<void> {
    const moments = [...new Set(log.map(({ number }) => number))]
    const here = this.#wanted === null ? moments.length : moments.indexOf(this.#wanted)
    const next = moments[here + by]
    if (here + by >= moments.length) this.now()
    else if (next !== undefined) await this.look(next)
  }

  now(): void {
    this.#wanted = null
    this.moment = null
  }
}
