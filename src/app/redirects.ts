// Old addresses and where they lead (R-RED). A document load leaves the router; the others replace
// the history entry.
import { movedPages, plainPath } from '#domain/page/pages.ts'

export type Redirect = { to: string; kind: 'client' | 'document' }

/** Followed by a full page load (R-RED-003, D-TOPGAINERS). */
const loadsDocument = new Set(['/topgainers'])

type Place = {
  pathname: string
  /** With its question mark, or empty. */
  searchStr: string
  /** Without its sign. */
  hash: string
}

/**
 * The redirect of a place, with or without a slash at the end of its path; query and hash go along.
 */
export const redirectOf = ({ pathname, searchStr, hash }: Place): Redirect | null => {
  const path = plainPath(pathname)
  const target = movedPages.get(path)
  if (target === undefined) return null
  return {
    to: target + searchStr + (hash === '' ? '' : `#${hash}`),
    kind: loadsDocument.has(path) ? 'document' : 'client',
  }
}
