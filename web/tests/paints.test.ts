import { beforeEach, expect, test, vi } from 'vitest'
import { paintsOf } from '../src/ui/drawing/paints'

const colours = ['red', 'green', 'grey']
const of = (...named: string[]) =>
  paintsOf(
    named.map((colour) => ({ colour })),
    colours,
  ).map(({ paint }) => paint)

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: (_: string, colour: string) => colour === 'pink' })
})

test('a company has the colour of its box', () => {
  expect(of('green', 'red')).toEqual(['var(--firm-green)', 'var(--firm-red)'])
})

test('a colour that only the browser knows is taken as it is', () => {
  expect(of('pink')).toEqual(['pink'])
})

test('a colour that nobody knows becomes one that no other company has', () => {
  expect(of('red', 'green', 'heliotropish')).toEqual(['var(--firm-red)', 'var(--firm-green)', 'var(--firm-grey)'])
})
