"""Whether a page fits its window: what is asked about can be pressed, nothing is covered, cut or too small to read, and
nothing moves by itself."""

from playwright.sync_api import Page

# Every size that people have before them, the narrow ones first.
SIZES = [(390, 844), (768, 1024), (1366, 650), (1440, 900), (1920, 1080), (2560, 1440)]
# From this width on nothing scrolls.
WIDE = 1366

LOOK = r"""async (wide) => {
  // A change of the window's size has settled.
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  const found = []
  const name = (one) => one.dataset?.words ?? one.dataset?.testid ?? one.textContent.trim().slice(0, 40)
  const seen = (one) => {
    for (let at = one; at instanceof Element; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.visibility === 'hidden' || style.opacity === '0' || style.clipPath === 'inset(50%)') return false
    }
    return one.getClientRects().length > 0
  }

  // What is offered is pressed at its centre.
  for (const one of document.querySelectorAll('[data-testid=option]:not([disabled]):not([aria-disabled=true])')) {
    const box = one.getBoundingClientRect()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const under = document.elementFromPoint(x, y)
    if (!(under && (one.contains(under) || under.contains(one)))) {
      const there = under ? under.outerHTML.slice(0, 80) : 'nothing'
      found.push(`«${name(one)}» cannot be pressed at ${Math.round(x)}, ${Math.round(y)}: there is ${there}`)
    }
  }

  // What decides, one's own money, chips and hand, is in sight with the question.
  const inSight = (one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1
  }
  const bar = document.querySelector('[data-testid=action-bar]')
  const asked = document.querySelector('[data-testid=option]')
  if (asked && bar) {
    const floor = bar.getBoundingClientRect().top
    for (const one of document.querySelectorAll('[data-own]')) {
      if (!seen(one)) continue
      const covered = !bar.contains(one) && one.getBoundingClientRect().bottom > floor + 1
      if (covered || !inSight(one)) found.push(`one's own ${one.dataset.own} is out of sight`)
    }
    if (bar.scrollHeight > bar.clientHeight + 1) {
      const words = bar.textContent.replace(/\s+/g, ' ').slice(0, 90)
      found.push(`the bar holds ${bar.scrollHeight} px in ${bar.clientHeight}: ${words}`)
    }
  }

  // Nothing scrolls sideways, and on a wide page nothing scrolls at all.
  const { scrollWidth, scrollHeight } = document.documentElement
  const stage = document.querySelector('[data-testid=stage]')
  const over = document.querySelector('[data-testid=result]')
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide in ${innerWidth}`)
  if (stage && scrollHeight > innerHeight) found.push('the page scrolls')
  if (wide && stage && !over && stage.scrollHeight > stage.clientHeight + 1) {
    found.push(`the table is ${stage.scrollHeight} px high on a stage of ${stage.clientHeight}`)
  }

  // Text can be read, and is whole.
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const told = new Set()
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement
    const words = node.data.trim().slice(0, 30)
    if (!words || !one || told.has(one) || one.closest('script, style, option, dialog:not([open])')) continue
    if (!seen(one)) continue
    told.add(one)
    const style = getComputedStyle(one)
    const scale = one.ownerSVGElement ? Math.abs(one.getScreenCTM()?.a ?? 1) : 1
    const size = parseFloat(style.fontSize) * scale
    const of = one.className?.baseVal ?? one.className
    if (size < 11.95) found.push(`«${words}» is ${size.toFixed(1)} px high (${of})`)
    if (style.overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1) found.push(`«${words}» is cut`)
  }
  return [...new Set(found)]
}"""


def problems(page: Page) -> list[str]:
    """What does not fit on the page as it stands."""
    size = page.viewport_size or {"width": 0, "height": 0}
    found: list[str] = page.evaluate(LOOK, size["width"] >= WIDE)
    return [f"{size['width']}x{size['height']}: {one}" for one in found]


# How far things moved that nobody had pressed, and which; up to the result, which takes the place of the table.
SHIFTS = """async () => {
  await document.fonts.ready
  window.shifts = []
  const name = ({ node }) => String(node?.className?.baseVal ?? node?.className ?? node?.nodeName)
  const count = ({ value, hadRecentInput, sources }) => {
    const over = document.querySelector('[data-testid=result]')
    if (!over && !hadRecentInput) window.shifts.push([value, sources.map(name)])
  }
  new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({ type: 'layout-shift' })
}"""


def watch_shifts(page: Page) -> None:
    """From now on what moves by itself is counted."""
    page.evaluate(SHIFTS)


def shifts(page: Page) -> list[tuple[float, list[str]]]:
    """How much of the page moved how far, and what it was; the largest first."""
    found: list[tuple[float, list[str]]] = page.evaluate("window.shifts")
    return sorted(found, reverse=True)


COVERED = r"""(selector) => {
  const found = []
  for (const one of document.querySelectorAll(selector)) {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const columns = Math.max(2, Math.ceil((right - left) / 24))
    const rows = Math.max(2, Math.ceil((bottom - top) / 24))
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const x = left + ((column + 0.5) * (right - left)) / columns
        const y = top + ((row + 0.5) * (bottom - top)) / rows
        const over = document.elementFromPoint(x, y)
        if (over && one.contains(over)) continue
        found.push(`${Math.round(x)}, ${Math.round(y)}: ${over ? over.outerHTML.slice(0, 80) : 'outside the window'}`)
      }
    }
  }
  return found
}"""


def covered(page: Page, selector: str) -> list[str]:
    """Return the points of these elements, on a grid of 24 px, at which a pointer would hit something else."""
    found: list[str] = page.evaluate(COVERED, selector)
    return found


OVERPRINTED = r"""(selector) => {
  const shown = (one) => {
    for (let at = one; at instanceof Element; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.visibility === 'hidden' || style.opacity === '0' || style.clipPath === 'inset(50%)') return false
    }
    return true
  }
  // What is left of a box inside the elements that clip it.
  const clipped = (one, box) => {
    let { left, top, right, bottom } = box
    for (let at = one; at instanceof Element; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue
      const frame = at.getBoundingClientRect()
      left = Math.max(left, frame.left)
      top = Math.max(top, frame.top)
      right = Math.min(right, frame.right)
      bottom = Math.min(bottom, frame.bottom)
    }
    return { left, top, right, bottom }
  }
  const printed = []
  for (const part of document.querySelectorAll(selector)) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement
      if (!node.data.trim() || one.closest('svg, [popover]:not(:popover-open)') || !shown(one)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const { left, top, right, bottom } = clipped(one, box)
        // A line is higher than its letters.
        const air = 0.18 * (box.bottom - box.top)
        if (right - left <= 2 || bottom - top <= 4) continue
        printed.push({ words: node.data.trim(), node, left, top: top + air, right, bottom: bottom - air })
      }
    }
  }
  const found = []
  printed.forEach((a, n) => {
    for (const b of printed.slice(n + 1)) {
      if (a.node === b.node) continue
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const place = `${Math.round(a.left)}, ${Math.round(a.top)}`
      if (width > 1.5 && height > 1.5) found.push(`«${a.words}» and «${b.words}» at ${place}`)
    }
  })
  return found
}"""


def overprinted(page: Page, selector: str) -> list[str]:
    """Return the pairs of texts in these elements of which one is printed over the other."""
    found: list[str] = page.evaluate(OVERPRINTED, selector)
    return found
