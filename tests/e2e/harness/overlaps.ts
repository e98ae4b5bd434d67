// Words printed over other words, as a person sees them: two visible texts of the page's own plane whose letters meet.
import type { Page } from '@playwright/test'

/** One line each: "these words" over "those words". What floats on purpose (bars that stick, menus, toasts) is left out. */
export const textsOverlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerancePx = 3
    const floating = new Set(['fixed', 'sticky'])
    type Box = { words: string; element: Element; rect: DOMRect }
    const floats = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (floating.has(getComputedStyle(box).position)) return true
      return false
    }
    const boxes: Box[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim()
      const element = node.parentElement
      if (words === '' || !element) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('script, style, svg, .sr-only, [inert]')) continue
      // Clipped away: the words of a screen reader's own, and what a box cuts off.
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) boxes.push({ words, element, rect })
    }
    /** What of the letters every box around them lets through. */
    const seenOf = ({ element, rect }: Box): DOMRect => {
      let { left, right, top, bottom } = rect
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (getComputedStyle(box).overflowX === 'visible') continue
        const clip = box.getBoundingClientRect()
        left = Math.max(left, clip.left)
        right = Math.min(right, clip.right)
        top = Math.max(top, clip.top)
        bottom = Math.min(bottom, clip.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const sorted = boxes
      .filter((box) => !floats(box.element))
      .map((box) => ({ ...box, rect: seenOf(box) }))
      .filter(({ rect }) => rect.width > 1 && rect.height > 1)
      .toSorted((a, b) => a.rect.top - b.rect.top)
    const found = new Set<string>()
    for (const [at, one] of sorted.entries())
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (!other || other.rect.top > one.rect.bottom - tolerancePx) break
        if (one.element === other.element) continue
        const acrossPx =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const downPx =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        if (acrossPx > tolerancePx && downPx > tolerancePx)
          found.add(`"${one.words.slice(0, 40)}" over "${other.words.slice(0, 40)}"`)
      }
    return [...found]
  })
