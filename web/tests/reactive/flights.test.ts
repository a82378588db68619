import { expect, test, vi } from 'vitest'
import { Flights } from '../../src/game-api/flights.svelte'

test('a piece in the air gets the very view that it is drawn from', () => {
  const box = { top: 0, bottom: 10 }
  const place = {
    hasAttribute: () => true,
    getClientRects: () => [box],
    getBoundingClientRect: () => box,
    closest: () => null,
  }
  vi.stubGlobal('document', { querySelectorAll: () => [place] })
  const view = { players: [{ chips: 3 }] }
  const piece = { part: () => {}, props: { view }, width: 2 } as never
  const air = new Flights()
  air.launch([{ from: 'deck', to: 'pile', count: 2, kind: 'piece', piece }], 400)
  const flights = air.inFlight
  expect(flights).toHaveLength(2)
  expect(flights[0]!.piece!.props['view']).toBe(view)
  air.onLanded(flights[0]!.id)
  expect(air.inFlight).toEqual([flights[1]])
  air.clear()
  expect(air.inFlight).toEqual([])
})
