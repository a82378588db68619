import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { lesson as mogul } from '@openoutcry/games/mogul/web/tutorial'
import { lesson as board } from '@openoutcry/games/speculation_board/web/tutorial'
import { lesson as cards } from '@openoutcry/games/speculation_cards/web/tutorial'
import { lesson as stockpile } from '@openoutcry/games/stockpile/web/tutorial'
import type { LogEntry } from '../src/game-api/contract'
import { nextMessages, things, type Lesson, type Moment, type Said } from '../src/pages/tutorial/lesson'
import { findPosition } from '../src/pages/table/on-demand/placement'
import { TutorialState } from '../src/pages/tutorial/tutorialState.svelte'
import type { ChoiceShown } from '../src/net/wire.generated'

const lessons = { mogul, 'speculation-board': board, 'speculation-cards': cards, stockpile } as unknown as Record<
  string,
  Lesson
>
const catalogues = import.meta.glob<string>('../../src/openoutcry/games/*/text/en/lesson.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const words = import.meta.glob<string>('../../src/openoutcry/games/speculation_cards/text/en/game.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const outlines = import.meta.glob<{ sections: { paragraphs: { id: string }[] }[] }>(
  '../../src/openoutcry/games/*/web/rulebook/outline.json',
  { import: 'default', eager: true },
)
/** The questions of each game, as it is played in its lesson. */
const kinds: Record<string, string[]> = {
  mogul: ['credit', 'auction', 'action', 'share', 'sale'],
  'speculation-board': ['sell', 'buy', 'rank-up', 'rank-down', 'card'],
  'speculation-cards': ['action', 'keep', 'pile', 'match'],
  stockpile: ['place', 'bid', 'act', 'sell', 'collect'],
}

test.each(Object.entries(lessons))(
  'every question of %s has an explanation, however often it comes',
  (game, { asked }) => {
    const always = asked.filter(({ again, when }) => again && !when).map(({ asks }) => asks)
    expect([...new Set(always)].sort()).toEqual(kinds[game]?.toSorted())
    expect(asked.every(({ asks }) => kinds[game]?.includes(asks))).toBe(true)
  },
)

test.each(Object.entries(lessons))('everything that %s says has its words', (game, { seen, told, asked, ends }) => {
  const catalogue = catalogues[`../../src/openoutcry/games/${game.replace('-', '_')}/text/en/lesson.ftl`] ?? ''
  const written = [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id)
  const said = [...seen, ...told, ...asked, ...ends, ...ends.flatMap(({ before = [] }) => before)].flatMap(
    ({ says, after = [] }) => [says, ...after],
  )
  const more = ends.flatMap((end) => end.more.map((paragraph) => `lesson-${game}-more-${paragraph}`))
  expect([...new Set([...said, ...more])].sort()).toEqual(written.sort())
})

test.each(Object.entries(lessons))(
  'whoever does as the teacher of %s says hears how the game ends before the lesson does',
  (game, { ends }) => {
    for (const end of ends.filter(({ says }) => says === `lesson-${game}-done`)) {
      expect(end.before?.map(({ says }) => says)).toEqual([`lesson-${game}-ending`])
    }
    expect(ends.at(-1)?.says).toBe(`lesson-${game}-done`)
  },
)

test.each(Object.entries(lessons))(
  'the lesson of %s ends with links to paragraphs of the rules that did not come up',
  (game, { ends }) => {
    const { sections } = outlines[`../../src/openoutcry/games/${game.replace('-', '_')}/web/rulebook/outline.json`] ?? {
      sections: [],
    }
    const paragraphs = sections.flatMap((section) => section.paragraphs.map(({ id }) => id))
    for (const { more } of ends) {
      expect(more.length).toBeGreaterThan(1)
      expect(more.filter((paragraph) => !paragraphs.includes(paragraph))).toEqual([])
    }
  },
)

const choice = (kind: string): ChoiceShown =>
  ({ seat: 0, kind, key: '', args: {}, options: [] }) as unknown as ChoiceShown
const moment = (more: Partial<Moment> = {}): Moment =>
  ({ shown: {}, seat: 0, names: [], choice: null, undo: 7, over: false, news: [], ...more }) as unknown as Moment
const happened = (event: string): LogEntry => ({ number: 1, event: { event } }) as unknown as LogEntry
const small = {
  seen: [{ says: 'hello' }],
  told: [
    { says: 'sold', tells: 'sold' },
    { says: 'slip', tells: 'left', errs: true },
  ],
  asked: [
    { says: 'first', asks: 'auction', advice: 'stay' },
    { says: 'again', asks: 'auction', again: true },
  ],
  ends: [{ says: 'done', more: ['end-winner'], before: [{ says: 'ending' }], after: ['sold'] }],
} as unknown as Lesson
const ids = (said: Said[]): string[] => said.map(({ says }) => says)

test('a step is taken the first time that its moment comes', () => {
  const first = nextMessages(small, [], moment({ choice: choice('auction') }), true)
  expect(ids(first)).toEqual(['hello', 'first'])
  expect(first.at(-1)).toMatchObject({ asks: true, advice: 'stay' })
  expect(ids(nextMessages(small, first, moment({ choice: choice('auction') }), true))).toEqual(['again'])
  expect(ids(nextMessages(small, first, moment({ choice: choice('auction') }), false))).toEqual([])
})

test('what happened is told before what is asked, and the end comes when all was said', () => {
  const before = nextMessages(small, [], moment(), false)
  const news = [happened('sold')]
  const said = nextMessages(small, before, moment({ news, choice: choice('auction') }), true)
  expect(ids(said)).toEqual(['sold', 'ending', 'done', 'first'])
  expect(said.map(({ ends }) => ends)).toEqual([false, false, true, false])
  expect(said.map(({ more }) => more)).toEqual([[], [], ['end-winner'], []])
})

test('a slip can be taken back, and is no step of the way', () => {
  const [, slip] = nextMessages(small, [], moment({ news: [happened('left')] }), false)
  expect(slip).toMatchObject({ says: 'slip', undo: 7 })
  expect([...things(small)]).toEqual(['hello', 'sold', 'first', 'ending', 'done'])
})

test('a slip and what is said again are not counted as explained, and at the end everything is', () => {
  const teaching = new TutorialState(small, 'counted')
  const asked = moment({ choice: choice('auction') })
  teaching.look(asked, [], 1)
  teaching.turn(1)
  expect([teaching.done, teaching.all]).toEqual([2, 5])
  teaching.look(moment(), [happened('left')], 2)
  teaching.look(asked, [happened('left')], 3)
  teaching.turn(1)
  expect(teaching.now?.says).toBe('again')
  expect(teaching.done).toBe(2)
  teaching.look(moment(), [happened('left'), happened('sold')], 4)
  for (let turns = 0; turns < 3; turns++) teaching.turn(1)
  expect(teaching.now?.ends).toBe(true)
  expect(teaching.done).toBe(5)
})

test('whoever goes back reads the question again, whatever the others did meanwhile', () => {
  const teaching = new TutorialState(small, 'one')
  const asked = moment({ choice: choice('auction') })
  teaching.look(asked, [], 1)
  teaching.look(moment(), [happened('left')], 2)
  expect(teaching.now?.says).toBe('slip')
  teaching.skip()
  teaching.look(moment(), [happened('left'), happened('sold')], 3)
  teaching.look(asked, [], 4)
  expect(teaching.now).toMatchObject({ says: 'again', asks: true })
})

/** Two suits with the ranks 5 and 6, and a Joker; the learner has just drawn two cards. */
function drawnTwo(drawn: number[], kind: string, words: string[]): Moment {
  const kinds = [...[0, 1].flatMap((suit) => [5, 6].map((rank) => ({ suit, rank }))), { suit: null, rank: null }]
  const piles = [[0], [1, 2, 3], [3, 1]].map((lying) => ({ cards: lying }))
  const options = words.map((said, n) => ({
    words: said,
    rule: null,
    args: kind === 'keep' ? { card: drawn[n] } : { pile: n, takes: 0 },
  }))
  const shown = {
    kinds,
    suits: ['hearts', 'spades'],
    piles,
    drawn: kind === 'keep' ? drawn : drawn.slice(0, 1),
    playing: null,
    players: [{ hand: [0, 0] }],
    rounds: 3,
    hand_limit: 10,
  }
  return moment({ shown, choice: { ...choice(kind), options } } as unknown as Partial<Moment>)
}

function spokenOf(now: Moment): { text: string; advice: string | null } {
  const bundle = new FluentBundle('en', { useIsolating: false })
  for (const text of [...Object.values(catalogues), ...Object.values(words)])
    bundle.addResource(new FluentResource(text))
  const found = nextMessages(cards as unknown as Lesson, [], now, true).at(-1)
  const value = bundle.getMessage(found?.says ?? '')?.value
  return {
    text: value ? bundle.formatPattern(value, found?.args as Record<string, string | number>, []) : '',
    advice: found?.advice ?? null,
  }
}

test('the teacher of the card game keeps a Joker, and says why', () => {
  const { text, advice } = spokenOf(drawnTwo([0, 4], 'keep', ['keep h5', 'keep joker']))
  expect(advice).toBe('keep joker')
  expect(text).toContain('I would keep the Joker')
})

test('of a Joker that is laid on a pile the teacher says whole sentences, and lays it where it gives least away', () => {
  const { text, advice } = spokenOf(drawnTwo([4, 4], 'pile', ['pile 1', 'pile 2', 'pile 3']))
  expect(advice).toBe('pile 1')
  expect(text).toMatch(/^Now the Joker: .* I would lay it on pile 1,/)
  expect(text).not.toMatch(/ of \./)
})

const card = { width: 300, height: 150 }
const page = { width: 1000, height: 600 }
const box = (left: number, top: number, right: number, bottom: number, weight: number) => ({
  left,
  top,
  right,
  bottom,
  weight,
})

test('the teacher stands in the upper right corner where nothing is in the way', () => {
  expect(findPosition(card, page, [], null)).toEqual({ left: 692, top: 8 })
})

test('the teacher gives way to answers and pieces, and stays where that is no better', () => {
  const obstacles = [box(0, 450, 1000, 600, 1000), box(500, 0, 1000, 300, 300)]
  const at = findPosition(card, page, obstacles, null)
  expect(at.top + card.height <= 450 && (at.left + card.width <= 500 || at.top >= 300)).toBe(true)
  expect(findPosition(card, page, obstacles, at)).toEqual(at)
  expect(findPosition(card, page, [box(at.left, at.top, at.left + 50, at.top + 50, 1000)], at)).not.toEqual(at)
})
