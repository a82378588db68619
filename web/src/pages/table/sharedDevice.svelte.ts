/** Several people at one device: whose hands it is in, and whose hidden things may therefore be seen. */
import type { Game } from '../../game-api/contract'
import type { TableConnection } from '../../net/tableConnection.svelte'
import type { ChoiceShown } from '../../net/wire.generated'

export class SharedDevice {
  holder = $state<number | null>(null)
  readonly #room: TableConnection
  readonly #hasHidden: Game['hasHidden']

  constructor(room: TableConnection, hasHidden: Game['hasHidden']) {
    this.#room = room
    this.#hasHidden = hasHidden
  }

  /** Only where something is covered and more than one player sits here. */
  shielded = $derived.by(() => {
    const { table, yours } = this.#room
    return table?.stage === 'playing' && yours.length > 1 && this.#hasHidden(table.options)
  })

  choice: ChoiceShown | null = $derived.by(() => {
    const choices = this.#room.match?.choices ?? []
    const found = choices.find(({ seat }) => seat === this.holder) ?? choices[0] ?? null
    // A sealed answer can be changed by whoever gave it; nobody else at this device is to see it.
    const sealed = typeof found?.chosen === 'number' && found.seat !== this.holder
    return this.shielded && sealed ? null : found
  })

  /** The seat to pass the device to before anything of it is shown. */
  passTo: number | null = $derived(
    this.shielded && this.choice && this.choice.seat !== this.holder ? this.choice.seat : null,
  )

  uncovered: number[] = $derived.by(() => {
    if (!this.shielded) return this.#room.yours
    return this.holder !== null && this.passTo === null ? [this.holder] : []
  })
}
