// The skeleton that stands before any script draws the mark again, as a document can import nothing.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const drawn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/<(?:path d|circle cx)="[^>]*\/>/g)].map(
    ([shape]) => shape,
  )

it('073 the mark in the skeleton is the mark of the product', () => {
  const inApp = drawn('src/ui/identity/mark.tsx')
  expect(inApp).toHaveLength(6)
  expect(drawn('index.html')).toEqual(inApp)
})
