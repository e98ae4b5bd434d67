// The code a person can quote for one occurrence of an error (R-ERR-020, D-ERRORCODE).

/**
 * 'coinlist_TypeError_1767614400000'; 'UNKNOWN' stands for a feature that nobody named. `atMs`:
 * milliseconds.
 */
export const errorCode = (feature: string | undefined, errorName: string, atMs: number): string =>
  `${feature || 'UNKNOWN'}_${errorName}_${atMs}`
