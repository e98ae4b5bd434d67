import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { leftOutOf } from './link-reader.ts'

const schema = z.object({
  sort: z.catch(z.optional(z.enum(['name', 'price'])), undefined),
  hide: z.catch(
    z.optional(
      z.pipe(
        z.array(z.unknown()),
        z.transform((words) => words.filter((word) => word === 'cap')),
      ),
    ),
    undefined,
  ),
  search: z.optional(z.coerce.string()),
})
const leftOut = (raw: Record<string, unknown>) => leftOutOf(raw, schema.parse(raw))

it('names what a link asks for and the list does not know, and nothing else', () => {
  expect(leftOut({ sort: 'name', search: 1 })).toEqual([])
  expect(leftOut({ sort: 'magic', colour: 'red', search: 'x' })).toEqual(['sort', 'colour'])
})

it('names a choice of which only a part is known', () => {
  expect(leftOut({ hide: ['cap', 'nonsense'] })).toEqual(['hide'])
  expect(leftOut({ hide: ['cap'] })).toEqual([])
})

it('says nothing of where a visit came from, nor of empty parameters', () => {
  expect(
    leftOut({ source: 'pwa', utm_campaign: 'spring', fbclid: 'a', search: '', sort: undefined }),
  ).toEqual([])
})
