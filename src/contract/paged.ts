// Lists that travel page by page: `page` and `page_size` in, `{items, total, page, page_size}` out (requirements "Proposed calls").
import * as z from 'zod'
import { marketSourceSchema } from './market-wire.ts'

/** Fields of the payload; pages count from 1. */
export const pageFields = {
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(250).default(25),
} as const

export const paged = <T extends z.ZodType>(item: T) =>
  z.looseObject({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
    source: marketSourceSchema.nullish(),
  })
