import { beforeEach, expect, test } from 'vitest'
import type { TableView } from '@openoutcry/game-api'
import { Placing, placingOf } from '../choices/placing.svelte'

const hand = ['first up 1', 'first down 1', 'second up 1', 'second down 1']

let placing: Placing

beforeEach(() => {
  placing = new Placing()
})

test('of two cards the first goes face up and the second face down, until they are flipped', () => {
  placing.ask(hand)
  expect([placing.facing(0), placing.facing(1)]).toEqual(['up', 'down'])
  placing.flip()
  expect([placing.facing(0), placing.facing(1)]).toEqual(['down', 'up'])
})

test('an answer fits the card that is held and the way it goes', () => {
  placing.ask(hand)
  placing.card = 1
  expect(hand.filter((words) => placing.matches(words))).toEqual(['second down 1'])
})

test('a single card goes the only way that is open', () => {
  placing.ask(hand)
  placing.ask(['first down 1', 'first down 2'])
  expect(placing.facing(0)).toBe('down')
})

test('a new hand begins anew', () => {
  placing.ask(hand)
  placing.flip()
  placing.card = 1
  placing.ask(['first down 1'])
  placing.ask(hand)
  expect([placing.card, placing.up]).toEqual([0, 0])
})

test('where each card may go either way, the way is chosen for the card that is held', () => {
  placing.askFreely(hand)
  placing.way = 'down'
  expect([placing.facing(0), placing.facing(1)]).toEqual(['down', 'down'])
  placing.askFreely(['first up 1', 'second down 1'])
  expect([placing.facing(0), placing.facing(1)]).toEqual(['up', 'down'])
})

test('what was picked up at a table stays there, and another table begins without it', () => {
  const tables = [{}, {}] as TableView[]
  const left = placingOf(tables[0]!)
  left.ask(hand)
  left.card = 1
  left.action = 'up'
  left.company = 3
  left.flip()
  expect(placingOf(tables[0]!)).toBe(left)
  placing = placingOf(tables[1]!)
  placing.ask(hand)
  expect([placing.card, placing.up, placing.action, placing.company]).toEqual([0, 0, null, null])
})
