/** How a picture is kept and drawn: a list of paths, one above the other, with names of paints instead of colours. */

/** A paint and a path: filled and outlined in ink or, with a width, a line in that paint. */
export type Mark = [paint: string, d: string, width?: number]

export interface Layer {
  d: string
  fill: string
  stroke: string
  width: number
  /** Cut to its right side, where it lies in shade. */
  aside?: boolean
}

const paints: Record<string, string> = {
  ink: 'var(--card-line)',
  paper: 'var(--card-paper)',
  gold: 'var(--gold)',
  shade: 'url(#pattern-engraved)',
  glow: 'var(--art-glow)',
}

export function paintOf(name: string): string {
  return paints[name] ?? `var(--art-${name})`
}

/** Shade and glow lie on what is already outlined. */
const flat = ['shade', 'glow']

/** `own` are paints that only this picture has, by their names in it. */
export function layersOf(marks: Mark[], own: Record<string, string> = {}, outline = 1.2): Layer[] {
  return marks.map(([name, d, width]) => {
    const paint = paintOf(own[name] ?? name)
    if (width !== undefined) return { d, fill: 'none', stroke: paint, width }
    return { d, fill: paint, stroke: flat.includes(name) ? 'none' : paintOf('ink'), width: outline }
  })
}

/** The same, with the engraver's shade on the right side of the first thing that is filled. */
export function shaded(marks: Mark[], own: Record<string, string>): Layer[] {
  const body = marks.findIndex(([, , width]) => width === undefined)
  return layersOf(marks, own, 1).flatMap((layer, n) =>
    n === body ? [layer, { ...layer, fill: paintOf('shade'), stroke: 'none', aside: true }] : [layer],
  )
}

/** Tables as they are read: a row a line, its name before a colon, its cells between spaces. */
export function rowsOf(table: string): Map<string, string[]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((row) => row.split(': '))
      .map(([name = '', cells = '']) => [name, cells.split(' ')]),
  )
}
