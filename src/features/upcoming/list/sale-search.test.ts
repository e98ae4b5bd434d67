import { describe, expect, it } from 'vitest'
import { keepPageSize, pageSizeOf } from './page-size.ts'
import { filterOf, orderOf, saleSearchSchema } from './sale-search.ts'

describe('saleSearchSchema', () => {
  it('leaves out what makes no sense and keeps the rest of the link', () => {
    const search = saleSearchSchema.parse({
      q: 42,
      type: ['IDO', 'NONE'],
      min: 'abc',
      max: '80',
      within: '7days',
      page: 0,
      size: 33,
    })
    expect(search).toEqual({ q: '42', max: 80, within: '7days' })
  })

  it('an empty URL is the open filter, by the low end of the score, highest first, 25 rows', () => {
    const search = saleSearchSchema.parse({})
    expect(filterOf(search).includesUnrated).toBe(true)
    expect(orderOf(search)).toEqual({ key: 'low', direction: 'desc' })
    expect(pageSizeOf(search)).toBe(25)
  })

  it('D-PAGESIZE the size last chosen holds for the session, and a link that names one comes first', () => {
    keepPageSize(50)
    expect(pageSizeOf({})).toBe(50)
    expect(pageSizeOf({ size: 10 })).toBe(10)
  })

  it('the soonest launch comes first when a link sorts by date without a direction', () => {
    expect(orderOf(saleSearchSchema.parse({ sort: 'launch' }))).toEqual({
      key: 'launch',
      direction: 'asc',
    })
  })
})
