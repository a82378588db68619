/** The arguments of questions and options of Speculation, the board game, by the kind of question. */
import { argReaders } from '@openoutcry/game-api'
import type { SpeculationBoardFigures, SpeculationBoardQuestions } from './wire.generated'

export const { questionArgs, optionArgs, anyOptionArgs } = argReaders<
  SpeculationBoardQuestions,
  SpeculationBoardFigures
>()
