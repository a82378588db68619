/** Which page is open, from the address: `/` is home, `/t/ID` a table. */

export type Place = { page: 'home' } | { page: 'table'; id: string } | { page: 'lost' }

function placeAt(path: string): Place {
  if (path === '/' || path === '') return { page: 'home' }
  const table = /^\/t\/([^/]+)\/?$/.exec(path)
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
  here = placeAt(path)
  scrollTo(0, 0)
}

/** For links: a plain click stays in the page; with a modifier the browser does as always. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  go(link.pathname)
}
