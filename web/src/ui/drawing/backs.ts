/** The ground of a card's back: lines both ways across a colour, as a background. */
export function hatched(line: string, strength: number, ground: string): string {
  const lines = `transparent 0 4px, color-mix(in srgb, ${line} ${strength}%, transparent) 4px 5px`
  return `repeating-linear-gradient(45deg, ${lines}), repeating-linear-gradient(-45deg, ${lines}), ${ground}`
}
