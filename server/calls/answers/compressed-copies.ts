// A text that many requests are answered with: compressed once for each encoding that is asked for,
// not per request.
import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export type CompressedCopies = {
  /** Of the text, whatever it is compressed with; known once a copy was made. */
  etag: () => string
  /** The text itself is made anew each time: nobody who asks for much asks for that. */
  as: (encoding: Encoding) => Buffer
  /** Bytes that are gone through for one more asker: 0 for what is made for everybody. */
  costBytes: (encoding: Encoding) => number
}

/** What is asked for once only shall not cost what pays off for what is asked for again. */
const qualities = {
  quick: { br: 1, gzip: 1 },
  tight: { br: 5, gzip: 6 },
} as const
type Quality = keyof typeof qualities

const compressed = (text: Buffer, encoding: 'br' | 'gzip', quality: Quality): Buffer =>
  encoding === 'gzip'
    ? gzipSync(text, { level: qualities[quality].gzip })
    : brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualities[quality].br,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      })

const etagOf = (text: Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

type Copy = { copy: Buffer; isFinal: boolean }

const copiesOf = (textOf: () => string, kept: Map<Encoding, Copy>, etagKnown?: string) => {
  let etag = etagKnown ?? null
  const read = (): Buffer => {
    const text = Buffer.from(textOf())
    etag ??= etagOf(text)
    return text
  }
  return {
    etag: () => etag ?? etagOf(read()),
    as: (encoding: Encoding) => {
      if (encoding === 'identity') return read()
      const known = kept.get(encoding)
      if (known?.isFinal) return known.copy
      const copy = compressed(read(), encoding, known === undefined ? 'quick' : 'tight')
      kept.set(encoding, { copy, isFinal: known !== undefined })
      return copy
    },
  }
}

/** Of a text that `textOf` makes, the same each time: quick at first, tight from the second on. */
export const compressedCopies = (textOf: () => string): CompressedCopies => ({
  ...copiesOf(textOf, new Map()),
  costBytes: () => 0,
})

/**
 * The same of a text that can't be made again: it is held as its quick brotli copy, which stays the
 * one that is sent, since one person alone asks for it.
 */
export const copiesOfText = (text: string): CompressedCopies => {
  const bytes = Buffer.from(text)
  const quick = compressed(bytes, 'br', 'quick')
  const copies = copiesOf(
    () => brotliDecompressSync(quick).toString(),
    new Map([['br', { copy: quick, isFinal: true }]]),
    etagOf(bytes),
  )
  return {
    ...copies,
    costBytes: (encoding) => (encoding === 'br' ? quick.length : bytes.length),
  }
}

/** A text that is sent once. */
export const compressedOnce = (text: string, encoding: Encoding): Buffer | string =>
  encoding === 'identity' ? text : compressed(Buffer.from(text), encoding, 'quick')
