import { stateOfTable } from '@openoutcry/game-api'

/** The brick whose move is previewed: the mouse is over it or its button, or its button has the focus. */
class Pointing {
  company = $state<number | null>(null)
}

export const pointingOf = stateOfTable(() => new Pointing())
