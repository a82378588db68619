/** Whether the reader wants things to stay where they are. */
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** A duration in milliseconds, or none for whoever asked for less motion. */
export function lasting(milliseconds: number): number {
  return still.matches ? 0 : milliseconds
}
