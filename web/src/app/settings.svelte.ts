/** Switches that are stored in this browser. `pages/settings/SettingsSheet.svelte` has a row for each. */
import { saveSetting, readSetting } from './settingsStorage'

export class Switch {
  readonly #name: string
  #on = $state(false)

  constructor(name: string, usual: boolean) {
    this.#name = name
    this.#on = (readSetting(name) ?? (usual ? 'on' : 'off')) === 'on'
  }

  get on(): boolean {
    return this.#on
  }

  set on(wish: boolean) {
    this.#on = wish
    saveSetting(this.#name, wish ? 'on' : 'off')
  }
}

/** Questions with nothing to decide are answered by the page. */
export const autoContinue = new Switch('go-on', false)
