import { describe, expect, it } from 'vitest'
import { heaps, middleOf, sideOf, sorted, titled, type PlainShown } from '../src/generic-table/fields'

const shown: PlainShown = {
  game: 'tulips',
  round: 2,
  winner: null,
  closed: true,
  open: false,
  market: [{ name: 'Semper Augustus', price: 9, wilted: false }],
  players: [{ coins: 3, hand: [1, null] }],
}

describe('what a table without a drawing is made of', () => {
  it('puts the sides apart from the middle', () => {
    expect(Object.keys(middleOf(shown))).toEqual(['round', 'winner', 'closed', 'open', 'market'])
    expect(sideOf(shown, 0)).toEqual({ coins: 3, hand: [1, null] })
    expect(sideOf(shown, 1)).toEqual({})
  })

  it('leaves out what is not so, and keeps what is not there yet', () => {
    const { figures, marks, rows } = sorted(middleOf(shown))
    expect(figures.map(({ name }) => name)).toEqual(['round', 'winner'])
    expect(marks).toEqual(['closed'])
    expect(rows.map(({ name }) => name)).toEqual(['market'])
  })

  it('calls a thing by its name', () => {
    expect(titled({ name: 'Semper Augustus', price: 9, wilted: false })).toEqual({
      title: 'Semper Augustus',
      rest: [{ name: 'price', value: 9 }],
    })
  })

  it('heaps up many cards, and no few', () => {
    expect(heaps([1, 1, null])).toEqual([
      { value: 1, count: 1 },
      { value: 1, count: 1 },
      { value: null, count: 1 },
    ])
    expect(heaps([...Array<number>(8).fill(1), null, null, null])).toEqual([
      { value: 1, count: 8 },
      { value: null, count: 3 },
    ])
  })
})
