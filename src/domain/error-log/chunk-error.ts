// Whether a screen failed because its own code could not be fetched: then only the document, loaded
// again, can help.

// Chromium, Firefox, Safari, and the bundler's own words for a style sheet.
const saidOfMissingCode =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i

/** True for the failed import of a script or style sheet, in the words of any browser. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && saidOfMissingCode.test(error.message)
