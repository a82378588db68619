/** Typed readers of the arguments of questions and options: `wire.generated.ts` of a game has the types. */
import type { ChoiceShown, OptionShown } from '../net/wire.generated'

/** Return the readers of one game: `Q` has the arguments of each kind of question and of its options, `F` those of any option. */
export function argReaders<Q extends Record<keyof Q, { asks: object; figures: object }>, F extends object>() {
  return {
    /** The arguments of a question of this kind. */
    questionArgs: <K extends keyof Q>(_kind: K, { args }: Pick<ChoiceShown, 'args'>): Q[K]['asks'] => args,
    /** The arguments of an option of a question of this kind. */
    optionArgs: <K extends keyof Q>(_kind: K, { args }: Pick<OptionShown, 'args'>): Q[K]['figures'] => args,
    /** The arguments of an option, whatever was asked. */
    anyOptionArgs: ({ args }: Pick<OptionShown, 'args'>): F => args as F,
  }
}
