// Every refusal the server can utter has a sentence in each of the 12 languages, and every sentence a code.
import { describe, expect, it } from 'vitest'
import { errorCodes } from '#contract/error-codes.ts'
import { filesMatching, textOf } from './repository.ts'

const packs = filesMatching('locales/*/server.json')
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

describe('sentences of the error codes', () => {
  it('stand in 12 packs', () => expect(packs).toHaveLength(12))

  it.each(packs)('%s: each code has a sentence, each sentence a code', (path) => {
    const pack = JSON.parse(textOf(path)) as Record<string, string>
    const textKeys = new Set(Object.keys(pack).map(withoutPlural))
    const codes = Object.keys(errorCodes)
    expect({
      silent: codes.filter((code) => !textKeys.has(code)),
      unknown: [...textKeys].filter((key) => /^[A-Z_]+$/.test(key) && !codes.includes(key)),
    }).toEqual({ silent: [], unknown: [] })
    expect(Object.entries(pack).filter(([, sentence]) => sentence.trim() === '')).toEqual([])
  })
})
