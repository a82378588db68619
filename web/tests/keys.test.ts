import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, setLanguage } from '../src/i18n/messages.svelte'
import { heard, lay, press, turnKeys, type Key } from '../src/game-api/keys.svelte'

let told: string[]
const away: (() => void)[] = []
const key = (letter: string, where: string, more: Partial<Key> = {}): Key => ({
  name: `the ${letter}`,
  does: `on the ${where}`,
  is: (one) => one === letter,
  press: (one) => void told.push(`${where} ${one}`),
  ...more,
})
const laid = (...keys: Key[]): void => void away.push(lay(keys))

/** An element as wide as its contents or narrower. */
interface Part {
  scrollWidth: number
  clientWidth: number
  overflowX: string
}

function pressing(key: string, more: Partial<KeyboardEvent> & { inside?: string; parts?: Part[] } = {}): boolean {
  let used = false
  const [own, parentElement] = more.parts ?? []
  const target = {
    ...own,
    parentElement,
    closest: (where: string) => (more.inside && where.includes(more.inside) ? {} : null),
  }
  press({ key, target, preventDefault: () => (used = true), ...more } as unknown as KeyboardEvent)
  return used
}

beforeEach(async () => {
  await setLanguage('en')
  await loadMessages('stockpile')
  told = []
  turnKeys(true)
  laid(key('z', 'page'), key('escape', 'page'))
})

afterEach(() => {
  for (const remove of away.splice(0)) remove()
})

test('a key is offered from the top down, until somebody uses it', () => {
  laid(key('f', 'game'), key('z', 'game', { press: () => (told.push('game z'), false) }))
  expect(pressing('F')).toBe(true)
  expect(pressing('z')).toBe(true)
  expect(pressing('x')).toBe(false)
  expect(told).toEqual(['game f', 'game z', 'page z'])
})

test('what has left the page hears no key, and the help does not tell it', () => {
  const leave = lay([key('z', 'game')])
  expect(heard().map(({ does }) => does)).toContain('on the game')
  leave()
  pressing('z')
  expect(told).toEqual(['page z'])
  expect(heard().map(({ does }) => does)).not.toContain('on the game')
})

test('the help tells the keys that are listened to now, from the top down, and each once', () => {
  let yours = false
  laid(key('f', 'game', { when: () => yours }), key('c', 'game'))
  laid(key('c', 'game'))
  expect(heard().map(({ name }) => name)).toEqual(['the c', 'the z', 'the escape'])
  expect(pressing('f')).toBe(false)
  yours = true
  expect(heard().map(({ name }) => name)).toEqual(['the c', 'the f', 'the z', 'the escape'])
  expect(pressing('f')).toBe(true)
})

test('no key is heard while somebody writes, over a dialog, with a modifier, or held down', () => {
  pressing('z', { inside: 'input' })
  pressing('z', { inside: 'dialog' })
  pressing('z', { ctrlKey: true })
  pressing('z', { repeat: true })
  expect(told).toEqual([])
})

test('Space and Enter press the button that has the focus, and are keys of the table elsewhere', () => {
  laid(key(' ', 'page'))
  expect(pressing(' ', { inside: 'button' })).toBe(false)
  expect(pressing(' ', { inside: 'summary' })).toBe(false)
  expect(told).toEqual([])
  expect(pressing(' ')).toBe(true)
  laid(key(' ', 'hand', { within: () => ({ contains: () => true }) as unknown as HTMLElement }))
  expect(pressing(' ', { inside: 'button' })).toBe(true)
  expect(told).toEqual(['page  ', 'hand  '])
})

test('arrow keys scroll the part of the page that has the focus, where it scrolls sideways', () => {
  vi.stubGlobal('getComputedStyle', ({ overflowX }: Part) => ({ overflowX }))
  laid(key('arrowright', 'history'))
  const cell = { scrollWidth: 20, clientWidth: 20, overflowX: 'visible' }
  const chart = { scrollWidth: 900, clientWidth: 300, overflowX: 'auto' }
  expect(pressing('ArrowRight', { parts: [chart] })).toBe(false)
  expect(pressing('ArrowRight', { parts: [cell, chart] })).toBe(false)
  expect(pressing('ArrowRight', { parts: [cell, { ...chart, scrollWidth: 300 }] })).toBe(true)
  expect(pressing('ArrowRight', { parts: [{ ...chart, overflowX: 'hidden' }] })).toBe(true)
  expect(told).toEqual(['history arrowright', 'history arrowright'])
})

test('keys that are turned off leave Escape, and those of a part of the page that has the focus', () => {
  let focused = true
  laid(key('arrowleft', 'tabs', { within: () => ({ contains: () => focused }) as unknown as HTMLElement }))
  turnKeys(false)
  pressing('z')
  pressing('Escape')
  pressing('ArrowLeft')
  focused = false
  expect(pressing('ArrowLeft')).toBe(false)
  expect(told).toEqual(['page escape', 'tabs arrowleft'])
})

test('a key is the one that the help names, in each language', async () => {
  laid({ name: 'web-stockpile-key-flip', does: 'web-stockpile-does-flip', press: () => void told.push('flip') })
  expect([pressing('f'), pressing('r')]).toEqual([true, false])
  await setLanguage('fr')
  expect([pressing('f'), pressing('r')]).toEqual([false, true])
})

test('nothing but the page listens to keys by itself', () => {
  const files = import.meta.glob<string>(
    ['../src/**/*.{ts,svelte}', '../../src/openoutcry/games/*/web/**/*.{ts,svelte}'],
    { query: '?raw', import: 'default', eager: true },
  )
  const listening = Object.keys(files).filter((name) =>
    /onkey(down|up|press)|['"]key(down|up|press)['"]/.test(files[name] ?? ''),
  )
  // Besides the table there is another page, a field of its own in which one writes, sounds that wait for a press, and a slip that Escape takes away.
  const others = [
    '../src/game-api/sound.svelte.ts',
    '../src/pages/rules/RulesPage.svelte',
    '../src/pages/rules/RulesSearch.svelte',
    '../src/ui/Why.svelte',
  ]
  expect(listening.sort()).toEqual([...others, '../src/pages/table/Play.svelte'].sort())
})
