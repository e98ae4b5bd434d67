// Which changes of page are drawn as one movement: from a list into one of its pages, back out, and
// between lists.
import { plainPath } from '#domain/page/pages.ts'

export type PageTransition = 'deeper' | 'back' | 'aside'

const lists = new Set([
  '/coinlist',
  '/upcoming',
  '/watchlist',
  '/compare',
  '/top-movers',
  '/newly-listed-coins',
])
const details = /^\/(coin|coindetail|ido)\/[^/]+$/

type Place = 'list' | 'detail' | null

const placeOf = (pathname: string): Place => {
  const path = plainPath(pathname)
  if (lists.has(path)) return 'list'
  return details.test(path) ? 'detail' : null
}

/** null: the page simply changes, as it does on the way to and from every other page. */
export const pageTransition = (
  fromPath: string | undefined,
  toPath: string,
): PageTransition | null => {
  if (fromPath === undefined || plainPath(fromPath) === plainPath(toPath)) return null
  const [from, to] = [placeOf(fromPath), placeOf(toPath)]
  if (from === 'list' && to === 'detail') return 'deeper'
  if (from === 'detail' && to === 'list') return 'back'
  return from === 'list' && to === 'list' ? 'aside' : null
}
