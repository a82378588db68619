import { beforeEach, expect, test } from 'vitest'
import { abilityWords } from '@openoutcry/games/stockpile/web/pieces/names'
import { money } from '@openoutcry/games/stockpile/web/words'
import { initials, seatNames } from '../src/game-api/seats'
import {
  addCatalogue,
  formatList,
  loadMessages,
  formatInline,
  signed,
  setLanguage,
  t,
} from '../src/i18n/messages.svelte'
import type { SeatShown } from '../src/net/wire.generated'

beforeEach(async () => {
  await setLanguage('en')
  await loadMessages('stockpile')
})

const seat = (number: number, more: Partial<SeatShown>): SeatShown => ({
  seat: number,
  holder: 'person',
  name: '',
  bot: null,
  online: true,
  host: false,
  yours: false,
  slow: false,
  muted: false,
  waits: false,
  ...more,
})
const bot = (number: number, name: string): SeatShown => seat(number, { holder: 'bot', bot: 'broker', name })

test('money is counted in thousands, and nothing is nothing', () => {
  expect(money(12)).toBe('$12K')
  expect(money(0)).toBe('$0')
  expect(money(-3)).toMatch(/^[−-]\$3K$/)
})

test('people and bots are called by their names', () => {
  expect(seatNames([seat(0, { name: 'Ann' }), bot(1, 'Hetty'), bot(2, 'Jesse')])).toEqual(['Ann', 'Hetty', 'Jesse'])
})

test('an open seat is called by its number', () => {
  expect(seatNames([seat(1, { holder: 'open' })])).toEqual(['Player 2'])
})

test('no two seats have the same letters', () => {
  expect(initials(['Ann', 'Broker 1', 'Broker 2'])).toEqual(['A', 'B1', 'B2'])
  expect(initials(['Ann', 'Abe', 'Ann'])).toEqual(['An', 'Ab', 'Aa'])
  expect(initials(['24'])).toEqual(['?4'])
})

test('names are listed and numbers signed as one writes them', () => {
  expect(formatList(['Ann', 'Ben', 'Chloé'])).toBe('Ann, Ben and Chloé')
  expect([signed(-2), signed(2), signed(2, false), signed(0)]).toEqual(['−2', '+2', '2', '0'])
})

test('words that come with what is shown are formatted in the language of the page, or else in English', async () => {
  const words = { en: 'Pay { $fee }.', fr: 'Payez { $fee }.' }
  expect(formatInline(words, { fee: money(2) })).toBe('Pay $2K.')
  await setLanguage('fr')
  expect(formatInline(words, { fee: '2 k$' })).toBe('Payez 2 k$.')
  expect(
    formatInline({ en: 'Rises by { $lift ->\n  [one] a space\n *[other] { $lift } spaces\n}.' }, { lift: 1 }),
  ).toBe('Rises by a space.')
  expect(formatInline({})).toBe('')
})

test('an investor of a house module says what the module brought, with the numbers of the row', () => {
  const gina = {
    name: 'Gentle Gina',
    ability: 'gentle-gina',
    money: 19,
    known: 'reconstructed',
    sums: { fee: 2 },
    counts: { lift: 1 },
    tracks: {},
  }
  const says = { en: 'You may pay { $fee } to let a company rise by { $lift }.' }
  expect(abilityWords({ investors: [{ ...gina, says }] }, 0)).toBe('You may pay $2K to let a company rise by 1.')
  expect(abilityWords({ investors: [{ ...gina, says: {} }] }, 0)).toBe('')
})

test('a part of the words that does not come holds up no other part', async () => {
  await expect(addCatalogue('a-game-of-somebody', () => Promise.reject(new Error('no line')))).rejects.toThrow(
    'no line',
  )
  await loadMessages('errors')
  await setLanguage('fr')
  await addCatalogue('a-game-of-somebody', () => Promise.resolve(['game-a-game-of-somebody = Un jeu']))
  expect(t('game-a-game-of-somebody')).toBe('Un jeu')
})
