/** The small things that lie on every table with modules, 48 units wide and high. `main` is the paint of whoever shows them. The rest of the vocabulary is vocabulary.ts. */
import type { Mark } from './layers'

export const icons = {
  bond: [
    ['paper', 'M2 8h44v30H2z'],
    ['green', 'M6 12h36v22H6z', 2],
    ['ink', 'M12 19h18M12 25h12', 1.5],
    ['red', 'M30 27l-3 17 7-4 7 4-3-17z'],
    ['gold', 'M34 18a7 7 0 1 0 .1 0z'],
  ],
  bag: [
    ['main', 'M17 14h14c9 6 14 14 14 22 0 11-42 11-42 0 0-8 5-16 14-22z'],
    ['main', 'M16 3q8 4 16 0l2 3-5 9H19l-5-9z'],
    ['gold', 'M29 26c-2-4-10-4-10 0 0 6 11 3 11 9 0 5-11 5-12 0M24 20v23', 2.4],
  ],
  gold: [
    ['gold', 'M15 6h18l5 17H10z'],
    ['gold', 'M7 25h14l5 18H2zM27 25h14l5 18H22z'],
    ['paper', 'M17 9h9M9 28h6M29 28h6', 1.6],
  ],
  ring: [
    ['silver', 'M24 14a16 16 0 1 0 .1 0zm0 7a9 9 0 1 1-.1 0z'],
    ['paper', 'M15 2h18l6 7-15 12L9 9z'],
    ['ink', 'M9 9h30M19 9l5 12 5-12M15 2l4 7 5-7 5 7 4-7', 1.1],
  ],
  barrel: [
    ['main', 'M11 4h26c5 11 5 29 0 40H11C6 33 6 15 11 4z'],
    ['silver', 'M8 12h32l1 5H7zM7 31h34l-1 5H8z'],
    ['paper', 'M24 18c3 4 5 5 5 8a5 5 0 0 1-10 0c0-3 2-4 5-8z'],
  ],
  flame: [
    ['main', 'M26 1c0 9 13 14 13 28a15 15 0 0 1-30 0c0-7 4-10 6-14 1 4 2 6 4 7-1-9 1-16 7-21z'],
    ['paper', 'M24 25c-4 5-7 7-7 11a7 7 0 0 0 14 0c0-4-3-6-7-11z'],
    ['silver', 'M8 43h32v4H8z'],
  ],
  corn: [
    ['gold', 'M24 1c8 6 10 20 8 34H16C14 21 16 7 24 1z'],
    ['ink', 'M19 8h10M17 14h14M16 20h16M16 26h16M21 4l-1 30M27 4l1 30', 1],
    ['green', 'M23 46C11 45 4 34 5 18c9 4 15 14 18 28zM25 46c12-1 19-12 18-28-9 4-15 14-18 28z'],
  ],
  bull: [
    ['paper', 'M3 4c-2 12 5 17 13 16l2-6C9 14 5 11 3 4zM45 4c2 12-5 17-13 16l-2-6c9 0 13-3 15-10z'],
    ['main', 'M13 14q11-5 22 0l8 5-6 6-3 14c-3 8-17 8-20 0l-3-14-6-6z'],
    ['paper', 'M15 34q9-5 18 0v6c-3 7-15 7-18 0z'],
    ['ink', 'M20 38h.1M28 38h.1M17 25h.1M31 25h.1', 3.6],
  ],
  tax: [
    ['paper', 'M8 2h32v43l-5-4-6 5-5-5-5 5-6-5-5 4z'],
    ['ink', 'M14 10h20M14 16h12', 1.6],
    ['red', 'M26 20a9 9 0 1 0 .1 0z', 2.2],
    ['red', 'M30 24 22 34M22 26h.1M30 32h.1', 2.6],
  ],
  crown: [
    ['gold', 'M7 40 2 12l13 10 9-18 9 18 13-10-5 28z'],
    ['red', 'M7 36h34v7H7z'],
    ['paper', 'M14 39.5h.1M24 39.5h.1M34 39.5h.1', 3],
  ],
  knight: [
    ['main', 'M11 40c1-9 9-12 11-19l-9 6-7-6 9-14 2-6 7 5c12 0 18 11 15 25-1 4 0 7 2 9z'],
    ['main', 'M8 39h34v7H8z'],
    ['paper', 'M21 14h.1', 3.4],
    ['paper', 'M30 10c6 6 6 14 4 22', 1.6],
  ],
} satisfies Record<string, Mark[]>

export type Icon = keyof typeof icons
