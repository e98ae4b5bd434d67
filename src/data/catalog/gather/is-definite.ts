// Whether a server's no is its answer, or only a bad moment.

/** True where the server understood and said no: a 4xx answer or a spoken refusal. */
export const isDefinite = (error: unknown): boolean => {
  const { kind, status } = (typeof error === 'object' && error !== null ? error : {}) as {
    kind?: unknown
    status?: unknown
  }
  return (
    kind === 'refused' ||
    (kind === 'http' && typeof status === 'number' && status >= 400 && status < 500)
  )
}
