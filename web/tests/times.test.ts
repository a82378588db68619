import { beforeEach, expect, test, vi } from 'vitest'
import { timeOfDay } from '../src/i18n/times'
import { setLanguage } from '../src/i18n/messages.svelte'

/** Five past one in the afternoon, here. */
const at = new Date(2026, 10, 19, 13, 5).getTime() / 1000

beforeEach(() => {
  vi.unstubAllGlobals()
})
function browserOf(...languages: string[]): void {
  vi.stubGlobal('navigator', { languages })
}

test('a time follows the language of the page, not that of the browser', async () => {
  browserOf('fr-FR', 'fr')
  await setLanguage('en')
  expect(timeOfDay(at)).toMatch(/^1:05.PM$/)
  browserOf('en-US')
  await setLanguage('fr')
  expect(timeOfDay(at)).toBe('13:05')
})

test('a browser of the same language says how its country writes times', async () => {
  await setLanguage('en')
  browserOf('en-GB', 'en')
  expect(timeOfDay(at)).toBe('13:05')
  browserOf('fr-FR', 'en-US')
  expect(timeOfDay(at)).toMatch(/^1:05.PM$/)
})
