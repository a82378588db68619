/** The lessons there are: a `lesson.ts` in the folder of a game, and its words. Nothing of them is loaded before a lesson begins. */
import { load } from '../lib/words.svelte'
import type { Lesson } from './lesson'

const lessons = import.meta.glob<Lesson>('../games/*/lesson.ts', { import: 'lesson' })
/** The games that are taught. */
export const taught = Object.keys(lessons).map((path) => path.split('/')[2] ?? '')

/** The lesson of a game, when its words are here. */
export async function lessonOf(game: string): Promise<Lesson> {
  const found = lessons[`../games/${game}/lesson.ts`]
  if (!found) throw new Error(`no lesson of ${game}`)
  const [lesson] = await Promise.all([found(), load('lesson', `${game}-lesson`)])
  return lesson
}
