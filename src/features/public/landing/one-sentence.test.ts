import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { oneSentence } from './one-sentence.ts'

it.each(Object.entries(oneSentence))('%s says what its own pack says', (code, sentence) => {
  const pack = JSON.parse(
    readFileSync(new URL(`../../../../locales/${code}/landing.json`, import.meta.url), 'utf8'),
  ) as { title: string }
  expect(sentence).toBe(pack.title)
})
