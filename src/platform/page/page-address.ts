// The address this page was opened at, as other sites sent it.

export const pageOrigin = (): string => window.location.origin

/** The query as it stands, `?` included: nothing has read numbers out of it. */
export const pageQuery = (): string => window.location.search
