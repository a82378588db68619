/** What a reader has switched on or off, kept in this browser. Whoever adds a setting adds a row to frame/Settings.svelte. */
import { keep, kept } from './keep'

export class Switch {
  readonly #name: string
  #on = $state(false)

  constructor(name: string, usual: boolean) {
    this.#name = name
    this.#on = (kept(name) ?? (usual ? 'on' : 'off')) === 'on'
  }

  get on(): boolean {
    return this.#on
  }

  set on(wish: boolean) {
    this.#on = wish
    keep(this.#name, wish ? 'on' : 'off')
  }
}

/** Questions with nothing to decide are answered by the page. */
export const goOn = new Switch('go-on', false)
