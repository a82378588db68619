/** The table as it was: which moment is looked back to, and what it looked like. */
import { api } from '../lib/api'
import { attempt } from '../lib/notices.svelte'
import type { LogLine, PastTable } from '../wire'

export class Past {
  moment = $state.raw<PastTable | null>(null)

  constructor(readonly id: string) {}

  async look(number: number): Promise<void> {
    this.moment = (await attempt(api.past(this.id, number))) ?? this.moment
  }

  /** One step earlier or later among the moments of the history; past the last one it is now. */
  async step(by: -1 | 1, log: LogLine[]): Promise<void> {
    const moments = [...new Set(log.map(({ number }) => number))]
    const here = this.moment ? moments.indexOf(this.moment.number) : moments.length
    const next = here + by
    if (next >= moments.length) this.moment = null
    else if (next >= 0) await this.look(moments[next] ?? 0)
  }

  now(): void {
    this.moment = null
  }
}
