/** A game without a drawing in words: the server says its sentences; what it has no sentence for is called by its name. */
import { hasMessage, language, t, type WordArgs } from '../i18n/messages.svelte'
import type { Asked, ChoiceShown, OptionShown } from '../net/wire.generated'
import { isSeat, type PlainLine, type PlainShown, type Value } from './fields'

const spaced = (name: string): string => name.replaceAll('_', ' ').replaceAll('-', ' ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a field is called. */
export function label(game: string, field: string): string {
  const id = `part-${game}-${field.replaceAll('_', '-')}`
  return hasMessage(id) ? t(id) : capital(spaced(field))
}

/** A single value in words. */
export function valueWords(game: string, field: string, value: Value, names: string[]): string {
  if (typeof value === 'number' && isSeat(field)) return names[value] ?? '–'
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value)
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'string') {
    const id = `${field.replaceAll('_', '-')}-${game}-${value}`
    return hasMessage(id) ? t(id) : value
  }
  if (Array.isArray(value)) return value.map((one) => valueWords(game, field, one, names)).join(', ') || '–'
  if (value === null) return '–'
  return Object.entries(value)
    .map(([name, one]) => `${label(game, name)} ${valueWords(game, name, one, names)}`)
    .join(', ')
}

const inWords = (said: Record<string, string> | null | undefined): string | undefined =>
  said?.[language()] ?? said?.['en']

export function eventWords(line: PlainLine, shown: PlainShown, names: string[]): string {
  const said = inWords(line.said)
  if (said !== undefined) return said
  const { event, ...fields } = line.event
  const args: WordArgs = {}
  for (const [name, value] of Object.entries(fields)) args[name] = valueWords(shown.game, name, value, names)
  if (typeof fields['seat'] === 'number') args['name'] = names[fields['seat']] ?? '?'
  const id = `event-${shown.game}-${event}`
  return hasMessage(id) ? t(id, args) : capital(spaced(event))
}

export function turnWords({ seat, kind }: Asked, shown: PlainShown, names: string[]): string {
  const id = `turn-${shown.game}-${kind}`
  const name = names[seat] ?? '?'
  return hasMessage(id) ? t(id, { name }) : t('turn-of', { name })
}

export function askWords(choice: ChoiceShown): string {
  return inWords(choice.said) ?? (hasMessage(choice.key) ? t(choice.key, choice.args) : capital(spaced(choice.kind)))
}

export function optionWords(option: OptionShown): string {
  return inWords(option.said) ?? (hasMessage(option.key) ? t(option.key, option.args) : capital(option.words))
}

export function ruleWords(option: OptionShown): string {
  if (!option.rule) return ''
  return hasMessage(option.rule) ? t(option.rule, option.args) : t('rule-closed')
}
