/** An investor as a picture, 100 units wide and high. */
import { clothes, jewels } from './busts'
import { beards, brows, eyes, faces, glasses, hairs, hats, mouths } from './faces'
import { grounds } from './grounds'
import { layersOf, shaded, type Layer, type Mark } from '../pieces/layers'
import { personOf } from './people'
import { vocabulary, type Word } from './vocabulary'

/** The light comes from the left: what lies in shade begins beside the nose. */
const SHADE = 'L53 61 52 56c4 0 6-2 5-4l-5-9c0-5 1-9 4-14z'

export function portrait(name: string): Layer[] {
  const person = personOf(name)
  const [right, left] = faces[person.face] ?? ['', '']
  const hair = hairs[person.hair] ?? {}
  const marks: Mark[] = [
    ['ground', 'M-2-2h104v104H-2z'],
    ...(grounds[person.behind] ?? []),
    ...(hair.back ? [['hair', hair.back] as Mark] : []),
    ['skin', 'M41 56h18v17l-9 9-9-9z'],
    ['shade', 'M41 62q9 10 18 2v9l-9 9z'],
    ...(clothes[person.clothes] ?? []),
    ['skin', 'M32 40a4.5 5 0 1 0 .1 10zM68 40a4.5 5 0 1 1-.1 10z'],
    ['skin', right + left],
    ['shade', right + SHADE],
    ...(mouths[person.mouth] ?? []),
    ...(beards[person.beard] ?? []),
    ['ink', 'M47 52q3 3 7 1', 1.4],
    ...(eyes[person.eyes] ?? []),
    brows[person.brows] as Mark,
    ...(hair.front ? [['hair', hair.front] as Mark] : []),
    ...(hair.lines ? [['gloss', hair.lines, 1] as Mark] : []),
    ...(glasses[person.glasses] ?? []),
    ...(hats[person.hat] ?? []),
    ...(jewels[person.jewel] ?? []),
  ]
  const tint = `hair-${person.tint}`
  return layersOf(marks, {
    ground: person.ground,
    skin: `skin-${person.skin}`,
    hair: tint,
    brow: tint,
    cloth: person.cloth,
    tie: person.tie,
    trim: person.tie,
    // A hat that is all gold has no felt, and lends its shape to others.
    hat: person.felt === '-' ? 'brown' : person.felt,
  })
}

/** What the investor's ability is about, 48 units wide and high. */
export function seal(name: string): Layer[] {
  const { prop, main } = personOf(name)
  return shaded(vocabulary[prop as Word] as Mark[], { main })
}

export { investors } from './people'
