/** A device that several players share: the seat that holds it, and the seats whose hidden information is shown. */
import type { Game } from '../../game-api/contract'
import type { TableConnection } from '../../net/tableConnection.svelte'
import type { ChoiceShown } from '../../net/wire.generated'

export class SharedDevice {
  /** The seat that holds the device; null before the first handover. */
  currentSeat = $state<number | null>(null)
  readonly #connection: TableConnection
  readonly #hasHidden: Game['hasHidden']

  constructor(connection: TableConnection, hasHidden: Game['hasHidden']) {
    this.#connection = connection
    this.#hasHidden = hasHidden
  }

  /** Whether the device is handed over between questions: several seats share it, and the game has hidden information. */
  needsHandover = $derived.by(() => {
    const { table, yours } = this.#connection
    return table?.stage === 'playing' && yours.length > 1 && this.#hasHidden(table.options)
  })

  /** The question to answer at this device. */
  choice: ChoiceShown | null = $derived.by(() => {
    const choices = this.#connection.match?.choices ?? []
    const found = choices.find(({ seat }) => seat === this.currentSeat) ?? choices[0] ?? null
    // A sealed answer may be changed by its seat; the other seats of this device must not see it.
    const sealed = typeof found?.chosen === 'number' && found.seat !== this.currentSeat
    return this.needsHandover && sealed ? null : found
  })

  /** The seat that must take the device before its question is shown; null if no handover is due. */
  nextSeat: number | null = $derived(
    this.needsHandover && this.choice && this.choice.seat !== this.currentSeat ? this.choice.seat : null,
  )

  /** The seats of this browser whose hidden information is shown. */
  visibleSeats: number[] = $derived.by(() => {
    if (!this.needsHandover) return this.#connection.yours
    return this.currentSeat !== null && this.nextSeat === null ? [this.currentSeat] : []
  })
}
