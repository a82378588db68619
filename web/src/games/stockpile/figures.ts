/** The figures of Stockpile, by the kind of question. */
import { figuresOf } from '../../lib/figures'
import type { StockpileFigures, StockpileQuestions } from './wire'

export const { asked, figures, anyFigures } = figuresOf<StockpileQuestions, StockpileFigures>()
