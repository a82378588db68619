/** Short messages that come and go, and what a screen reader is told. */
import { untrack } from 'svelte'
import type { Refusal } from '../wire'
import { Refused } from './api'
import { known, language, load, t } from './words.svelte'

export interface Notice {
  id: number
  text: string
  bad: boolean
  /** The rule that it is about, to be looked up. */
  rule: string | null
}

let last = 0
export const notices = $state<Notice[]>([])
/** The last few sentences of the live region: what is added is read out, nothing is read twice. */
export const spoken = $state<{ id: number; text: string }[]>([])

export function notice(text: string, bad = false, rule: string | null = null): void {
  const id = ++last
  notices.push({ id, text, bad, rule })
  setTimeout(() => dismiss(id), rule ? 12000 : bad ? 8000 : 4000)
}

export function dismiss(id: number): void {
  const index = notices.findIndex((one) => one.id === id)
  if (index >= 0) notices.splice(index, 1)
}

export function clearNotices(): void {
  // The page does this when it becomes another one, and must not do it again for every notice that comes.
  untrack(() => notices.splice(0))
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

/** Says why something was refused, with the rule where there is one. The words for it are fetched when they are first needed; what is wrong with the line to the server is said without. */
export async function refuse(refusal: Refusal): Promise<void> {
  notice(await refusalSaid(refusal), true, refusal.code.startsWith('rule-') ? refusal.code : null)
}

export async function refusalSaid(refusal: Refusal): Promise<string> {
  if (!known(refusal.code)) await load('errors').catch(() => {})
  return refusalWords(refusal)
}

/** Waits for what is fetched only when it is wanted, and says so if it does not come. */
export async function arrived<T>(coming: Promise<T>): Promise<T | undefined> {
  try {
    return await coming
  } catch {
    notice(t('web-error-unreachable'), true)
    return undefined
  }
}

/** Runs something that may be refused, and says so if it is. Returns undefined then. */
export async function attempt<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem
    await refuse(problem.refusal)
    return undefined
  }
}
