// Return what is wrong with the layout of the page as it stands, a sentence for each fault.
//
// A control has to be reached by a pointer, after scrolling if necessary. Text has to be whole, inside the box that is
// painted behind it, unbroken within words, and free of other text and other pieces. Where a dialog, an open popover or
// the drawer lies over the table, only what is in it is looked at.
async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  // Motion that ends has ended.
  const ends = (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime)
  await Promise.all(document.getAnimations().filter(ends).map((one) => one.finished.catch(() => {})))

  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider]'
  const FEWEST_HITS = 7 // of the nine points of a control
  // What lies over something else because the game wants it so: [the upper, the lower].
  const LAID = [
    ['[data-testid=spread]', '[data-testid=stage]'], // cards laid out to choose from, over the table
    ['[data-testid=offered]', '[data-testid=pile-card]'], // an investor's name on his portrait
    ['.fan > *', '.fan > *'], // cards of a fan on each other
    ['.ticker', '.space'], // a company's marker on the number of its space
    ['[data-testid^=ring-marker-]', '.space, [data-testid^=ring-marker-]'], // markers in Mogul, on their space and beside each other
    ['[data-testid^=brick-]', '.number'], // a company's brick in Speculation on the number of its space
    ['.preview', '.number'], // where a brick would stand
    ['.comes', '.row'], // what an answer makes of a company, instead of its price
  ]
  // What the hint, which lies over the table and beside it, must not cover: the question, its answers, and what is one's own.
  const ASKED = '[data-testid=action-bar], [data-testid=option]:not([disabled]):not([aria-disabled=true]), [data-own]'
  const found = new Set()
  const memory = () => {
    const known = new Map()
    return (of) => (one) => {
      if (!known.has(one)) known.set(one, of(one))
      return known.get(one)
    }
  }
  const style = memory()((one) => getComputedStyle(one))
  const box = memory()((one) => one.getBoundingClientRect())
  const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 40)
  const className = (one) => String(one.className?.baseVal ?? one.className ?? '').replace(/\s*(svelte-\w+|s-\S+)/g, '').trim()
  /** Name an element by its tag, test id or class, and its words. */
  const name = (one) => {
    if (!one) return 'nothing'
    const mark = one.dataset?.testid ? `[${one.dataset.testid}]` : className(one) ? `.${className(one).split(/\s+/).join('.')}` : ''
    const words = short(one.getAttribute?.('aria-label') || one.innerText || one.textContent || '')
    const parent = mark || !one.parentElement ? '' : ` in ${one.parentElement.tagName.toLowerCase()}.${className(one.parentElement)}`
    return `${one.tagName.toLowerCase()}${mark}${words ? ` «${words}»` : ''}${parent}`
  }

  const visible = memory()((one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false
    for (let at = one; at; at = at.parentElement) if (style(at).clipPath === 'inset(50%)') return false
    return true
  })
  const opacity = memory()((one) => Number(style(one).opacity) * (one.parentElement ? opacity(one.parentElement) : 1))
  const turned = memory()((one) => {
    if (one.ownerSVGElement) {
      const matrix = one.getScreenCTM?.()
      if (matrix && Math.abs(matrix.b) > 0.01) return true
    }
    const { transform, rotate, writingMode } = style(one)
    const matrix = transform === 'none' ? null : new DOMMatrix(transform)
    const here = (matrix && Math.abs(matrix.b) > 0.01) || rotate !== 'none' || !writingMode.startsWith('horizontal')
    return here || Boolean(one.parentElement && turned(one.parentElement))
  })
  const alpha = (color) => {
    if (color === 'none' || color === 'transparent') return 0
    const given = /^rgba\(.*,\s*([\d.]+)\)$/.exec(color) ?? /\/\s*([\d.]+)\)$/.exec(color)
    return given ? Number(given[1]) : 1
  }
  const filled = memory()((one) => alpha(style(one).backgroundColor) > 0.3 || style(one).backgroundImage !== 'none')
  const edged = memory()((one) => ['Top', 'Right', 'Bottom', 'Left'].every((side) => parseFloat(style(one)[`border${side}Width`]) > 0 && alpha(style(one)[`border${side}Color`]) > 0.3))
  const paints = memory()((one) => {
    if (opacity(one) < 0.3) return false
    if (one instanceof SVGGeometryElement) return alpha(style(one).fill) > 0.3
    return one instanceof HTMLImageElement || filled(one)
  })

  /** The ancestors that may clip an element, from the inside out; `fixed` and `absolute` elements leave some of them. */
  const holds = memory()((one) => {
    const { position, transform, translate, scale, filter, contain, containerType } = style(one)
    const moved = [transform, translate, scale, filter].some((value) => value !== 'none')
    return position !== 'static' || moved || /layout|paint|strict|content/.test(contain) || !['normal', ''].includes(containerType)
  })
  const clips = memory()((one) => {
    const all = []
    let position = style(one).position
    for (let at = one.parentElement; at && at !== document.documentElement && position !== 'fixed'; at = at.parentElement) {
      const free = position === 'absolute' && !holds(at)
      if (!free) {
        const { overflowX, overflowY } = style(at)
        if (overflowX !== 'visible' || overflowY !== 'visible') all.push(at)
        position = style(at).position
      }
    }
    return all
  })
  /** What may clip the text of an element: itself, too. */
  const clipsText = memory()((one) => {
    const { display, overflowX, overflowY } = style(one)
    return display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible') ? [one, ...clips(one)] : clips(one)
  })
  const scrolls = (one, axis) => {
    const how = style(one)[`overflow${axis}`]
    const more = axis === 'X' ? one.scrollWidth - one.clientWidth : one.scrollHeight - one.clientHeight
    return (how === 'auto' || how === 'scroll') && more > 0
  }
  const clear = (one, axis) => style(one)[`overflow${axis}`] === 'visible'
  const insideOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return one.ownerSVGElement || one instanceof SVGElement
      ? { left, top, right, bottom }
      : { left: left + one.clientLeft, top: top + one.clientTop, right: left + one.clientLeft + one.clientWidth, bottom: top + one.clientTop + one.clientHeight }
  }
  const within = (at, { left, top, right, bottom }) => {
    const inner = insideOf(at)
    if (!clear(at, 'X')) [left, right] = [Math.max(left, inner.left), Math.min(right, inner.right)]
    if (!clear(at, 'Y')) [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, inner.bottom)]
    return { left, top, right, bottom }
  }
  /** What is left of a rectangle inside all that clips it, and inside the window. */
  const rest = (one, rect, by = clips(one)) => {
    const { left, top, right, bottom } = by.reduce((part, at) => within(at, part), rect)
    return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) }
  }
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top)

  /** The sticky heading that an element belongs to: other things of its scroll area pass below it. */
  const sticky = memory()((one) => (style(one).position === 'sticky' ? one : one.parentElement && sticky(one.parentElement)))
  const passes = (one, above) => Boolean(sticky(above) && sticky(above) !== sticky(one) && clips(one).some((at) => at.contains(above)))

  const overTable = (above, below) => Boolean(above?.closest('[data-testid=hint-card]')) && !below.closest(`${ASKED}, [data-testid=hint-card]`)
  const laid = (above, below) => overTable(above, below) || LAID.some(([upper, lower]) => above?.closest(upper) && below.closest(lower) && !above.closest(upper).contains(below))

  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const popover = [...document.querySelectorAll('[popover]')].filter((one) => one.matches(':popover-open')).at(-1)
  const drawer = document.querySelector('aside.drawer')
  const over = popover ?? dialog ?? drawer
  const root = over ?? document.body
  const page = document.scrollingElement

  // Controls: each is scrolled to if need be, and pressed at nine points.
  const related = (one, hit) => one.contains(hit) || hit.contains(one) || [...(one.labels ?? [])].some((label) => label.contains(hit) || hit.contains(label))
  /** Press a control at nine points. Return what is wrong, or nothing. */
  const press = (one, { left, top, right, bottom }) => {
    let hits = 0
    let middle = true
    let by = null
    for (const across of [0.2, 0.5, 0.8]) {
      for (const down of [0.2, 0.5, 0.8]) {
        const hit = document.elementFromPoint(left + across * (right - left), top + down * (bottom - top))
        if (hit && related(one, hit)) hits += 1
        else {
          by ??= hit
          if (across === 0.5 && down === 0.5) [middle, by] = [false, hit]
        }
      }
    }
    return (middle && hits >= FEWEST_HITS) || laid(by, one) ? '' : `is pressed at ${hits} of 9 points${middle ? '' : ' and not in its middle'}: there is ${name(by)}`
  }
  for (const control of root.querySelectorAll(CONTROLS)) {
    const hidden = !visible(control)
    const one = hidden && control.labels?.[0] ? control.labels[0] : control
    if (!visible(one) || one.closest('[inert]') || control.disabled || style(one).pointerEvents === 'none') continue
    const largest = () => [...one.getClientRects()].sort((a, b) => area(b) - area(a))[0]
    if (!largest() || area(largest()) < 1) continue
    const whole = () => area(rest(one, largest())) >= 0.98 * area(largest())
    const before = clips(one).concat(page).map((at) => [at, at.scrollLeft, at.scrollTop])
    let pressed = whole() ? press(one, rest(one, largest())) : null
    if (pressed !== '') {
      for (const [at] of before) {
        const rect = largest()
        const frame = at === page ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : insideOf(at)
        const free = at === page && style(page).overflowY !== 'hidden'
        if (free || scrolls(at, 'Y')) at.scrollTop += (rect.top + rect.bottom - frame.top - frame.bottom) / 2
        if (free || scrolls(at, 'X')) at.scrollLeft += (rect.left + rect.right - frame.left - frame.right) / 2
      }
      const rect = largest()
      const part = rest(one, rect)
      const edge = clips(one).find((at) => area(within(at, rect)) < 0.75 * area(rect))
      pressed = area(part) < 0.75 * area(rect) ? `lies beyond the edge of ${edge ? name(edge) : 'the window'}, and no scrolling brings it back` : press(one, part)
      if (pressed) found.add(`covered: ${name(one)} ${pressed}`)
    }
    for (const [at, left, top] of before.reverse()) [at.scrollLeft, at.scrollTop] = [left, top]
  }

  // Text: every line of every piece of text that is seen.
  const lines = []
  const range = document.createRange()
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement
    const words = short(node.data)
    if (!words || !one || one.closest('script, style, option, textarea, dialog:not([open])') || !visible(one) || opacity(one) < 0.05) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (rects.length === 0) continue
    const say = `«${words}» (${one.tagName.toLowerCase()}.${className(one) || className(one.parentElement ?? one)})`

    // A word stands on one line, unless it is broken where it has a mark.
    if (rects.length > 1 && !turned(one)) {
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
        if (tops.size > 1) found.add(`broken: the word «${word}» of ${say} stands on ${tops.size} lines`)
      }
    }

    const cut = style(one)
    if (cut.overflowX !== 'visible' && cut.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1) found.add(`cut: ${say} ends in an ellipsis`)

    // The box that is painted behind the text; a piece that is placed by its coordinates has none.
    let paper = null
    for (let at = one; at && at !== document.body && !paper; at = at.parentElement) {
      if (at instanceof SVGElement || clips(one).includes(at)) break
      if (style(at).display !== 'inline' && (filled(at) || edged(at))) paper = at
      else if (['absolute', 'fixed'].includes(style(at).position)) break
    }

    for (const { left, top, right, bottom, width, height } of rects) {
      const slack = 0.3 * height
      let [gone, reached] = [false, false]
      for (const at of clipsText(one)) {
        const inner = insideOf(at)
        for (const [axis, past] of [
          ['X', inner.left - left > 1.5 || right - inner.right > 1.5],
          ['Y', inner.top - top > slack || bottom - inner.bottom > slack],
        ]) {
          if (!past || clear(at, axis)) continue
          if (scrolls(at, axis)) reached = true
          else if (!reached) {
            found.add(`cut: ${say} is cut by ${name(at)}`)
            gone = true
          }
        }
      }
      if (gone) break
      const seen = rest(one, { left, top, right, bottom }, clipsText(one))
      const away = !reached && area(seen) < 0.6 * width * height
      if (away && !(page.scrollHeight > innerHeight && style(page).overflowY !== 'hidden' && bottom > innerHeight)) {
        found.add(`cut: ${say} lies outside the window`)
        break
      }
      if (paper && !turned(one)) {
        const frame = box(paper)
        const by = Math.max(frame.left - left, right - frame.right, frame.top - top - 0.2 * height, bottom - frame.bottom - 0.2 * height)
        const reach = paper.scrollHeight > paper.clientHeight && scrolls(paper, 'Y')
        if (by > 1.5 && !reach) found.add(`overflows: ${say} leaves its box ${name(paper)} by ${Math.ceil(by)} px`)
      }
      if (area(seen) < 0.5 * width * height) continue
      lines.push({ one, say, seen, turned: turned(one) })
    }
  }

  // Text over text.
  const inner = ({ left, top, right, bottom }) => {
    const slack = 0.25 * (bottom - top)
    return { left: left + 1, top: top + slack, right: right - 1, bottom: bottom - slack }
  }
  const sorted = lines.filter((line) => !line.turned).map((line) => ({ ...line, at: inner(line.seen) }))
  sorted.sort((a, b) => a.at.top - b.at.top)
  for (let first = 0; first < sorted.length; first++) {
    for (let second = first + 1; second < sorted.length && sorted[second].at.top < sorted[first].at.bottom; second++) {
      const [a, b] = [sorted[first], sorted[second]]
      if (a.one === b.one) continue
      const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left)
      const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top)
      if (wide > 2 && high > 2 && !passes(a.one, b.one) && !passes(b.one, a.one) && !laid(a.one, b.one) && !laid(b.one, a.one)) found.add(`overlaps: ${a.say} and ${b.say} lie over each other`)
    }
  }

  // Boxes of one grid or row: none reaches into its neighbour.
  for (const parent of [root, ...root.querySelectorAll('*')]) {
    if (parent.childElementCount < 2 || parent instanceof SVGElement || !/grid|flex/.test(style(parent).display)) continue
    const children = [...parent.children].filter((one) => visible(one) && ['static', 'relative'].includes(style(one).position) && (filled(one) || edged(one)) && !turned(one))
    for (const [n, a] of children.entries()) {
      for (const b of children.slice(n + 1)) {
        if (style(a).gridArea === style(b).gridArea && style(a).gridRowStart !== 'auto') continue
        const [one, two] = [box(a), box(b)]
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        if (wide > 2 && high > 2) found.add(`overlaps: ${name(a)} and ${name(b)} share ${Math.round(wide)} x ${Math.round(high)} px`)
      }
    }
  }

  // Something painted over text, whether a pointer hits it or not.
  const all = document.createElement('style')
  all.textContent = '*, *::before, *::after { pointer-events: auto !important }'
  document.head.append(all)
  for (const { one, say, seen } of lines) {
    const high = (seen.top + seen.bottom) / 2
    const inset = Math.min(3, (seen.right - seen.left) / 4)
    for (const x of [seen.left + inset, (seen.left + seen.right) / 2, seen.right - inset]) {
      const top = document.elementFromPoint(x, high)
      if (!top || top === one || top.contains(one)) continue
      const stack = document.elementsFromPoint(x, high)
      const above = stack.slice(0, stack.findIndex((hit) => hit === one || hit.contains(one)))
      const by = above.find((hit) => paints(hit) && !passes(one, hit) && !(one.ownerSVGElement && one.ownerSVGElement === hit.ownerSVGElement))
      if (by && !laid(by, one)) {
        found.add(`overlaps: ${say} is covered by ${name(by)}`)
        break
      }
    }
  }
  all.remove()
  return [...found]
}
