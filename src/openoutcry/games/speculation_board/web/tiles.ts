/** The action tiles, in the order in which those left in the bag are counted. */
export const actions = ['trade', 'rank_up', 'rank_down', 'no_action']

/** All tiles but one that shows this. */
export function others<T>(faces: T[], face: T | null): T[] {
  const at = face === null ? -1 : faces.lastIndexOf(face)
  return faces.filter((_, index) => index !== at)
}
