/** The arguments of questions and options of Mogul, by the kind of question. */
import { argReaders } from '@openoutcry/game-api'
import type { MogulFigures, MogulQuestions } from './wire.generated'

export const { questionArgs, optionArgs, anyOptionArgs } = argReaders<MogulQuestions, MogulFigures>()
