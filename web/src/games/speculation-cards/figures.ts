/** The figures of Speculation, the card game, by the kind of question. */
import { figuresOf } from '../../lib/figures'
import type { SpeculationCardsFigures, SpeculationCardsQuestions } from './wire'

export const { asked, figures, anyFigures } = figuresOf<SpeculationCardsQuestions, SpeculationCardsFigures>()
