import { expect, test } from 'vitest'
import { cycles, importedAtOnce, importedEver, trespasses } from '../tools/imports.js'

const imports = (files: Record<string, string[]>) => new Map(Object.entries(files))

test('a detour back to a file is found, and told whole', () => {
  expect(cycles(imports({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c', 'a']])
  expect(cycles(imports({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})

test('a game may know the contract, but not the list of games nor another game', () => {
  const files = { 'games/mogul/index.ts': ['games/contract.ts', 'games/registry.ts', 'games/stockpile/looks.ts', 'games/mogul/looks.ts', 'parts/Disc.svelte'] }
  expect(trespasses(imports(files))).toEqual(['games/mogul/index.ts imports games/registry.ts', 'games/mogul/index.ts imports games/stockpile/looks.ts'])
})

test('a part knows no game', () => {
  expect(trespasses(imports({ 'parts/Disc.svelte': ['games/mogul/looks.ts', 'lib/words.svelte.ts'] }))).toEqual(['parts/Disc.svelte imports games/mogul/looks.ts'])
})

test('what is fetched when it is needed counts for who may know whom, and for no cycle', () => {
  const text = "import { t } from './words'\nconst sheet = () => import('../lobby/Share.svelte')\nconst part = import( './Chat.svelte' )\nimport type { A } from 'svelte'"
  expect(importedAtOnce(text)).toEqual(['./words'])
  expect(importedEver(text)).toEqual(['./words', '../lobby/Share.svelte', './Chat.svelte'])
})
