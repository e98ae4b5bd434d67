// What a reset means beyond trying again: code that could not be fetched needs the document anew
// (D-REFRESHBTN).
import { isChunkError } from '#domain/error-log/chunk-error.ts'
import { reloadPage } from '#platform/page/leaving.ts'

/** The reset callback of the app's boundaries. */
export const reloadForChunk = (error: unknown): void => {
  if (isChunkError(error)) reloadPage()
}
