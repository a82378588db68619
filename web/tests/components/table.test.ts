import { flushSync, type ComponentProps } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import Player from '@openoutcry/games/mogul/web/Player.svelte'
import type { MogulShown } from '@openoutcry/games/mogul/web/wire.generated'
import { notices } from '../../src/app/notices.svelte'
import type { Game } from '../../src/game-api/contract'
import { press } from '../../src/game-api/keys.svelte'
import { genericGame } from '../../src/generic-table'
import PlainTable from '../../src/generic-table/PlainTable.svelte'
import { loadMessages, setLanguage } from '../../src/i18n/messages.svelte'
import type { ChoiceShown, LogLine } from '../../src/net/wire.generated'
import ActionBar from '../../src/pages/table/ActionBar.svelte'
import History from '../../src/pages/table/History.svelte'
import LineChart from '../../src/pages/table/on-demand/LineChart.svelte'
import TopBar from '../../src/pages/table/TopBar.svelte'
import OptionButton from '../../src/ui/OptionButton.svelte'
import { all, click, option, render, seat, see, text } from './render'

beforeEach(async () => {
  await setLanguage('en')
  await loadMessages('mogul')
  notices.length = 0
})

const names = ['Ann', 'Ben']
const tulips = genericGame('tulips') as unknown as Game
const game: Game = {
  ...tulips,
  words: { ...tulips.words, question: () => 'Buy or pass?', event: ({ number }) => `Event ${number}` },
}
const question = (options = [option(0, 'buy'), option(1, 'pass')]): ChoiceShown => ({
  seat: 0,
  kind: 'buy',
  key: 'buy',
  args: {},
  options,
})
const bar = (more: Partial<ComponentProps<typeof ActionBar>> = {}): ComponentProps<typeof ActionBar> => ({
  game,
  shown: {},
  names,
  asked: [{ seat: 0, kind: 'buy' } as never],
  away: [],
  choice: question(),
  several: false,
  spectating: false,
  undoable: false,
  hinted: null,
  happening: null,
  repeatable: false,
  over: false,
  onundo: () => {},
  onskip: () => {},
  onagain: () => {},
  onhint: () => {},
  ...more,
})

test('the action bar asks the question, and a click on an option answers it', () => {
  const choose = vi.fn()
  const drawn = render(ActionBar, bar(), { choose })
  expect(text(see(drawn, 'question'))).toBe('Buy or pass?')
  const [buy, pass] = all(drawn, 'option')
  expect([buy, pass].map((button) => button!.dataset['words'])).toEqual(['buy', 'pass'])
  click(pass!)
  expect(choose).toHaveBeenCalledExactlyOnceWith(option(1, 'pass'))
})

test('the action bar names the player who is waited for, and says who is away', () => {
  const waiting = bar({ choice: null, asked: [{ seat: 1, kind: 'buy' } as never], away: [1] })
  const drawn = render(ActionBar, waiting)
  expect(all(drawn, 'option')).toEqual([])
  expect(text(see(drawn, 'asked-away'))).toContain('Ben')
})

test('while an event is animated the action bar tells it and offers to skip it', () => {
  const onskip = vi.fn()
  const drawn = render(ActionBar, bar({ choice: null, happening: 'Ben buys', onskip }))
  expect(text(see(drawn, 'question'))).toBe('Ben buys')
  click(see(drawn, 'skip'))
  expect(onskip).toHaveBeenCalledOnce()
})

test('a closed option explains why it is closed, and does not answer', () => {
  const choose = vi.fn()
  const props = { option: option(0, 'buy', 'too-dear'), words: 'Buy', rule: 'You cannot pay it.' }
  const drawn = render(OptionButton, { ...props, shortcut: 'b', chosen: false }, { choose })
  const button = see(drawn, 'option')
  expect(text(button)).toBe('Buy You cannot pay it.')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  click(button)
  expect(choose).not.toHaveBeenCalled()
  expect(notices.map((notice) => notice.text)).toEqual(['You cannot pay it.'])
})

test('an option cannot be chosen while an answer is pending', () => {
  const choose = vi.fn()
  const props = { option: option(0, 'buy'), words: 'Buy', rule: '', shortcut: 'b', chosen: true }
  const drawn = render(OptionButton, props, { choose, busy: true })
  const button = see(drawn, 'option')
  click(button)
  expect(choose).not.toHaveBeenCalled()
  expect(['aria-disabled', 'aria-pressed', 'aria-keyshortcuts'].map((name) => button.getAttribute(name))).toEqual([
    'true',
    'true',
    'b',
  ])
})

const lines = (count: number): LogLine[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, event: { event: 'sold' } }) as unknown as LogLine)
const history = (more: Partial<ComponentProps<typeof History>> = {}): ComponentProps<typeof History> => ({
  game,
  log: lines(3),
  shown: {},
  names,
  hints: [],
  back: null,
  onlook: () => {},
  ...more,
})

test('the history is one stop for the Tab key, and the arrow keys go from line to line', () => {
  const drawn = render(History, history())
  const stops = (): number[] => all(drawn, 'log-line').map((line) => line.tabIndex)
  expect(stops()).toEqual([-1, -1, 0])
  all(drawn, 'log-line')[2]!.focus()
  addEventListener('keydown', press, { once: true })
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  flushSync()
  expect(document.activeElement).toBe(all(drawn, 'log-line')[1])
  expect(stops()).toEqual([-1, 0, -1])
})

test('a line of the history shows the table as it was, and a hint is listed after the line before it', () => {
  const onlook = vi.fn()
  const drawn = render(History, history({ back: 2, hints: [{ seat: 1, number: 2 } as never], onlook }))
  const items = [...drawn.querySelectorAll('li')].map(text)
  expect(items).toEqual(['Event 1', 'Event 2', expect.stringContaining('Ben'), 'Event 3'])
  expect(all(drawn, 'log-line').map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true', null])
  click(all(drawn, 'log-line')[0]!)
  expect(onlook).toHaveBeenCalledExactlyOnceWith(1)
})

test('the top bar shows the round trip of a slow connection, and not while it reconnects', () => {
  const props: ComponentProps<typeof TopBar> = {
    title: 'Mogul',
    short: 'Mogul',
    status: 'open',
    lag: 1234,
    watching: 0,
    spectating: false,
    free: false,
    unread: 0,
    panel: false,
    onpanel: () => {},
    onshare: () => {},
    onhelp: () => {},
  }
  expect(see(render(TopBar, props), 'slow').title).toMatch(/^Slow connection: 1\.2\ss$/)
  expect(all(render(TopBar, { ...props, lag: null }), 'slow')).toEqual([])
  const broken = render(TopBar, { ...props, status: 'reconnecting' })
  expect([all(broken, 'slow').length, all(broken, 'reconnecting').length]).toEqual([0, 1])
})

const shown: MogulShown = {
  game: 'mogul',
  companies: [{ name: 'Erie' }, { name: 'Reading' }] as MogulShown['companies'],
  spaces: 60,
  chips_in_box: 0,
  players: [
    { points: 7, space: 7, chips: 5, shares: [2, 0] },
    { points: -1, space: 0, chips: null, shares: [0, 1] },
  ],
  bank: 0,
  pot: 0,
  pile: 10,
  crash_next: false,
  card: null,
  on_offer: false,
  round: 1,
  phase: 'auction',
  start_player: 0,
  values: [],
  in_auction: [0],
  left: [1],
  winner: null,
  runner_up: null,
}

test('a player of Mogul has points, chips and shares; covered chips are a question mark', () => {
  const player = (number: number, uncovered: boolean): HTMLElement =>
    render(Player, {
      seat: seat(number, names[number]!, { yours: number === 0 }),
      shown,
      name: names[number]!,
      letter: 'A',
      uncovered,
      thinking: false,
    })
  const own = player(0, true)
  expect(text(own.querySelector('h3'))).toBe('Ann')
  expect(text(own.querySelector('.points strong'))).toBe('7')
  expect(text(see(own, 'chips-0'))).toBe('5')
  expect(text(own.querySelector('.shares'))).toContain('Erie 2')
  expect(text(see(player(0, false), 'chips-0'))).toBe('?')
  const other = player(1, true)
  expect(text(other.querySelector('.points strong'))).toBe('−1')
  expect(text(see(other, 'chips-1'))).toBe('?')
})

test('the table of a game without a client shows its fields and the side of each player', () => {
  const drawn = render(
    PlainTable,
    {},
    {
      shown: { game: 'tulips', round: 2, closed: true, players: [{ coins: 3 }, { coins: 4 }] },
      seats: [seat(0, 'Ann', { yours: true }), seat(1, 'Ben')],
      names,
      visibleSeats: [0],
    },
  )
  expect(text(see(drawn, 'middle'))).toMatch(/Round.*2/i)
  const sides = [...drawn.querySelectorAll('[data-testid^=player-]')].map(text)
  expect(sides).toEqual([expect.stringMatching(/Ann.*3/), expect.stringMatching(/Ben.*4/)])
})

test('a chart draws a line for each series, and its table has the numbers', () => {
  const chart = {
    title: 'Money',
    series: [
      { name: 'Ann', short: 'A', paint: 'red', values: [0, 5, 10] },
      { name: 'Ben', short: 'B', paint: 'blue', values: [0, 2, 4] },
    ],
  }
  const drawn = render(LineChart, { chart, period: 'round' })
  const heights = [...drawn.querySelectorAll('polyline')].map((line) =>
    line
      .getAttribute('points')!
      .split(' ')
      .map((point) => Number(point.split(',')[1])),
  )
  expect(heights.map((line) => line.length)).toEqual([3, 3])
  expect(heights[0]![2]).toBeLessThan(heights[1]![2]!)
  expect([...drawn.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(text))).toEqual([
    ['0', '0'],
    ['5', '2'],
    ['10', '4'],
  ])
})
