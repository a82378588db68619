/** Which page is open, from the address: `/` is home, `/t/ID` a table, `/rules/GAME` its rules, `/learn/GAME` a lesson. */

export type Place = { page: 'home' } | { page: 'table'; id: string } | { page: 'rules' | 'learn'; game: string } | { page: 'lost' }

function placeAt(path: string): Place {
  if (path === '/' || path === '') return { page: 'home' }
  const lesson = /^\/learn\/([^/]+)\/?$/.exec(path)
  if (lesson?.[1]) return { page: 'learn', game: decodeURIComponent(lesson[1]) }
  const table = /^\/t\/([^/]+)\/?$/.exec(path)
  const rules = /^\/rules\/([^/]+)\/?$/.exec(path)
  if (rules?.[1]) return { page: 'rules', game: decodeURIComponent(rules[1]) }
  return table?.[1] ? { page: 'table', id: decodeURIComponent(table[1]) } : { page: 'lost' }
}

let here = $state<Place>(placeAt(location.pathname))

addEventListener('popstate', () => {
  here = placeAt(location.pathname)
})

export function place(): Place {
  return here
}

export function go(path: string): void {
  history.pushState(null, '', path)
  here = placeAt(location.pathname)
  scrollTo(0, 0)
}

/** Goes to an address in place of this one, to which the way back shall not lead. */
export function instead(path: string): void {
  history.replaceState(null, '', path)
  here = placeAt(path)
}

/** For links: a plain click stays in the page; with a modifier the browser does as always. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  go(link.pathname + link.hash)
}
