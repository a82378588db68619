/** What is drawn on the strategy cards: for each card of the box a ground, what is behind, and two or three icons with their
 * paints. */
import { rowsOf } from '../pieces/layers'
import type { Word } from './vocabulary'

export interface Placed {
  icon: Word
  main: string | undefined
  /** Its middle, in a picture of 160 by 64 units. */
  x: number
  size: number
  /** In degrees: papers lie askew. */
  turn: number
}

export interface Scene {
  ground: string
  behind: string
  placed: Placed[]
}

const rows = rowsOf(`
Block Trading: navy tape share/mustard across coins
Value Investing: mustard rings tag/green magnifier/oxblood
Convertible Bond: green chevrons bond across share/red
Corner the Market: terra rays barrel/ink lock corn
Corporate Espionage: slate towers pair/navy mask/ink magnifier/oxblood
Insider Trading: plum halo keyhole/mustard eye/teal
Data Broker: teal bars pair/navy hand/oxblood coins
Diversification: sky halo share/red basket/brown share/navy
Dividend Growth Investing: cream rays coins sprout up
Special Dividend: plum rays coin gift/red coin
Falsified Earnings: oxblood tape share/slate quill mask/ink
Fraudulent Transfer: ink rings share/red swap share/teal
Vulture Capitalism: terra halo vulture/ink share/slate
Interpositioning: green bars tax hand/navy coin
Market Maker: teal rays up scales down
Naked Short: rose tape share/teal barrel/brown down
Rogue Trading: ink rays share/teal scissors/red
Systemic Shock: navy towers up bolt down
Bear Raid: mustard chevrons bear/brown down
Front Running: sky bars coins shoe/red
Bond Ladder: green tape bond ladder bond
Tax Haven: sky rays palm tax/red
Share Buyback: mustard tape hand/navy share/green up
Profit Warning: slate rings bell down
Day Trading: cream halo share/teal clock/oxblood share/red
Golden Parachute: sky towers coin parachute/brown coin
`)
const unknown = ['slate', 'tape', 'share/oxblood', 'quill']

const papers = ['share', 'pair', 'tax', 'tag']

/** The names of the box. */
export const strategies = [...rows.keys()]

export function sceneOf(name: string): Scene {
  const [ground = '', behind = '', ...things] = rows.get(name) ?? unknown
  const placed = things.map((thing, n): Placed => {
    const [icon = '', main] = thing.split('/')
    const two = things.length === 2
    const side = two ? 2 * n - 1 : n - 1
    return {
      icon: icon as Word,
      main,
      x: 80 + side * (two ? 26 : 46),
      size: two || side === 0 ? 52 : 42,
      turn: papers.includes(icon) ? 9 * side : 0,
    }
  })
  return { ground, behind, placed }
}
