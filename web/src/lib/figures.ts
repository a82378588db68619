/** What a question and its answers are explained with, as their game declares it: `wire.ts` of a game has the types. */
import type { ChoiceShown, OptionShown } from '../wire'

/** The readers of one game's figures: `Q` are those of each kind of question, `F` those of any answer. */
export function figuresOf<Q extends Record<keyof Q, { asks: object; figures: object }>, F extends object>() {
  return {
    /** Of a question of this kind. */
    asked: <K extends keyof Q>(_kind: K, { args }: Pick<ChoiceShown, 'args'>): Q[K]['asks'] => args,
    /** Of an answer to a question of this kind. */
    figures: <K extends keyof Q>(_kind: K, { args }: Pick<OptionShown, 'args'>): Q[K]['figures'] => args,
    /** Of an answer, whatever was asked. */
    anyFigures: ({ args }: Pick<OptionShown, 'args'>): F => args as F,
  }
}
