/** What has happened at the table, for whatever on it explains a number. */
import { getContext, setContext } from 'svelte'
import type { AnyEvent, Told } from './contract'

const KEY = Symbol('told')

/** Called by the table, once: gives the history up to the moment that is shown. */
export function tell(log: () => Told<AnyEvent>[]): void {
  setContext(KEY, log)
}

/** Called by a part of the table while it is made. */
export function history<E extends AnyEvent>(): () => Told<E>[] {
  return getContext<(() => Told<E>[]) | undefined>(KEY) ?? (() => [])
}
