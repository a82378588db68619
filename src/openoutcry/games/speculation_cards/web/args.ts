/** The arguments of questions and options of Speculation, the card game, by the kind of question. */
import { argReaders } from '@openoutcry/game-api'
import type { SpeculationCardsFigures, SpeculationCardsQuestions } from './wire.generated'

export const { questionArgs, optionArgs, anyOptionArgs } = argReaders<
  SpeculationCardsQuestions,
  SpeculationCardsFigures
>()
