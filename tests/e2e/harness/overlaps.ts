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
    const clipOf = (element: Element): DOMRect | null => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return box.getBoundingClientRect()
      return null
    }
    const isSeen = ({ element, rect }: Box): boolean => {
      const clip = clipOf(element)
      return (
        !clip ||
        (clip.width > 1 &&
          clip.height > 1 &&
          rect.left < clip.right &&
          rect.right > clip.left &&
          rect.top < clip.bottom &&
          rect.bottom > clip.top)
      )
    }
    const sorted = boxes
      .filter((box) => !floats(box.element) && isSeen(box))
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
