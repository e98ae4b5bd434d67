// A text that many requests are answered with: compressed once, not per request.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const brotliQuality = 5

export type CompressedCopies = { identity: Buffer; br: Buffer; gzip: Buffer }

export const compressedCopies = (text: string): CompressedCopies => {
  const identity = Buffer.from(text)
  return {
    identity,
    br: brotliCompressSync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
    gzip: gzipSync(identity),
  }
}
