// The picture of a screen as it was last drawn, and what it is a picture of.
import { readStored } from '#platform/storage/stored-values.ts'

/**
 * A text (its place among the words), or an element: the place of its tag, its attributes as places
 * of names and values in turn, its children.
 */
export type FrameNode = number | [tag: number, attributes: number[], children: FrameNode[]]

export type Frame = {
  /** What the picture depends on; drawn only where all of it is the same again. */
  of: string
  madeAtSec: number
  /** Styles that came with the screen's own code, as paths. */
  styles: string[]
  words: string[]
  root: FrameNode
}

/** Public screens and watchlists: nothing of a profile, a payment or an administrator. */
const framed =
  /^\/(?:|coinlist|upcoming|watchlist|top-movers|newly-listed-coins|gemscout|launchpads|airdropscore|(?:coin|ido)\/[^/]+)$/

const longestSearch = 200

/** The address as pictures are kept under, or null where none is. */
export const frameAddress = ({ pathname, search }: Location): string | null =>
  framed.test(pathname) && search.length < longestSearch ? pathname + search : null

/**
 * Deployment, account, language, currency, hidden amounts, width: with any other value the app would
 * draw something else.
 */
export const frameIdentity = (): string =>
  JSON.stringify([
    document.querySelector<HTMLScriptElement>('script[type="module"]')?.src,
    readStored('auth_token') ? readStored('user_email') : null,
    document.documentElement.lang,
    readStored('display_currency'),
    readStored('hidden_amounts'),
    window.innerWidth,
  ])
