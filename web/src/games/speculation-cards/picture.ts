/** A card as a picture for a style, where no component can go: in the air above the table. */
import { cardLook } from './looks'
import type { SpeculationCardsShown } from './wire'

export function cardPicture(shown: SpeculationCardsShown, card: number): string {
  const kind = shown.kinds[card]
  const { shape, paint } = cardLook(shown, kind)
  const rank = kind?.rank ?? null
  const sign = rank === null ? 'translate(50 70) scale(.86)' : 'translate(50 103) scale(.52)'
  const index = rank === null ? '' : `<text x="50" y="62" font-family="serif" font-weight="700" font-size="74" text-anchor="middle">${rank}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" fill="${paint}"><path d="M0 0h100v140H0z" fill="#fdf8ea"/>${index}<path d="${shape}" transform="${sign}"/></svg>`
  return `center / cover url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

export const backPicture =
  'repeating-linear-gradient(45deg, transparent 0 4px, rgb(231 200 115 / 45%) 4px 5px), repeating-linear-gradient(-45deg, transparent 0 4px, rgb(231 200 115 / 45%) 4px 5px), #1c3a5e'
