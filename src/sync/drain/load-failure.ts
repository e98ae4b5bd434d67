// Why the rows of a kind could not be loaded (R-WLC-031 to R-WLC-033).

export type LoadFailure = 'format' | 'refused' | 'exception'
