/** The colours of companies, as paint and as lines on paper. */

export interface Paint {
  paint: string
  line: string
}

/** `colours` are those that the game's box has; a house set may name others, which only the browser knows ("pink"), or none at all. */
export function paintsOf(companies: { colour: string }[], colours: readonly string[]): Paint[] {
  const spare = colours.filter((colour) => companies.every((company) => company.colour !== colour))
  return companies.map(({ colour }, index) => {
    const ours = colours.includes(colour)
    if (!ours && CSS.supports('color', colour))
      return { paint: colour, line: `color-mix(in srgb, ${colour} 65%, var(--ink))` }
    const taken = ours ? colour : (spare[index % Math.max(1, spare.length)] ?? 'grey')
    return { paint: `var(--firm-${taken})`, line: `var(--firm-line-${taken})` }
  })
}
