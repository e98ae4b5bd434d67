import { expect, it } from 'vitest'
import * as z from 'zod'
import { leftOutOf } from './link-reader.ts'

const schema = z.object({
  sort: z.enum(['name', 'price']).optional().catch(undefined),
  hide: z.array(z.unknown()).transform((words) => words.filter((word) => word === 'cap')).optional().catch(undefined),
  search: z.coerce.string().optional(),
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
  expect(leftOut({ source: 'pwa', utm_campaign: 'spring', fbclid: 'a', search: '', sort: undefined })).toEqual([])
})
