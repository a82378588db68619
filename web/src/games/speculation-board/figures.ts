/** The figures of Speculation, the board game, by the kind of question. */
import { figuresOf } from '../../lib/figures'
import type { SpeculationBoardFigures, SpeculationBoardQuestions } from './wire'

export const { asked, figures, anyFigures } = figuresOf<SpeculationBoardQuestions, SpeculationBoardFigures>()
