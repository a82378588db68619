/** Short messages that come and go, and what a screen reader is told. */
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
/** The last few sentences of the live region: what is added is read out, nothing is read twice. */
export const spoken = $state<{ id: number; text: string }[]>([])

export function notice(text: string, bad = false): void {
  const id = ++last
  notices.push({ id, text, bad })
  setTimeout(() => dismiss(id), bad ? 8000 : 4000)
}

export function dismiss(id: number): void {
  const index = notices.findIndex((one) => one.id === id)
  if (index >= 0) notices.splice(index, 1)
}

export function clearNotices(): void {
  notices.splice(0)
}

/** Says a sentence in the live region. */
export function announce(text: string): void {
  // Outside the effect that may have called this, so that it does not depend on what was said before.
  queueMicrotask(() => {
    spoken.push({ id: ++last, text })
    if (spoken.length > 6) spoken.shift()
  })
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
