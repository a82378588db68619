/**
 * The words of the page: Fluent catalogues, shared with the terminal, and the language they are read in. They come in parts
 * (those of the house, those of each game, and apart from these what a table says only when it is asked: tools/catalogues.ts has the list), each of them when it is first needed, and in one language. Once a part is here its
 * messages can be formatted at once: whoever shows a page waits for its words first.
 */
import catalogues from 'virtual:catalogues'
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle'
import { readSetting, saveSetting } from '../app/settingsStorage'

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]
export type WordArgs = Record<string, string | number | boolean | null>

/** What every page is read with. */
const HOUSE = 'house'

/** Where a part of the words comes from, for a language. */
type Source = (wish: Language) => Promise<string[]>

/** A part that came with this client; a game of somebody else's has none. */
function shipped(part: string): Source {
  return async (wish) => {
    const found = await catalogues[`${wish}/${part}`]?.()
    return found ? [found.default] : []
  }
}

interface Words {
  bundle: FluentBundle
  texts: string[]
  /** The parts that are here, or on their way. */
  parts: Map<string, Promise<void>>
}

// All languages are written from left to right, so no isolating marks are needed around names.
const none = (language: Language): Words => ({
  bundle: new FluentBundle(language, { useIsolating: false }),
  texts: [],
  parts: new Map(),
})
const words: Record<Language, Words> = { en: none('en'), fr: none('fr') }

/** The parts that this visit has needed: another language needs them too. */
const needed = new Map<string, Source>([[HOUSE, shipped(HOUSE)]])

/** Counts what was read, so that what was formatted before is formatted again. */
let learned = $state(0)

function read(wish: Language, part: string, source: Source): Promise<void> {
  const { bundle, texts, parts } = words[wish]
  const before = parts.get(part)
  if (before) return before
  const now = source(wish).then((found) => {
    for (const text of found) bundle.addResource(new FluentResource(text))
    texts.push(...found)
    learned += 1
  })
  parts.set(part, now)
  now.catch(() => parts.delete(part))
  return now
}

const readAll = (wish: Language): Promise<unknown> =>
  Promise.all([...needed].map(([part, source]) => read(wish, part, source)))

function preferred(): Language {
  const wishes = [readSetting('language') ?? '', ...navigator.languages]
  for (const wish of wishes) {
    const found = languages.find((language) => wish.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

let current = $state<Language>(preferred())

export function language(): Language {
  return current
}

/** Change the language of the page as soon as all parts that were loaded are loaded in it. */
export async function setLanguage(wish: Language): Promise<void> {
  let before: number
  do {
    before = needed.size
    await readAll(wish)
  } while (needed.size > before)
  current = wish
  saveSetting('language', wish)
}

/** Fetches a part in the language of the page. Only a part that came is needed later: one that fails holds up no other. */
async function need(part: string, source: Source): Promise<void> {
  let wish: Language
  do {
    wish = current
    await read(wish, part, source)
  } while (wish !== current)
  needed.set(part, source)
}

/** Fetches the words of the house and of these parts of it, once. */
export async function loadMessages(...parts: string[]): Promise<void> {
  await Promise.all([HOUSE, ...parts].map((part) => need(part, needed.get(part) ?? shipped(part))))
}

/** Fetches the words of a game that was not here when this client was built; no message of the house is replaced. */
export async function addCatalogue(game: string, source: Source): Promise<void> {
  // What came first is not replaced: the house's messages.
  await loadMessages()
  await need(game, source)
}

export function hasMessage(id: string): boolean {
  void learned
  return words[current].bundle.hasMessage(id)
}

/** The messages whose names begin so, in the order of their catalogue. */
export function messageIds(beginning: string): string[] {
  void learned
  const ids = words[current].texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''))
  return [...new Set(ids)].filter((id) => id.startsWith(beginning))
}

/** The message `id` in the language of the page. */
export function t(id: string, args: WordArgs = {}): string {
  void learned
  const { bundle } = words[current]
  const value = bundle.getMessage(id)?.value
  return value ? formatted(bundle, value, args) : id
}

/** Words that came with what is shown, in Fluent by language: in the language of the page, or else in English. */
export function formatInline(words: Partial<Record<string, string>>, args: WordArgs = {}): string {
  const text = words[current] ?? words['en']
  if (!text) return ''
  const bundle = new FluentBundle(current, { useIsolating: false })
  bundle.addResource(new FluentResource(`inline =\n${text.trim().replace(/^/gm, '    ')}`))
  const value = bundle.getMessage('inline')?.value
  return value ? formatted(bundle, value, args) : ''
}

function formatted(bundle: FluentBundle, value: NonNullable<Message['value']>, args: WordArgs): string {
  const values: Record<string, string | number> = {}
  for (const [name, arg] of Object.entries(args)) {
    if (arg !== null) values[name] = typeof arg === 'boolean' ? String(arg) : arg
  }
  return bundle.formatPattern(value, values, [])
}

/** "Anna, Ben and Chloé". */
export function formatList(names: string[]): string {
  const [last = '', ...before] = names.toReversed()
  if (before.length === 0) return last
  const first = before.toReversed().reduce((phrase, rest) => t('list-comma', { first: phrase, rest }))
  return t('list-and', { first, last })
}

/** A number with a true minus sign, and a plus where wanted. */
export function signed(number: number, plus = true): string {
  return number < 0 ? `−${-number}` : plus && number > 0 ? `+${number}` : String(number)
}
