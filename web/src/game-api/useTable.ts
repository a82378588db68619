import { getContext, setContext } from 'svelte'
import type { AnyEvent, Shown, TableView } from './contract'
import type { GameEvent } from '../net/wire.generated'

const KEY = Symbol('table')

/** The table of components that are shown outside a table, such as pictures on a rules page: it asks nothing. */
const outside: TableView<object, never> = {
  shown: {},
  seats: [],
  names: [],
  asked: [],
  visibleSeats: [],
  choice: null,
  busy: false,
  choose: () => {},
  log: [],
  stepDuration: 0,
}

/** Provide the table to all components below. */
export function provideTable(table: TableView): void {
  setContext(KEY, table)
}

/** Return the table. Call it while the component is created; destructure it with `$derived`. */
export function useTable<S extends object = Shown, E extends AnyEvent = GameEvent>(): TableView<S, E> {
  return getContext<TableView<S, E> | undefined>(KEY) ?? (outside as unknown as TableView<S, E>)
}

/**
 * Return a function that returns what a game keeps for a table besides the table itself, such as the card that is picked
 * up. `create` is called once for each table; the state is freed with its table.
 */
export function stateOfTable<T>(create: () => T): (table: TableView<object, AnyEvent>) => T {
  const states = new WeakMap<object, T>()
  return (table) => {
    const state = states.get(table) ?? create()
    states.set(table, state)
    return state
  }
}
