/** The tutorials of the games. Nothing of one is loaded before it begins. */
import { tutorialOf } from '../../app/games'
import { loadMessages } from '../../i18n/messages.svelte'
import type { Lesson } from './lesson'

/** Load the tutorial of a game and its messages. */
export async function loadTutorial(game: string): Promise<Lesson> {
  const fetchTutorial = tutorialOf(game)
  if (!fetchTutorial) throw new Error(`no tutorial of ${game}`)
  const [lesson] = await Promise.all([fetchTutorial(), loadMessages('lesson', `${game}-lesson`)])
  return lesson
}
