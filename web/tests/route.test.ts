import { beforeEach, expect, test, vi } from 'vitest'

let listeners: Map<string, () => void>
let scrolled: number
let focused: number
const page = { title: '' }
const main = { focus: () => (focused += 1) } as unknown as HTMLElement

/** Opens the site at this address, as a browser does. */
async function openAt(address: string) {
  const at = new URL(address, 'http://house')
  vi.stubGlobal('location', at)
  const show = (_state: null, _title: string, to: string): void => void (at.href = new URL(to, at).href)
  vi.stubGlobal('history', { pushState: show, replaceState: show })
  const route = await import('../src/app/route.svelte')
  const { liveRegion } = await import('../src/app/notices.svelte')
  return { ...route, at, liveRegion }
}

beforeEach(() => {
  vi.resetModules()
  listeners = new Map()
  scrolled = focused = 0
  page.title = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('scrollTo', () => (scrolled += 1))
})

test('a malformed escape in the address is a page that does not exist', async () => {
  for (const address of ['/t/%', '/rules/%E0%A4%A', '/learn/%zz']) {
    vi.resetModules()
    expect((await openAt(address)).place()).toEqual({ page: 'lost' })
  }
})

test('the address names the page', async () => {
  const { go, place } = await openAt('/rules/mogul#section-2')
  expect(place()).toEqual({ page: 'rules', game: 'mogul' })
  go('/t/a%20b')
  expect(place()).toEqual({ page: 'table', id: 'a b' })
  go('/learn/mogul/')
  expect(place()).toEqual({ page: 'learn', game: 'mogul' })
  go('/elsewhere')
  expect(place()).toEqual({ page: 'lost' })
  go('/')
  expect(place()).toEqual({ page: 'home' })
})

test('a link that is followed keeps its query and its fragment', async () => {
  const { at, follow, place } = await openAt('/')
  const link = (to: string) => {
    const { pathname, search, hash } = new URL(to, at)
    let prevented = false
    follow({
      button: 0,
      currentTarget: { pathname, search, hash },
      preventDefault: () => (prevented = true),
    } as unknown as MouseEvent)
    return prevented
  }
  expect(link('/rules/mogul?print=1#section-2')).toBe(true)
  expect([at.pathname, at.search, at.hash]).toEqual(['/rules/mogul', '?print=1', '#section-2'])
  expect(place()).toEqual({ page: 'rules', game: 'mogul' })
  expect(link('/rules/mogul?print=1#section-3'), 'another part of the same page').toBe(false)
})

test('a page that was gone to gets the focus and is scrolled to its top once it is there, and its title is read out', async () => {
  const { focusPage, go, setTitle, liveRegion } = await openAt('/')
  focusPage(main)
  setTitle('Home')
  await Promise.resolve()
  expect([focused, scrolled, liveRegion.length], 'the page that was loaded').toEqual([0, 0, 0])
  go('/rules/mogul')
  expect([focused, scrolled]).toEqual([0, 0])
  focusPage(main)
  setTitle('Rules')
  setTitle('Rules of Mogul')
  await Promise.resolve()
  expect([focused, scrolled]).toEqual([1, 1])
  expect(liveRegion.map(({ text }) => text)).toEqual(['Rules'])
  expect(page.title).toBe('Rules of Mogul')
})

test('going back moves the focus and leaves scrolling to the browser, and a part of the same page moves nothing', async () => {
  const { at, focusPage, go } = await openAt('/')
  go('/rules/mogul')
  focusPage(main)
  at.hash = '#section-2'
  listeners.get('popstate')!()
  focusPage(main)
  expect([focused, scrolled]).toEqual([1, 1])
  at.href = 'http://house/'
  listeners.get('popstate')!()
  focusPage(main)
  expect([focused, scrolled]).toEqual([2, 1])
})
