/** Whether an answer is on its way: then no place on the table takes another. Pieces on a page of rules are never asked about. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('busy')

export function tellBusy(busy: () => boolean): void {
  setContext(KEY, busy)
}

export function hearBusy(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false)
}
