/** The parts of a portrait below the neck, 100 units wide and high. */
import type { Mark } from '../pieces/layers'

const JACKET = 'M5 101c0-18 14-23 36-29l9 9 9-9c22 6 36 11 36 29z'
const SHIRT: Mark = ['paper', 'M41 69l9 9 9-9 4 7-13 25-13-25z']
const LAPELS: Mark = ['ink', 'M38 75l-7 10 8 3 10 13M62 75l7 10-8 3-10 13', 1.3]
const NECKLINE = 'M27 82c8-3 14-5 15-12h16c1 7 7 9 15 12-4 15-42 15-46 0z'

export const clothes: Record<string, Mark[]> = {
  suit: [['cloth', JACKET], SHIRT, ['tie', 'M46 78h8l2 5-2 18h-8l-2-18z'], LAPELS],
  stripes: [
    ['cloth', JACKET],
    ['glow', 'M18 84v17M28 80v21M72 80v21M82 84v17', 1],
    SHIRT,
    ['tie', 'M46 78h8l2 5-2 18h-8l-2-18z'],
    LAPELS,
  ],
  bow: [['cloth', JACKET], SHIRT, LAPELS, ['tie', 'M50 81l-11-6v13zM50 81l11-6v13z'], ['tie', 'M47 79h6v5h-6z']],
  vest: [
    ['paper', JACKET],
    ['cloth', 'M28 77l13-6 9 16 9-16 13 6 2 24H26z'],
    ['tie', 'M50 81l-10-5v11zM50 81l10-5v11z'],
    ['ink', 'M50 93h.1M50 99h.1', 2.6],
  ],
  dress: [
    ['cloth', JACKET],
    ['skin', NECKLINE],
    ['shade', 'M50 76c8 0 10-2 12-4 3 4 7 7 11 10-3 9-14 11-23 11z'],
  ],
  drape: [
    ['cloth', JACKET],
    ['skin', NECKLINE],
    ['tie', 'M62 71c12 3 24 7 30 14L30 101H8c4-8 42-12 54-30z'],
    ['ink', 'M70 76c-8 12-28 18-44 22M80 80c-8 9-22 15-36 19', 1],
  ],
  fur: [
    ['cloth', JACKET],
    SHIRT,
    ['tie', 'M46 78h8l2 5-2 18h-8l-2-18z'],
    [
      'fur',
      'M40 68c-14 0-26 6-27 16 0 6 3 8 6 8 2 6 8 9 16 9h11c-3-9-6-18-6-33zM60 68c14 0 26 6 27 16 0 6-3 8-6 8-2 6-8 9-16 9H54c3-9 6-18 6-33z',
    ],
    ['ink', 'M24 82l-2 5M32 78l-1 5M30 90l-2 5M38 86l-1 5M76 82l2 5M68 78l1 5M70 90l2 5M62 86l1 5', 1.2],
  ],
  collar: [
    ['cloth', JACKET],
    ['paper', 'M43 68h14v10l-7 6-7-6z'],
    ['cloth', 'M33 55 28 82l22 19-5-24zM67 55l5 27-22 19 5-24z'],
    ['ink', 'M40 101l10-14 10 14', 1.2],
  ],
  roll: [
    ['cloth', JACKET],
    ['cloth', 'M39 63q11 5 22 0l4 14q-15 8-30 0z'],
    ['ink', 'M42 68l-2 9M47 69l-1 10M53 69l1 10M58 68l2 9', 1],
  ],
  tunic: [
    ['cloth', JACKET],
    ['cloth', 'M40 66q10 5 20 0l3 12q-13 6-26 0z'],
    ['gold', 'M41 88h.1M59 88h.1M43 97h.1M57 97h.1', 4],
    ['gold', 'M10 86c3-6 9-9 15-9l3 6c-6 0-12 3-14 8zM90 86c-3-6-9-9-15-9l-3 6c6 0 12 3 14 8z'],
  ],
  ermine: [
    ['cloth', JACKET],
    ['paper', 'M36 68q14 14 28 0c12 2 22 8 24 16-14 14-62 14-76 0 2-8 12-14 24-16z'],
    ['ink', 'M24 80v4M34 86v4M44 90v4M56 90v4M66 86v4M76 80v4M40 80v3M60 80v3', 2.2],
  ],
  scarf: [
    ['cloth', JACKET],
    ['tie', 'M38 68q12 9 24 0l6 10q-18 11-36 0z'],
    ['tie', 'M46 80l-8 19 10-3 3-13 6 12 9 2-11-18z'],
    ['ink', 'M46 80q5 3 10-1', 1.2],
  ],
  leather: [
    ['cloth', JACKET],
    ['paper', 'M42 68q8 7 16 0l3 8-11 10-11-10z'],
    ['cloth', 'M39 70 26 80l12 12 12-8zM61 70l13 10-12 12-12-8z'],
    ['ink', 'M50 86v15', 1.4],
  ],
  robe: [
    ['cloth', JACKET],
    ['trim', 'M41 70l-9 31M59 70l9 31', 6],
    ['skin', 'M42 70h16l-8 17z'],
    ['ink', 'M41 70l9 18 9-18', 1.2],
  ],
}

export const jewels: Record<string, Mark[]> = {
  pearls: [
    ['ink', 'M38 76h.1M42 81h.1M47 84h.1M53 84h.1M58 81h.1M62 76h.1', 5],
    ['paper', 'M38 76h.1M42 81h.1M47 84h.1M53 84h.1M58 81h.1M62 76h.1', 3.8],
  ],
  drops: [
    ['gold', 'M31 51l-3 8h6zM69 51l-3 8h6z'],
    ['gold', 'M40 76q10 14 20 0', 1.6],
    ['red', 'M50 81l4 5-4 5-4-5z'],
  ],
  hoops: [['gold', 'M31 52a4.5 4.5 0 1 0 .1 0zM69 52a4.5 4.5 0 1 0 .1 0z', 1.8]],
  pin: [
    ['ink', 'M50 86h.1', 6.5],
    ['paper', 'M50 86h.1', 4.5],
  ],
  chain: [
    ['gold', 'M40 73q10 22 20 0', 2.4],
    ['gold', 'M50 82a5 5 0 1 0 .1 0z'],
  ],
  flower: [
    ['red', 'M20 88c-6-2-6-9 0-9 1-5 8-5 9 0 6 0 6 7 0 9 0 5-8 5-9 0z'],
    ['gold', 'M24.5 84h.1', 4],
  ],
  medal: [
    ['red', 'M27 84l3 8 4-8z'],
    ['gold', 'M30 90a4 4 0 1 0 .1 0z'],
  ],
  cigar: [
    ['brown', 'M56 59l16 5-1 3-16-4z'],
    ['red', 'M72 64l3 1-1 3-3-1z'],
    ['glow', 'M77 62q4-4 1-8t3-8', 1.6],
  ],
}
