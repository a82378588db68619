import { expect, test } from 'vitest'
import { featuresOf } from '../src/game-api/faces'

const house = ['Hetty', 'Jesse', 'Otto', 'Vicky', 'Daniel', 'Russell', 'Muriel', 'Bernard']

test('a name has one face, and no two bots of the house have the same', () => {
  expect(featuresOf('Hetty')).toEqual(featuresOf('Hetty'))
  expect(new Set(house.map((name) => JSON.stringify(featuresOf(name)))).size).toBe(house.length)
})

test('the bots that sit down first are told apart by their heads alone', () => {
  const heads = house.slice(0, 5).map((name) => featuresOf(name).hat)
  expect(new Set(heads).size).toBe(heads.length)
})
