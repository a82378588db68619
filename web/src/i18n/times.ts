/** Times of day as the reader writes them. */
import { language } from './messages.svelte'

/** Return the browser's locale if it is one of the page's language, such as en-GB for English, and else that language. */
const locale = (): string => navigator.languages.find((name) => name.toLowerCase().startsWith(language())) ?? language()

/** Return the hour and minute of a moment, given in seconds since 1970, in the format of the page's language. */
export function timeOfDay(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(locale(), { timeStyle: 'short' })
}

/** Return a moment, given in seconds since 1970, for the `datetime` of a time element. */
export function machineTime(at: number): string {
  return new Date(at * 1000).toISOString()
}
