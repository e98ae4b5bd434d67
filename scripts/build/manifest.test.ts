import { describe, expect, it } from 'vitest'
import { importCycles, type BuildManifest } from './manifest.ts'

const manifestOf = (imports: Record<string, string[]>): BuildManifest =>
  Object.fromEntries(
    Object.entries(imports).map(([key, list]) => [key, { file: `${key}.js`, imports: list }]),
  )

describe('importCycles', () => {
  it('finds none where files only share what they import', () => {
    expect(importCycles(manifestOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
  })

  it('names the ring that is reached from outside of it', () => {
    const cycles = importCycles(
      manifestOf({ screen: ['verbs'], verbs: ['parts'], parts: ['verbs'] }),
    )
    expect(cycles).toEqual(['verbs.js > parts.js > verbs.js'])
  })

  it('finds both of two rings that share a file', () => {
    const cycles = importCycles(manifestOf({ a: ['b', 'c'], b: ['a'], c: ['a'] }))
    expect(cycles).toEqual(['a.js > b.js > a.js', 'a.js > c.js > a.js'])
  })
})
