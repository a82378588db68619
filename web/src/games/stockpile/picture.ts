/** Cards and meeples as pictures for a style, where no component can go: in the air above the table. */
import { BOOM, COMMODITY, FEE, FIRST, INVESTOR, TAX } from './kinds'
import type { Look } from './looks'
import { meeple } from './Meeple.svelte'
import { bond, crown, goods, investor, paints, strategy, tax } from './modules/goods'

const pictured = (width: number, height: number, inner: string): string =>
  `center / contain no-repeat url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`)}")`

/** A colour of the page as a picture needs it, which cannot read variables. */
function plain(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1]
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour
}

export const backPicture =
  'repeating-linear-gradient(45deg, transparent 0 4px, rgb(210 171 69 / 50%) 4px 5px), repeating-linear-gradient(-45deg, transparent 0 4px, rgb(210 171 69 / 50%) 4px 5px), #1d2f4a'

/** A card of the modules: a coloured head over what is drawn in 24 units. */
const emblem = (paint: string, drawing: string): string =>
  pictured(
    100,
    140,
    `<path d="M0 0h100v140H0z" fill="#fdf8ea"/><path d="M0 0h100v36H0z" fill="${paint}"/><path d="${drawing}" fill="${paint}" fill-rule="evenodd" transform="translate(14 50) scale(3)"/>`,
  )

export const bondPicture = emblem('#2c6a3f', bond)
export const strategyPicture = emblem('#7a1f1c', strategy)

function modulePicture(card: number): string {
  if (card >= INVESTOR) return emblem('#4a3470', investor)
  if (card === FIRST) return emblem('#1f4f7a', crown)
  return card === TAX ? emblem('#6b1d2a', tax) : emblem(paints[card - COMMODITY] ?? '#7a5a14', goods[card - COMMODITY] ?? '')
}

export function cardPicture(looks: Look[], card: number | null): string {
  if (card === null) return backPicture
  if (card >= COMMODITY) return modulePicture(card)
  const look = looks[card]
  const paint = look ? plain(look.paint) : card >= FEE ? '#3a2f26' : card === BOOM ? '#1f6b3c' : '#8f1f1a'
  const sign = look?.letter ?? (card >= FEE ? '−' : card === BOOM ? '▲' : '▼')
  const text = `<text x="50" y="88" font-family="sans-serif" font-weight="700" font-size="50" text-anchor="middle" fill="#1d140d">${sign}</text>`
  return pictured(100, 140, `<path d="M0 0h100v140H0z" fill="${paint}"/><circle cx="50" cy="70" r="36" fill="#fffaf0"/>${text}`)
}

export function meeplePicture(seat: number, letter: string): string {
  const paint = plain(`var(--seat-${seat % 6})`)
  const ink = plain(`var(--on-seat-${seat % 6})`)
  return pictured(
    100,
    100,
    `<path d="${meeple}" fill="${paint}" stroke="#fff6df" stroke-width="4"/><text x="50" y="62" font-family="sans-serif" font-weight="700" font-size="34" text-anchor="middle" fill="${ink}">${letter}</text>`,
  )
}
