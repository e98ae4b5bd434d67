// Lists that travel page by page: `page` and `page_size` in, `{items, total, page, page_size}` out
// (requirements "Proposed calls").
import * as z from 'zod/mini'
import { marketSourceSchema } from './market/market-wire.ts'

/** Fields of the payload; pages count from 1. */
export const pageFields = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  page_size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(250)), 25),
} as const

export const paged = <T extends z.ZodMiniType>(item: T) =>
  z.looseObject({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    source: z.nullish(marketSourceSchema),
  })
