// Draws the picture of a screen again, over the place where the app will draw it.
import type { Frame, FrameNode } from './frame.ts'

const svg = 'http://www.w3.org/2000/svg'
const html = 'http://www.w3.org/1999/xhtml'
/** Ages are told anew once they would be another. */
const agesAfterSec = 60

const drawTree = ({ words, root }: Pick<Frame, 'words' | 'root'>): Node => {
  const word = (at: number): string => words[at] ?? ''
  const draw = (node: FrameNode, parent: string): Node => {
    if (typeof node === 'number') return document.createTextNode(word(node))
    const [tag, attributes, children] = node
    const space = word(tag) === 'svg' ? svg : parent
    const element = document.createElementNS(space, word(tag))
    for (let at = 0; at < attributes.length; at += 2) {
      const name = word(attributes[at] ?? -1)
      const value = word(attributes[at + 1] ?? -1)
      // The policy allows no style in markup, and none is needed: this is how scripts set it.
      if (name === 'style') (element as HTMLElement).style.cssText = value
      else element.setAttribute(name, value)
    }
    element.append(...children.map((child) => draw(child, space)))
    if (space === html && 'tabIndex' in element) element.tabIndex = -1
    return element
  }
  return draw(root, html)
}

const askForStyles = (paths: readonly string[]): void => {
  for (const path of paths) {
    if (document.querySelector(`link[href="${CSS.escape(path)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = path
    document.head.append(link)
  }
}

/** "2 min ago" was true when the picture was taken: the moment itself is told instead. */
const tellAges = (cover: Element, frame: Frame): void => {
  if (Date.now() / 1000 - frame.madeAtSec < agesAfterSec) return
  const { lang } = document.documentElement
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  for (const element of cover.querySelectorAll<HTMLElement>('[data-as-of-sec]'))
    element.textContent = format.format(Number(element.dataset['asOfSec']) * 1000)
}

/** The picture, on the page. */
export const drawFrame = (frame: Frame): HTMLElement => {
  askForStyles(frame.styles)
  const cover = document.createElement('div')
  cover.id = 'first-frame'
  cover.ariaHidden = 'true'
  cover.append(drawTree(frame))
  tellAges(cover, frame)
  document.body.append(cover)
  performance.mark('first-frame')
  return cover
}
