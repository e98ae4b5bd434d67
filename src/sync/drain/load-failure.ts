// Why the rows of a kind could not be loaded (R-WLC-031 to R-WLC-033).

export type LoadFailure = 'format' | 'refused' | 'exception'

/** Kinds whose rows the server answered for without giving them: how often in a row, and when. */
export type RefusedLoads = Map<string, { count: number; atMs: number }>
