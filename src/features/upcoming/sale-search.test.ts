import { describe, expect, it } from 'vitest'
import { filterOf, orderOf, pageSizeOf, saleSearchSchema } from './sale-search.ts'

describe('saleSearchSchema', () => {
  it('leaves out what makes no sense and keeps the rest of the link', () => {
    const search = saleSearchSchema.parse({ q: 42, type: ['IDO', 'NONE'], min: 'abc', max: '80', within: '7days', page: 0, size: 33 })
    expect(search).toEqual({ q: '42', max: 80, within: '7days' })
  })

  it('an empty URL is the open filter, by score, highest first, 25 rows', () => {
    const search = saleSearchSchema.parse({})
    expect(filterOf(search).includesUnrated).toBe(true)
    expect(orderOf(search)).toEqual({ key: 'score', direction: 'desc' })
    expect(pageSizeOf(search)).toBe(25)
  })

  it('the soonest launch comes first when a link sorts by date without a direction', () => {
    expect(orderOf(saleSearchSchema.parse({ sort: 'launch' }))).toEqual({ key: 'launch', direction: 'asc' })
  })
})
