/**
 * Who may import whom. No file may, by whatever detour, import itself; no game knows the list of games or another game;
 * `parts` and `lib` know no game at all. Types count like everything else: a reader has to follow them too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = resolve(dirname(fileURLToPath(import.meta.url)), '../src')
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"](\.{1,2}(?:\/[^'"?]*)?)(?:\?[^'"]*)?['"]/g
/** What is fetched when it is needed. A file may fetch, later, one that imports it: this counts for who may know whom, and not for cycles. */
const FETCHED = /\bimport\(\s*['"](\.{1,2}(?:\/[^'"?]*)?)(?:\?[^'"]*)?['"]\s*\)/g
const ENDINGS = ['', '.ts', '.svelte.ts', '/index.ts']

/** The paths that the text of a file imports at once. */
export const importedAtOnce = (text) => [...text.matchAll(IMPORT)].map((match) => match[1])

/** The paths that the text of a file imports at once or when they are needed. */
export const importedEver = (text) => [...importedAtOnce(text), ...[...text.matchAll(FETCHED)].map((match) => match[1])]

/** Every file of the client, with the files that it imports. */
export function importsOf(folder, imported) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => /\.(ts|svelte)$/.test(name))
  return new Map(
    files.map((file) => {
      const named = imported(readFileSync(file, 'utf-8')).map((path) => normalize(join(dirname(file), path)))
      const found = named.map((path) => ENDINGS.map((ending) => path + ending).find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one)))
      return [short(folder, file), found.filter(Boolean).map((one) => short(folder, one))]
    }),
  )
}

const short = (folder, file) => relative(folder, file).split(sep).join('/')

/** A way from a file back to itself, for each group of files that import each other. */
export function cycles(imports) {
  const found = []
  const done = new Set()
  const visit = (file, way) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file])
    if (done.has(file)) return
    done.add(file)
    for (const other of imports.get(file) ?? []) visit(other, [...way, file])
  }
  for (const file of imports.keys()) visit(file, [])
  return found
}

/** What imports something that it may not know. */
export function trespasses(imports) {
  const game = (file) => /^games\/([^/]+)\//.exec(file)?.[1]
  const wrong = []
  for (const [file, others] of imports) {
    for (const other of others) {
      const strange = game(file) ? other === 'games/registry.ts' || (game(other) && game(other) !== game(file)) : false
      const below = /^(parts|lib)\//.test(file) && /^(games|table|lobby|home|frame|rules)\//.test(other)
      if (strange || below) wrong.push(`${file} imports ${other}`)
    }
  }
  return wrong
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const imports = importsOf(source, importedAtOnce)
  const wrong = [...cycles(imports).map((way) => `a cycle: ${way.join(' → ')}`), ...trespasses(importsOf(source, importedEver))]
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length > 0 ? 1 : 0
  if (wrong.length === 0) console.log(`${imports.size} files, and none imports itself by a detour`)
}
