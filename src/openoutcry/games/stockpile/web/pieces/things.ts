/** Which picture stands for which thing of the modules, and the colour of its cards. */
import type { Icon } from './icons'

export interface Thing {
  icon: Icon
  main: string
  /** The band of its card. */
  paint: string
}

/** By number, as the commodities are counted. */
export const goods: Thing[] = [
  { icon: 'gold', main: 'gold', paint: 'var(--commodity-0)' },
  { icon: 'ring', main: 'silver', paint: 'var(--commodity-1)' },
  { icon: 'barrel', main: 'slate', paint: 'var(--commodity-2)' },
  { icon: 'flame', main: 'teal', paint: 'var(--commodity-3)' },
  { icon: 'corn', main: 'gold', paint: 'var(--commodity-4)' },
  { icon: 'bull', main: 'brown', paint: 'var(--commodity-5)' },
]
export const tax: Thing = { icon: 'tax', main: 'red', paint: 'var(--tax)' }
export const firstPlayer: Thing = { icon: 'crown', main: 'gold', paint: 'var(--first-player)' }
export const bond: Thing = { icon: 'bond', main: 'green', paint: 'var(--bond)' }
export const strategy: Thing = { icon: 'knight', main: 'oxblood', paint: 'var(--strategy)' }
/** An investor of whom no more is known than that. */
export const hired: Thing = { icon: 'bag', main: 'plum', paint: 'var(--investor)' }
/** The deck of commodities and taxes. */
export const commerce: Thing = { icon: 'barrel', main: 'brown', paint: 'var(--commodity)' }

export function goodOf(commodity: number): Thing {
  return goods[commodity % goods.length] ?? commerce
}
