import { expect, test } from 'vitest'
import { inPlay } from '../src/pages/rules/book'
import { matches, piecesOf, wordsOf } from '../src/pages/rules/find'

test('every word of a query has to be there, whatever its capitals and accents', () => {
  expect(matches('Les jetons de l’enchère', wordsOf('ENCHERE jet'))).toBe(true)
  expect(matches('Les jetons de l’enchère', wordsOf("l'ench"))).toBe(true)
  expect(matches('Les jetons de l’enchère', wordsOf('enchère pot'))).toBe(false)
  expect(matches('anything', wordsOf('  '))).toBe(true)
})

test('what was found is a piece of its own, and all pieces are the text', () => {
  const pieces = piecesOf('À l’enchère, œuf et enchères', wordsOf('encheres'))
  expect(pieces.map(({ text }) => text).join('')).toBe('À l’enchère, œuf et enchères')
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['enchères'])
})

test('hits that touch or overlap are one piece', () => {
  expect(piecesOf('abcd', ['ab', 'bc']).map(({ text, hit }) => [text, hit])).toEqual([
    ['abc', true],
    ['d', false],
  ])
})

test('a section is in play by its options or by the number of players', () => {
  const section = (more: object) => ({ id: 'one', paragraphs: [], ...more })
  expect(inPlay(section({}), {}, 3)).toBe(true)
  expect(inPlay(section({ players: [2] }), {}, 3)).toBe(false)
  expect(inPlay(section({ options: { bonds: ['on'] } }), { bonds: 'off' }, 3)).toBe(false)
  expect(
    inPlay(
      section({ options: { investors: ['on', 'bidding'], strategies: ['on'] } }),
      { investors: 'off', strategies: 'on' },
      3,
    ),
  ).toBe(true)
})
