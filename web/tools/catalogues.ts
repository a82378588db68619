/**
 * The Fluent catalogues as the client fetches them: in parts, each of them one file for one language. What a table says at once is a part, and
 * what it says only when somebody asks is another. Comments, and the words that only a terminal says, do not travel.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const locales = fileURLToPath(new URL('../../src/openoutcry/text/locales', import.meta.url))
const LIST = 'virtual:catalogues'
const PART = 'virtual:catalogue/'

const TERMINAL_FILES = ['terminal', 'manual', 'extras', 'report']
/** Drawing and typed answers. */
const TERMINAL_MESSAGES = /^(word|group|note|terminal)-/
/** What every page is read with. */
const HOUSE = ['common', 'games', 'web']
/** Catalogues that have a page of their own. */
const PAGES = /-(rules|lesson)$/
/** Messages of a game that wait until they are asked for, and the end of their part's name. Investors are explained when they are chosen: at once. */
const LATER: [RegExp, string][] = [
  [/^(option|help|why)-/, 'more'],
  [/^(effect|reconstructed)-(?!\w+-investor)/, 'cards'],
]

/** The parts of a language, with their texts and the files that they come from. */
function partsOf(language: string): Map<string, { text: string; files: string[] }> {
  const names = readdirSync(`${locales}/${language}`).map((file) => file.replace('.ftl', ''))
  const games = names.filter((name) => names.includes(`${name}-rules`) && name !== 'web')
  const parts = new Map<string, { text: string; files: string[] }>()
  for (const name of names) {
    if (TERMINAL_FILES.includes(name)) continue
    const path = `${locales}/${language}/${name}.ftl`
    const game = PAGES.test(name) ? undefined : games.find((one) => name === one || name.startsWith(`${one}-`))
    // Deeper lines may begin anywhere but at the margin.
    const text = readFileSync(path, 'utf-8')
      .replace(/^#.*\n|^\n/gm, '')
      .replace(/^ +/gm, ' ')
    for (const message of text.split(/^(?=[a-z][\w-]* =)/m)) {
      if (game && TERMINAL_MESSAGES.test(message)) continue
      const later = game && LATER.find(([begins]) => begins.test(message))
      const part = later ? `${game}-${later[1]}` : (game ?? (HOUSE.includes(name) ? 'house' : name))
      const found = parts.get(part) ?? { text: '', files: [] }
      found.text += message
      if (!found.files.includes(path)) found.files.push(path)
      parts.set(part, found)
    }
  }
  return parts
}

/** What a part's file is called; null where the module is none. */
export function wordsFile(module: string): string | null {
  return module.includes(PART) ? `words-${module.split(PART)[1]?.replace('/', '-')}` : null
}

export const catalogues: Plugin = {
  name: 'catalogues',
  resolveId: (id) => (id === LIST || id.startsWith(PART) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${LIST}`) {
      const all = readdirSync(locales).flatMap((language) => [...partsOf(language).keys()].map((part) => `${language}/${part}`))
      return `export default {${all.map((one) => `'${one}': () => import('${PART}${one}')`).join(',')}}`
    }
    if (!id.startsWith(`\0${PART}`)) return null
    const [language = '', part = ''] = id.slice(PART.length + 1).split('/')
    const found = partsOf(language).get(part)
    if (!found) throw new Error(`no words called ${id}`)
    for (const file of found.files) this.addWatchFile(file)
    return `export default ${JSON.stringify(found.text)}`
  },
}
