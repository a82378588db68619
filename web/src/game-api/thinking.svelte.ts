/** Which bots think for a while: their seats show it. What is told is only who is asked, which everybody sees. */
import { getContext, setContext, untrack } from 'svelte'

/** The seats that show it now. */
type Thinking = () => number[]

const THINKING = Symbol('thinking')
/** Whoever answers sooner, in milliseconds, has not been seen thinking. */
const UNSEEN = 300

/** Whatever is drawn below shows which of these seats, asked for a while, think; nothing while the table is not drawn as it is now. */
export function showThinking(asked: Thinking, away: () => boolean): void {
  let since = $state<number[]>([])
  // As a text, so that a message that changes nothing about it does not begin the while anew.
  const seats = $derived(asked().join())
  $effect(() => {
    const now = seats ? seats.split(',').map(Number) : []
    since = untrack(() => since).filter((seat) => now.includes(seat))
    const timer = setTimeout(() => (since = now), UNSEEN)
    return () => clearTimeout(timer)
  })
  setContext<Thinking>(THINKING, () => (away() ? [] : since))
}

/** The seats that are to show it here. */
export function thinkingHere(): Thinking {
  return getContext<Thinking | undefined>(THINKING) ?? (() => [])
}
