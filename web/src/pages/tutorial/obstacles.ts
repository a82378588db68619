/** What can be seen of the page: the pieces that are pointed at, and what the teacher must not cover. */
import { motionDuration } from '../../game-api/motion'
import { findObstacles, withMargin, type Box, type Obstacle } from '../table/on-demand/placement'

export interface Ring extends Box {
  /** Around the answer that the teacher would give. */
  advice: boolean
}

const BAR = '[data-testid=action-bar]'
const OPEN = '[data-testid=option]:not([disabled]):not([aria-disabled=true])'
const ANSWERS = `${BAR}, ${OPEN}`
const PIECES = '[data-spot], [data-testid^=player-], [data-testid=board], [data-testid=result]'
const found = (selector: string): Element[] => [...document.querySelectorAll(selector)]

/** What the page shows of the part in which a piece lies: the table may be scrolled under the bar. */
function frameOf(piece: Element): Box {
  const page = { left: 2, top: 2, right: innerWidth - 2, bottom: innerHeight - 2 }
  return both(page, piece.closest('main')?.getBoundingClientRect() ?? page)
}

function both(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

/** A ring around each of these pieces whose middle can be seen. */
export function ringsAround(selectors: string[], advice: boolean): Ring[] {
  return selectors.flatMap(found).flatMap((piece) => {
    const box = piece.getBoundingClientRect()
    const frame = frameOf(piece)
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const seen = box.width > 0 && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
    return seen ? [{ ...both(withMargin(box), frame), advice }] : []
  })
}

/** What is in the teacher's way: answers most of all, then what is pointed at. */
export function inTheWay(pointed: string[]): Obstacle[] {
  return [
    ...findObstacles(ANSWERS, 1000),
    ...pointed.flatMap((selector) => findObstacles(selector, 300)),
    ...findObstacles('[data-own], [data-testid=option]', 10),
    ...findObstacles('header:not(main header), aside', 30),
    ...findObstacles(PIECES, 0.5),
  ]
}

/** Where one area is shown at a time: that of the answers while they are asked for there, else that of the first piece that is pointed at. */
export function turnTo(selectors: string[], asked: boolean): void {
  const hidden = (piece: Element): boolean => piece.getClientRects().length === 0
  const answers = asked ? found(OPEN).filter((answer) => !answer.closest(BAR)) : []
  const pieces = answers.length > 0 ? answers : selectors.slice(0, 1).flatMap(found)
  const area = pieces.every(hidden) ? pieces[0]?.closest<HTMLElement>('[data-shown-by]') : null
  if (area && hidden(area)) document.querySelector<HTMLElement>(`[data-testid=${area.dataset['shownBy']}]`)?.click()
}

/** Scrolls these pieces into sight, the first of them last. */
export function bringIntoSight(selectors: string[]): void {
  for (const piece of selectors.toReversed().flatMap(found)) {
    if (piece.closest(BAR)) continue
    const frame = frameOf(piece)
    const foot = Math.min(frame.bottom, document.querySelector(BAR)?.getBoundingClientRect().top ?? innerHeight)
    const { top, bottom, height } = piece.getBoundingClientRect()
    if (top < frame.top || bottom > foot)
      piece.scrollIntoView({
        block: height > foot / 2 ? 'start' : 'center',
        behavior: motionDuration(1) ? 'smooth' : 'auto',
      })
  }
}
