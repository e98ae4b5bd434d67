// Links from outside open as pages or not at all.

/** Only http and https: data from outside never becomes another kind of link. */
export const isWebAddress = (url: string | null | undefined): url is string => typeof url === 'string' && /^https?:\/\//i.test(url)
