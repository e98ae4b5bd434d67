// Lists that travel page by page: `page` and `page_size` in, `{items, total, page, page_size}` out
// (requirements "Proposed calls").
import * as z from 'zod/mini'
import { whole } from './fields.ts'
import { type Reading } from './objects.ts'
import { answeredRows } from './rows.ts'
import { marketSourceSchema, type MarketSourceWire } from './market/market-wire.ts'

/** Fields of the payload; pages count from 1. */
export const pageFields = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  page_size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(250)), 25),
} as const

type Page<Item> = {
  items: Item[]
  total: number
  page: number
  page_size: number
  source?: MarketSourceWire | null | undefined
}

export const paged = <T extends z.ZodMiniType>(item: T): Reading<Page<z.output<T>>> =>
  z.pipe(
    z.looseObject({
      items: answeredRows(item),
      total: whole,
      page: whole,
      page_size: whole,
      source: z.catch(z.nullish(marketSourceSchema), null),
    }),
    // A host that does not count sends all there is.
    z.transform(({ total, page, page_size: size, ...rest }) => ({
      ...rest,
      total: total ?? rest.items.length,
      page: page ?? 1,
      page_size: size ?? rest.items.length,
    })),
  )
