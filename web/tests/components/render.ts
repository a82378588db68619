/** Components in a page, for tests. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { onTestFinished } from 'vitest'
import type { TableView } from '../../src/game-api/contract'
import type { OptionShown, SeatShown } from '../../src/net/wire.generated'
import WithTable from './WithTable.svelte'

const empty: TableView = {
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

/** Draw a component at a table, and return the element that contains it. It is removed after the test. */
export function render<P extends object>(part: Component<P>, props: P, table: Partial<TableView> = {}): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  const drawn = mount(WithTable, {
    target,
    props: { part: part as Component, props, table: { ...empty, ...table } },
  })
  flushSync()
  onTestFinished(() => {
    void unmount(drawn)
    target.remove()
  })
  return target
}

/** Return all elements with a test id. */
export const all = (target: HTMLElement, id: string): HTMLElement[] => [
  ...target.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`),
]

/** Return the only element with a test id; throw if there is none or another. */
export function see(target: HTMLElement, id: string): HTMLElement {
  const [found, ...others] = all(target, id)
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} elements are called ${id}`)
  return found
}

/** Return the text of an element, with single spaces. */
export const text = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export function click(element: HTMLElement): void {
  element.click()
  flushSync()
}

export const option = (number: number, words: string, rule: string | null = null): OptionShown => ({
  option: number,
  words,
  key: words,
  args: {},
  rule,
})

export const seat = (number: number, name: string, more: Partial<SeatShown> = {}): SeatShown => ({
  seat: number,
  holder: 'person',
  name,
  bot: null,
  online: true,
  host: false,
  yours: false,
  slow: false,
  muted: false,
  waits: false,
  ...more,
})
