/** The figures of Mogul, by the kind of question. */
import { figuresOf } from '../../lib/figures'
import type { MogulFigures, MogulQuestions } from './wire'

export const { asked, figures, anyFigures } = figuresOf<MogulQuestions, MogulFigures>()
