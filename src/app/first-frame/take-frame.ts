// Takes the picture of a screen: what is in the window of it, as words and places.
import type { Frame, FrameNode } from './frame.ts'

/** Names that only one element may have, what leads the keyboard, and what a browser would run. */
const leftOut = /^(?:id|for|name|tabindex|autofocus|on.*|srcdoc|form.*|target|nonce)$/
/** The page has one main part, and nothing is run twice. */
const landmarks: Record<string, string> = { main: 'div', iframe: 'div', script: 'div' }

const isInWindow = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect()
  // A box without a height may hold others that have one.
  return height === 0 || (top < window.innerHeight && bottom > 0)
}

/** What the page says of this moment (offline, a new version) is not of the next visit. */
const isPart = (element: Element): boolean =>
  element.getAttribute('data-live') !== 'left-out' && isInWindow(element)

/** Only paths of this server are drawn again. */
const isOutside = (name: string, value: string): boolean =>
  (name === 'href' || name === 'src') && !/^\/(?!\/)/.test(value)

const takeTree = (root: Element): Pick<Frame, 'words' | 'root'> => {
  const words: string[] = []
  const places = new Map<string, number>()
  const place = (word: string): number => {
    const known = places.get(word)
    if (known !== undefined) return known
    places.set(word, words.length)
    return words.push(word) - 1
  }
  const take = (element: Element): FrameNode => {
    const tag = element.localName
    const attributes = [...element.attributes]
      .filter(({ name, value }) => !leftOut.test(name) && !isOutside(name, value))
      .flatMap(({ name, value }) => [place(name), place(value)])
    const children = [...element.childNodes].flatMap((child): FrameNode[] => {
      if (child instanceof Text) return child.data === '' ? [] : [place(child.data)]
      return child instanceof Element && isPart(child) ? [take(child)] : []
    })
    return [place(landmarks[tag] ?? tag), attributes, children]
  }
  const taken = take(root)
  return { words, root: taken }
}

const stylePaths = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => new URL(href).pathname,
  )

/** The picture of what `root` shows now; `of` says what it depends on. */
export const takeFrame = (root: Element, of: string, madeAtSec: number): Frame => ({
  of,
  madeAtSec,
  styles: stylePaths(),
  ...takeTree(root),
})
