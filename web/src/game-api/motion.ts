const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Return a duration in milliseconds, or 0 if the reader prefers reduced motion. */
export function motionDuration(milliseconds: number): number {
  return reducedMotion() ? 0 : milliseconds
}
