/** The event log as a Svelte context, for components that explain a number. */
import { getContext, setContext } from 'svelte'
import type { AnyEvent, LogEntry } from './contract'

const KEY = Symbol('log')

/** Provide the event log, up to the moment that is shown, to all components below. */
export function provideLog(log: () => LogEntry<AnyEvent>[]): void {
  setContext(KEY, log)
}

/** Return the event log of the table. Call it while the component is created. */
export function useLog<E extends AnyEvent>(): () => LogEntry<E>[] {
  return getContext<(() => LogEntry<E>[]) | undefined>(KEY) ?? (() => [])
}
