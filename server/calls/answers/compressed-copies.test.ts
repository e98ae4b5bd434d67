import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressedCopies, copiesOfText } from './compressed-copies.ts'

const text = JSON.stringify(Array.from({ length: 500 }, (_, n) => ({ id: `coin-${n}` })))

it('sends the same text however it is encoded, first and later', () => {
  for (const copies of [copiesOfText(text), compressedCopies(() => text)])
    for (const _ of ['first', 'second', 'third']) {
      expect(brotliDecompressSync(copies.as('br')).toString()).toBe(text)
      expect(gunzipSync(copies.as('gzip')).toString()).toBe(text)
      expect(copies.as('identity').toString()).toBe(text)
    }
})

it('costs one person what is gone through for them, and nobody what is made for everybody', () => {
  const own = copiesOfText(text)
  expect(own.costBytes('br')).toBe(own.as('br').length)
  for (const encoding of ['gzip', 'identity'] as const)
    expect(own.costBytes(encoding)).toBe(Buffer.byteLength(text))
  expect(compressedCopies(() => text).costBytes('identity')).toBe(0)
})
