/** Questions with nothing to decide, left to the page by whoever wants it so. */
import type { Game } from '../../game-api/contract'
import { autoContinue } from '../../app/settings.svelte'
import type { ChoiceShown, OptionShown } from '../../net/wire.generated'

/** Not at once, so that it can be read what was asked; and not always as fast, so that nobody can tell by the time that there was no choice. */
const SHORTEST = 900
const LONGEST = 2400

/** Answers by itself, as long as the page is shown. */
export function useAutoContinue(
  game: Game,
  asked: () => ChoiceShown | null,
  answer: (option: OptionShown) => void,
): void {
  $effect(() => {
    const choice = asked()
    if (!autoContinue.on || !choice || typeof choice.chosen === 'number' || !game.isForced(choice)) return
    const open = choice.options.filter(({ rule }) => !rule)
    const [only] = open
    if (!only || open.length > 1) return
    const timer = setTimeout(() => answer(only), SHORTEST + Math.random() * (LONGEST - SHORTEST))
    return () => clearTimeout(timer)
  })
}
