// The one address of a page that several lead to.
import { movedPages, plainPath } from './pages.ts'

/**
 * Without the slash at its end, an old address as the one it leads to, and the other address of a
 * coin (D-DETAILALIAS) as its usual one.
 */
export const canonicalPath = (pathname: string): string => {
  const path = plainPath(pathname)
  return (movedPages.get(path) ?? path).replace(/^\/coindetail\//, '/coin/')
}
