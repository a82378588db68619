/** Questions with nothing to decide, left to the page by whoever wants it so. */
import type { GameClient } from '../games/contract'
import { goOn } from '../lib/settings.svelte'
import type { ChoiceShown, OptionShown } from '../wire'

/** Not at once, so that it can be read what was asked; and not always as fast, so that nobody can tell by the time that there was no choice. */
const SHORTEST = 900
const LONGEST = 2400

/** Answers by itself, as long as the page is shown. */
export function useGoOn(game: GameClient, asked: () => ChoiceShown | null, answer: (option: OptionShown) => void): void {
  $effect(() => {
    const choice = asked()
    if (!goOn.on || !choice || typeof choice.chosen === 'number' || !game.nothingToDecide?.(choice)) return
    const open = choice.options.filter(({ rule }) => !rule)
    const [only] = open
    if (!only || open.length > 1) return
    const timer = setTimeout(() => answer(only), SHORTEST + Math.random() * (LONGEST - SHORTEST))
    return () => clearTimeout(timer)
  })
}
