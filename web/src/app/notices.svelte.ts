/** Short messages that come and go, and what a screen reader is told. */
import { untrack } from 'svelte'
import type { Refusal } from '../net/wire.generated'
import { Refused, unreachable } from '../net/api'
import { hasMessage, language, loadMessages, t } from '../i18n/messages.svelte'

export interface Notice {
  id: number
  text: string
  bad: boolean
  /** The rule that it is about, to be looked up. */
  rule: string | null
}

let last = 0
export const notices = $state<Notice[]>([])
/** The last few sentences of the live regions, which are on the page before their texts: what is added is read out, nothing is read twice. */
export const liveRegion = $state<{ id: number; text: string; urgent: boolean }[]>([])

const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows a message for some seconds, and has it read out. */
export function notice(text: string, bad = false, rule: string | null = null): void {
  const added: Notice = { id: ++last, text, bad, rule }
  notices.push(added)
  announce(text, bad)
  release(added)
}

/** Keeps a message while somebody points at it, or has the focus in it. */
export function hold(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Takes a message away after its time, counted from now. */
export function release({ id, bad, rule }: Notice): void {
  hold(id)
  timers.set(
    id,
    setTimeout(() => dismiss(id), rule ? 12000 : bad ? 8000 : 4000),
  )
}

export function dismiss(id: number): void {
  hold(id)
  const index = notices.findIndex((notice) => notice.id === id)
  if (index >= 0) notices.splice(index, 1)
}

export function clearNotices(): void {
  // The page does this when it becomes another one, and must not do it again for every notice that comes.
  untrack(() => {
    for (const { id } of notices.splice(0)) hold(id)
  })
}

/** Says a sentence in a live region; one that is urgent interrupts what is being read. */
export function announce(text: string, urgent = false): void {
  // Outside the effect that may have called this, so that it does not depend on what was said before.
  queueMicrotask(() => {
    liveRegion.push({ id: ++last, text, urgent })
    if (liveRegion.length > 6) liveRegion.shift()
  })
}

export function refusalWords(refusal: Refusal): string {
  if (hasMessage(refusal.code)) return t(refusal.code, refusal.args)
  return language() === 'en' ? refusal.message : t('web-error-unexpected')
}

/** Says why something was refused, with the rule where there is one. The words for it are fetched when they are first needed; what is wrong with the line to the server is said without. */
export async function showRefusal(refusal: Refusal): Promise<void> {
  notice(await refusalText(refusal), true, refusal.code.startsWith('rule-') ? refusal.code : null)
}

export async function refusalText(refusal: Refusal): Promise<string> {
  if (!hasMessage(refusal.code)) await loadMessages('errors').catch(() => {})
  return refusalWords(refusal)
}

/** Waits for what is fetched only when it is wanted, and says so if it does not come. */
export async function loadOrNotify<T>(coming: Promise<T>): Promise<T | undefined> {
  try {
    return await coming
  } catch {
    notice(t('web-error-unreachable'), true)
    return undefined
  }
}

/** Waits for a request. If it is refused, or something that it needs does not come, says so and returns undefined. */
export async function requestOrNotify<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing
  } catch (problem) {
    await showRefusal(problem instanceof Refused ? problem.refusal : unreachable)
    return undefined
  }
}
