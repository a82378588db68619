/** What is scrolled to on the page stops short of this element, which floats at its foot, however high it is. */
export function keepClear(node: HTMLElement): () => void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${node.offsetHeight + 12}px`
  })
  watch.observe(node)
  return () => {
    watch.disconnect()
    style.scrollPaddingBottom = ''
  }
}
