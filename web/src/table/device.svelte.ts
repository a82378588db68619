/** Several people at one device: whose hands it is in, and whose hidden things may therefore be seen. */
import type { GameClient } from '../games/contract'
import type { Room } from '../lib/room.svelte'
import type { ChoiceShown } from '../wire'

export class Device {
  holder = $state<number | null>(null)
  readonly #room: Room
  readonly #covers: GameClient['covers']

  constructor(room: Room, covers: GameClient['covers']) {
    this.#room = room
    this.#covers = covers
  }

  /** Only where something is covered and more than one player sits here. */
  shielded = $derived.by(() => {
    const { table, yours } = this.#room
    return table?.stage === 'playing' && yours.length > 1 && this.#covers(table.options)
  })

  choice: ChoiceShown | null = $derived.by(() => {
    const choices = this.#room.match?.choices ?? []
    const found = choices.find(({ seat }) => seat === this.holder) ?? choices[0] ?? null
    // A sealed answer can be changed by whoever gave it; nobody else at this device is to see it.
    const sealed = typeof found?.chosen === 'number' && found.seat !== this.holder
    return this.shielded && sealed ? null : found
  })

  /** The seat to pass the device to before anything of it is shown. */
  passTo: number | null = $derived(this.shielded && this.choice && this.choice.seat !== this.holder ? this.choice.seat : null)

  uncovered: number[] = $derived.by(() => {
    if (!this.shielded) return this.#room.yours
    return this.holder !== null && this.passTo === null ? [this.holder] : []
  })
}
