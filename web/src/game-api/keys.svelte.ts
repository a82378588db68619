/**
 * Keys at the table, as one stack. Whatever is on the page lays its keys on top while it is there; a key is offered from
 * the top down, until somebody uses it, and the help tells what lies here. Keys can be turned off, for those whose voice or
 * hand presses them by accident.
 */
import { onDestroy, untrack } from 'svelte'
import { saveSetting, readSetting } from '../app/settingsStorage'
import { t } from '../i18n/messages.svelte'

/** A key that is listened to, and what the help says of it. */
export interface Key {
  /** The message that names it; it is the key itself, unless `is` says which are meant. */
  name: string
  /** The message that says what it does. */
  does: string
  /** Whether it is this key, in small letters. */
  is?: (key: string) => boolean
  /** Whether it does something now. */
  when?: () => boolean
  /** The part of the page that has to have the focus; such a key cannot be turned off. */
  within?: () => HTMLElement | undefined
  /** False if the key is to be offered on. */
  press: (key: string, event: KeyboardEvent) => boolean | void
}

let on = $state(readSetting('shortcuts') !== 'off')
const stack: Key[][] = []
let changes = $state(0)

export function keysAreOn(): boolean {
  return on
}

export function turnKeys(wish: boolean): void {
  on = wish
  saveSetting('shortcuts', wish ? 'on' : 'off')
}

/** Lays keys on top; what it returns takes them away again. */
export function lay(keys: Key[]): () => void {
  stack.push(keys)
  const changed = (): void => untrack(() => void changes++)
  changed()
  return () => {
    stack.splice(stack.lastIndexOf(keys), 1)
    changed()
  }
}

/** Keys of a component, for as long as it is on the page. */
export function useKeys(...keys: Key[]): void {
  onDestroy(lay(keys))
}

/** The keys that are listened to now, from the top down; several parts of the page may have the same. */
export function heard(): Key[] {
  void changes
  const now = stack.toReversed().flatMap((keys) => keys.filter(({ when }) => when?.() ?? true))
  return now.filter(({ name, does }, n) => now.findIndex((other) => other.name === name && other.does === does) === n)
}

const PRESSED = 'button, a[href], summary, [role=button], [role=tab]'

/** Return whether the browser does something of its own with this key where the focus is: it presses a button, or scrolls a part of the page sideways. */
function isTaken(key: string, where: HTMLElement): boolean {
  if (key === ' ' || key === 'enter') return where.closest(PRESSED) !== null
  if (key !== 'arrowleft' && key !== 'arrowright') return false
  for (let part: HTMLElement | null = where; part; part = part.parentElement) {
    if (part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX)) return true
  }
  return false
}

function hears({ name, is, when, within }: Key, key: string, event: KeyboardEvent): boolean {
  const part = within?.()
  if (
    within
      ? !part?.contains(event.target as Node)
      : event.repeat || (!on && key !== 'escape') || isTaken(key, event.target as HTMLElement)
  )
    return false
  return (is ? is(key) : key === t(name).toLowerCase()) && (when?.() ?? true)
}

/** The page's one listener. Not while somebody writes, nor with a modifier, nor over an open dialog. */
export function press(event: KeyboardEvent): void {
  const where = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (where.closest('input, textarea, select, dialog[open], [contenteditable]')) return
  const key = event.key.toLowerCase()
  const used = stack
    .toReversed()
    .some((keys) => keys.some((binding) => hears(binding, key, event) && binding.press(key, event) !== false))
  if (used) event.preventDefault()
}
