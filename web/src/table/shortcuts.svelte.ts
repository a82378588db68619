/** Keys at the table. They can be turned off, for those whose voice or hand presses keys by accident. */
import { keep, kept } from '../lib/keep'

let on = $state(kept('shortcuts') !== 'off')

export function shortcuts(): boolean {
  return on
}

export function useShortcuts(wish: boolean): void {
  on = wish
  keep('shortcuts', wish ? 'on' : 'off')
}

/** The key pressed, in small letters; null while somebody writes, or with a modifier, or over an open dialog. */
export function pressed(event: KeyboardEvent): string | null {
  const where = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null
  if (where.closest('input, textarea, select, dialog, [contenteditable]')) return null
  if (!on && event.key !== 'Escape') return null
  return event.key.toLowerCase()
}
