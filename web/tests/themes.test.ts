import { expect, test } from 'vitest'

const themes = import.meta.glob<string>(
  ['../../src/openoutcry/games/*/web/theme.css', '../src/generic-table/theme.css', '../src/styles/tokens.css'],
  { query: '?raw', import: 'default', eager: true },
)

/** The custom properties that a style sheet sets for the whole page. */
function rootProperties(css: string): Set<string> {
  const blocks = [...css.matchAll(/^:root[^{]*\{([^}]*)\}/gm)].map(([, block]) => block ?? '')
  return new Set(blocks.flatMap((block) => [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? '')))
}

test('no game sets a property of the page that another game or the page itself sets', () => {
  const owners = new Map<string, string[]>()
  for (const [file, css] of Object.entries(themes))
    for (const name of rootProperties(css)) owners.set(name, [...(owners.get(name) ?? []), file])
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([])
})
