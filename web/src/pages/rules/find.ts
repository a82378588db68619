/** Searching in rules: every word of the query has to be in a paragraph; neither capitals nor accents make a difference. */

export interface Piece {
  text: string
  hit: boolean
}

/** Letter by letter, so that places in what is folded are places in the text. */
export function fold(text: string): string {
  return [...text]
    .map((letter) => (letter === '’' ? "'" : (letter.normalize('NFD')[0] ?? letter).toLowerCase()))
    .join('')
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

export function matches(text: string, words: string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** The text in pieces, those that a word of the query hits apart from the others. */
export function piecesOf(text: string, words: string[]): Piece[] {
  const folded = fold(text)
  const hit = new Array<boolean>(folded.length).fill(false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hit.fill(true, at, at + word.length)
  }
  const pieces: Piece[] = []
  let place = 0
  for (const letter of text) {
    const last = pieces.at(-1)
    if (last && last.hit === hit[place]) last.text += letter
    else pieces.push({ text: letter, hit: hit[place] ?? false })
    place += fold(letter).length
  }
  return pieces
}
