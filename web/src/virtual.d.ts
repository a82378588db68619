declare module 'virtual:catalogues' {
  /** The parts of the words there are, by language and name (`en/stockpile-more`). */
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

declare module 'virtual:portraits' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- what declares a module cannot import
  type Layers = import('@openoutcry/games/stockpile/web/pieces/layers').Layer[]
  /** The investors of the box, by name. */
  const portraits: Record<string, () => Promise<{ portrait: Layers; seal: Layers }>>
  export default portraits
}
