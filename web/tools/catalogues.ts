/**
 * The Fluent catalogues as the client fetches them: in parts, each of them one file for one language. What a table says at once is a part, and
 * what it says only when somebody asks is another. Comments, and the words that only a terminal says, do not travel.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../../src/openoutcry', import.meta.url))
const shared = `${source}/text/locales`
const LIST = 'virtual:catalogues'
const PART = 'virtual:catalogue/'

const TERMINAL_FILES = ['terminal', 'manual', 'extras', 'report']
/** Drawing and typed answers. */
const TERMINAL_MESSAGES = /^(word|group|note|terminal)-/
/** What every page is read with. */
const HOUSE = ['common', 'web']
/** Files of a game that are not part of its main catalogue, and the parts that they belong to; the others have a page of their own. */
const APART: Record<string, string | null> = { about: 'house', coach: 'coach', rules: null, lesson: null }
/** Messages of a game that wait until they are asked for, and the end of their part's name. Investors are explained when they are chosen: at once. */
const LATER: [RegExp, string][] = [
  [/^(option|help|why|web-[\w-]+-does)-/, 'more'],
  [/^(effect|reconstructed)-(?!\w+-investor)/, 'cards'],
]

/** Messages of the house that wait likewise, and their part. */
const HOUSE_LATER: [RegExp, string][] = [
  [/^bot-\w+-about/, 'web-bots'],
  [/^game-[\w-]+-about/, 'web-rules'],
]

interface Catalogue {
  path: string
  game?: string
  /** The part that all its messages belong to. */
  part?: string
}

/** The catalogues of a language: the shared ones, and those in the folders of the games. */
function cataloguesOf(language: string): Catalogue[] {
  const found: Catalogue[] = []
  for (const file of readdirSync(`${shared}/${language}`)) {
    const name = file.replace('.ftl', '')
    if (TERMINAL_FILES.includes(name)) continue
    found.push({ path: `${shared}/${language}/${file}`, part: HOUSE.includes(name) ? 'house' : name })
  }
  for (const folder of readdirSync(`${source}/games`)) {
    const texts = `${source}/games/${folder}/text/${language}`
    if (!existsSync(texts)) continue
    const game = folder.replace('_', '-')
    for (const file of readdirSync(texts)) {
      const name = file.replace('.ftl', '')
      const apart = APART[name]
      found.push({
        path: `${texts}/${file}`,
        ...(apart === undefined ? { game } : { part: apart ?? `${game}-${name}` }),
      })
    }
  }
  return found
}

/** The parts of a language, with their texts and the files that they come from. */
function partsOf(language: string): Map<string, { text: string; files: string[] }> {
  const parts = new Map<string, { text: string; files: string[] }>()
  for (const { path, game, part: whole } of cataloguesOf(language)) {
    // Deeper lines may begin anywhere but at the margin.
    const text = readFileSync(path, 'utf-8')
      .replace(/^#.*\n|^\n/gm, '')
      .replace(/^ +/gm, ' ')
    for (const message of text.split(/^(?=[a-z][\w-]* =)/m)) {
      if (game && TERMINAL_MESSAGES.test(message)) continue
      const later = game && LATER.find(([begins]) => begins.test(message))
      const waiting = whole === 'house' && HOUSE_LATER.find(([begins]) => begins.test(message))
      const part = (waiting ? waiting[1] : whole) ?? (later ? `${game}-${later[1]}` : (game ?? ''))
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
      const all = readdirSync(shared).flatMap((language) =>
        [...partsOf(language).keys()].map((part) => `${language}/${part}`),
      )
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
