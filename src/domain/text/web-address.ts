// Links from outside open as pages or not at all.

/** Only http and https: data from outside never becomes another kind of link. */
export const isWebAddress = (url: string | null | undefined): url is string =>
  typeof url === 'string' && /^https?:\/\//i.test(url)

/** Only https: what is read on the way there cannot be changed. */
export const isSecureAddress = (url: string | null | undefined): url is string =>
  typeof url === 'string' && /^https:\/\//i.test(url) && URL.canParse(url)

/**
 * The host a link really leads to, in ASCII: a name before @ or letters of another script can't
 * pass for it. Null where it leads nowhere.
 */
export const webHost = (url: string | null | undefined): string | null => {
  if (!isWebAddress(url)) return null
  return URL.parse(url)?.host || null
}
