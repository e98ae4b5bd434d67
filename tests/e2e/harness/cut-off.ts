// Text that its place has no room for: clipped by a box, or standing out of the button it names.
import type { Page } from '@playwright/test'

/** What is cut off in `main` and the bars as they are now; one line each. Shortened on purpose (an ellipsis) counts only where no name tells the whole. */
export const textCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerancePx = 2
    const found = new Set<string>()
    const clipping = new Set(['hidden', 'clip'])
    const scrolling = new Set(['auto', 'scroll'])
    const tinyPx = 1
    const classesNamed = 6
    const isTiny = ({ width, height }: DOMRect): boolean => width <= tinyPx || height <= tinyPx
    const stands = (inner: DOMRect, outer: DOMRect, axis: 'x' | 'y'): boolean =>
      axis === 'x'
        ? inner.left >= outer.left - tolerancePx && inner.right <= outer.right + tolerancePx
        : inner.top >= outer.top - tolerancePx && inner.bottom <= outer.bottom + tolerancePx
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, classesNamed).join('.')}`
    const faultOf = (text: Text): string | null => {
      const parent = text.parentElement
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null
      if (parent.closest('script, style, svg, [data-sidebar], .sr-only, [inert]')) return null
      const range = document.createRange()
      range.selectNodeContents(text)
      const inner = range.getBoundingClientRect()
      if (isTiny(inner)) return null
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, textOverflow, display, position } = getComputedStyle(box)
        const outer = box.getBoundingClientRect()
        if (isTiny(outer) && (clipping.has(overflowX) || clipping.has(overflowY))) return null
        if (scrolling.has(overflowX) || scrolling.has(overflowY)) return null
        const isShortened = textOverflow === 'ellipsis' && clipping.has(overflowX)
        if (!isShortened && display !== 'inline') {
          if (clipping.has(overflowX) && !stands(inner, outer, 'x'))
            return `clipped aside by ${nameOf(box)}`
          if (clipping.has(overflowY) && !stands(inner, outer, 'y'))
            return `clipped by ${nameOf(box)}`
        }
        if (isShortened && !stands(inner, outer, 'x'))
          return box.closest('[title], [aria-label], a[href]')
            ? null
            : `shortened in ${nameOf(box)}`
        if (
          box.matches('button, [role="tab"], input, select') &&
          display !== 'inline' &&
          (!stands(inner, outer, 'x') || !stands(inner, outer, 'y'))
        )
          return `stands out of ${nameOf(box)}`
        if (position === 'fixed') return null
      }
      return inner.right > innerWidth + tolerancePx || inner.left < -tolerancePx
        ? 'outside the window'
        : null
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim()
      const fault = words === '' ? null : faultOf(node as Text)
      if (fault !== null) found.add(`"${words.slice(0, 50)}" ${fault}`)
    }
    return [...found]
  })
