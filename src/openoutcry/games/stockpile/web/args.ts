/** The arguments of questions and options of Stockpile, by the kind of question. */
import { argReaders } from '@openoutcry/game-api'
import type { StockpileFigures, StockpileQuestions } from './wire.generated'

export const { questionArgs, optionArgs, anyOptionArgs } = argReaders<StockpileQuestions, StockpileFigures>()
