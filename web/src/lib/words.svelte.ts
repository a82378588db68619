/** The words of the page: Fluent catalogues, shared with the terminal, and the language they are read in. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { kept, keep } from './keep'

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]
export type WordArgs = Record<string, string | number | boolean | null>

const sources = import.meta.glob<string>('../../../src/openoutcry/text/locales/*/{common,web,errors,mogul,speculation-board,speculation-cards,stockpile,stockpile-*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function bundleOf(language: Language): FluentBundle {
  // Both languages are written from left to right, so no isolating marks are needed around names.
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const [path, text] of Object.entries(sources)) {
    if (path.includes(`/locales/${language}/`)) bundle.addResource(new FluentResource(text))
  }
  return bundle
}

const bundles: Record<Language, FluentBundle> = { en: bundleOf('en'), fr: bundleOf('fr') }

function preferred(): Language {
  const wishes = [kept('language') ?? '', ...navigator.languages]
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

export function speak(wish: Language): void {
  current = wish
  keep('language', wish)
}

export function known(id: string): boolean {
  return bundles[current].hasMessage(id)
}

/** The message `id` in the language of the page. */
export function t(id: string, args: WordArgs = {}): string {
  const bundle = bundles[current]
  const value = bundle.getMessage(id)?.value
  if (!value) return id
  const values: Record<string, string | number> = {}
  for (const [name, arg] of Object.entries(args)) {
    if (arg !== null) values[name] = typeof arg === 'boolean' ? String(arg) : arg
  }
  return bundle.formatPattern(value, values, [])
}

/** "Anna, Ben and Chloé". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(names)
}

/** A number with a true minus sign, and a plus where wanted. */
export function signed(number: number, plus = true): string {
  return number < 0 ? `−${-number}` : plus && number > 0 ? `+${number}` : String(number)
}
