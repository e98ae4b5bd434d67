// Headings whose lines end inside a word, in languages written without spaces or broken between words only.
import type { Page } from '@playwright/test'

/** One line each: the heading with a stroke where a line ends inside a word. */
export const wordsSplit = (page: Page, code: string): Promise<string[]> =>
  page.evaluate((language) => {
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    const splitIn = (text: Text): string[] => {
      const words = text.data
      const starts = new Set([...segmenter.segment(words)].map(({ index }) => index))
      const range = document.createRange()
      const lineOf = (at: number): number => {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().bottom
      }
      const splitAt = Array.from({ length: words.length }, (_, at) => at).filter(
        (at) => at > 0 && !starts.has(at) && lineOf(at) > lineOf(at - 1) + 4,
      )
      return splitAt.map((at) => `${words.slice(0, at)}|${words.slice(at)}`)
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
      if (!heading.checkVisibility() || heading.closest('.sr-only')) return []
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        found.push(...splitIn(node as Text))
      return found
    })
  }, code)
