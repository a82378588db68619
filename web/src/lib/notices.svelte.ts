/** Short messages that come and go, and what a screen reader is told. */
import { untrack } from 'svelte'
import type { Refusal } from '../wire'
import { Refused } from './api'
import { known, language, t } from './words.svelte'

export interface Notice {
  id: number
  text: string
  bad: boolean
}

let last = 0
export const notices = $state<Notice[]>([])
export const spoken = $state({ text: '' })

export function notice(text: string, bad = false): void {
  const id = ++last
  notices.push({ id, text, bad })
  setTimeout(() => dismiss(id), bad ? 8000 : 4000)
}

export function dismiss(id: number): void {
  const index = notices.findIndex((one) => one.id === id)
  if (index >= 0) notices.splice(index, 1)
}

/** Says a sentence in the live region. */
export function announce(text: string): void {
  // The same words twice are not read twice, unless they differ by a space.
  spoken.text = untrack(() => spoken.text) === text ? `${text} ` : text
}

export function refusalWords(refusal: Refusal): string {
  if (known(refusal.code)) return t(refusal.code, refusal.args)
  return language() === 'en' ? refusal.message : t('web-error-unexpected')
}

/** Runs something that may be refused, and says so if it is. Returns undefined then. */
export async function attempt<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem
    notice(refusalWords(problem.refusal), true)
    return undefined
  }
}
