/** The turned rosette of an engraved certificate, as a path around (x, y). */
export function rosette(x: number, y: number, width: number, height: number, petals = 24, turns = 7): string {
  const points: string[] = []
  const steps = petals * turns * 2
  for (let step = 0; step <= steps; step++) {
    const angle = (step / steps) * turns * 2 * Math.PI
    const reach = 0.93 + 0.07 * Math.cos((angle * petals) / turns)
    points.push(
      `${(x + width * reach * Math.cos(angle)).toFixed(1)} ${(y + height * reach * Math.sin(angle)).toFixed(1)}`,
    )
  }
  return `M${points.join('L')}`
}
