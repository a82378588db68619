/** The back of a card. */
import { hatched } from '../../parts/backs'

export const backPicture = hatched('var(--gilt)', 45, 'var(--cards-back)')
