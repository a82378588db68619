import { expect, test } from 'vitest'
import printed from '../../data.toml?raw'
import { readSet, writeSet } from '../set/houseSet'

test('the printed set is read into the form as it stands in the data file', () => {
  const set = readSet(printed)
  expect(set?.companies[0]).toEqual({ name: 'Metro', colour: 'grey' })
  expect(set?.tiles).toMatchObject({ trade: '3', movements: '1, 2, 3, 4, 5, 6' })
  expect(set?.plain.length).toBeGreaterThan(1)
})

test('what the form has written is read again as it was typed', () => {
  const set = readSet(printed)
  if (!set) throw new Error('not read')
  set.name = 'Ours, "at home"'
  set.plain[0]!.prices[0] = '-12'
  set.start['money'] = 'plenty'
  expect(readSet(writeSet(set))).toEqual(set)
})

test('numbers are written as numbers, with any minus sign, and a mistake as it was typed', () => {
  const set = readSet(printed)
  if (!set) throw new Error('not read')
  set.plain[0]!.prices = ['−5', ' 20 ', '1O']
  expect(writeSet(set)).toContain('[ -5, 20, "1O" ]')
})

test('a text that is no TOML, or has no companies, is left to the server', () => {
  expect(readSet('name = ')).toBeNull()
  expect(readSet('name = "Ours"')).toBeNull()
})
