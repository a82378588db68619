/** The back of a card. */
import { hatched } from '@openoutcry/game-api'

export const backPicture = hatched('var(--gilt)', 45, 'var(--cards-back)')
