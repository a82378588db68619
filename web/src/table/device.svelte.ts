/** Several people at one device: whose hands it is in, and whose chips may therefore be seen. */
import type { Room } from '../lib/room.svelte'
import type { ChoiceShown } from '../wire'

export class Device {
  holder = $state<number | null>(null)
  readonly #room: Room

  constructor(room: Room) {
    this.#room = room
  }

  /** Only where chips are covered and more than one player sits here. */
  shielded = $derived.by(() => {
    const { table, yours } = this.#room
    return table?.stage === 'playing' && yours.length > 1 && table.options['memory'] !== 'perfect'
  })

  choice: ChoiceShown | null = $derived.by(() => {
    const choices = this.#room.match?.choices ?? []
    return choices.find(({ seat }) => seat === this.holder) ?? choices[0] ?? null
  })

  /** The seat to pass the device to before anything of it is shown. */
  passTo: number | null = $derived(this.shielded && this.choice && this.choice.seat !== this.holder ? this.choice.seat : null)

  uncovered: number[] = $derived.by(() => {
    if (!this.shielded) return this.#room.yours
    return this.holder !== null && this.passTo === null ? [this.holder] : []
  })
}
