// Where a person may be sent back to after signing in: a path of this site and nothing else
// (D-RETURNTO).

const origin = 'https://return.invalid'
const loops = /^\/(login|register)(\/|$)/i
const trickery = /[\p{Cc}\\]/u

/**
 * A return path as asked for -> that path, or '/' where it leads off the site, back to the sign-in
 * screens, or is no path. Query and hash are kept.
 */
export const safeReturnPath = (target: unknown): string => {
  if (
    typeof target !== 'string' ||
    !target.startsWith('/') ||
    target.startsWith('//') ||
    trickery.test(target)
  )
    return '/'
  try {
    const url = new URL(target, origin)
    if (url.origin !== origin || url.pathname.startsWith('//') || loops.test(url.pathname))
      return '/'
    return url.pathname + url.search + url.hash
  } catch {
    return '/'
  }
}

/** The sign-in address that leads back to `path` (pathname + search + hash; D-RETURNPATH). */
export const loginPathFor = (path: string): string => `/login?returnTo=${encodeURIComponent(path)}`
