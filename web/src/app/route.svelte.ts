/** Which page is open, from the address: `/` is home, `/t/ID` a table, `/rules/GAME` its rules, `/learn/GAME` a lesson. */
import { announce } from './notices.svelte'

export type Place =
  { page: 'home' } | { page: 'table'; id: string } | { page: 'rules' | 'learn'; game: string } | { page: 'lost' }

/** Return a part of an address without its escapes, or null if they are malformed. */
export function unescaped(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

function placeAt(path: string): Place {
  if (path === '/' || path === '') return { page: 'home' }
  const [, page, escaped = ''] = /^\/(learn|t|rules)\/([^/]+)\/?$/.exec(path) ?? []
  const name = unescaped(escaped)
  if (!name) return { page: 'lost' }
  if (page === 't') return { page: 'table', id: name }
  return { page: page === 'rules' ? 'rules' : 'learn', game: name }
}

let here = $state<Place>(placeAt(location.pathname))

/** What is still to be done for a page that was gone to. Nothing is for the page that the browser loaded: it does that itself. */
const coming = { focus: false, top: false, title: false }

addEventListener('popstate', () => move(false))

export function place(): Place {
  return here
}

/** Prepares for another page: as soon as its main part is there it gets the focus, and its title is read out. With `top` it is looked at from its top. */
export function expectPage(top = true): void {
  Object.assign(coming, { focus: true, top, title: true })
}

/** Shows the page of the present address. Going back, the browser restores how far a page was scrolled. */
function move(top: boolean): void {
  const there = placeAt(location.pathname)
  const same = JSON.stringify(there) === JSON.stringify(here)
  here = there
  if (!same) expectPage(top)
  else if (top) scrollTo(0, 0)
}

/** Goes to an address of this site: a path, perhaps with a query and a fragment. */
export function go(address: string): void {
  history.pushState(null, '', address)
  move(true)
}

/** Goes to an address in place of this one, to which the way back shall not lead. */
export function instead(address: string): void {
  history.replaceState(null, '', address)
  move(true)
}

/** For links: a plain click stays in the page; with a modifier, or to another part of the same page, the browser does as always. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const { pathname, search, hash } = event.currentTarget as HTMLAnchorElement
  if (hash && pathname === location.pathname && search === location.search) return
  event.preventDefault()
  go(pathname + search + hash)
}

/** For the main part of a page, which needs a `tabindex`: gives it the focus if the page was gone to. */
export function focusPage(main: HTMLElement): void {
  if (coming.top) scrollTo(0, 0)
  if (coming.focus) main.focus({ preventScroll: true })
  coming.focus = coming.top = false
}

/** Sets the title of the page. The first title of a page that was gone to is read out. */
export function setTitle(title: string): void {
  document.title = title
  if (coming.title) announce(title)
  coming.title = false
}
