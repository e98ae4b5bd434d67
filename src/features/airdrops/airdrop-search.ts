// The airdrops' state as it stands in the URL: a link shows the same list, with the same one
// opened.
import {
  airdropSortKeys,
  airdropViews,
  firstAirdropDirection,
} from '#domain/airdrop/airdrop-sort-keys.ts'
import { columnOrder } from '#client/link-reader/column-order.ts'
import { lenient, lenientDirection, lenientWord } from '#client/link-reader/lenient.ts'
import { createLinkReader } from '#client/link-reader/link-reader.ts'
import * as z from 'zod/mini'

export const airdropSearchSchema = z.object({
  status: lenient(z.enum(airdropViews)),
  q: lenientWord,
  sort: lenient(z.enum(airdropSortKeys)),
  dir: lenientDirection,
  open: lenientWord,
})
export type AirdropSearch = z.infer<typeof airdropSearchSchema>

export const airdropLink = createLinkReader<AirdropSearch>(airdropSearchSchema)

/** The lowest possible score, highest first, where the address names no order (design 8). */
export const airdropOrder = columnOrder('low', firstAirdropDirection)

/** What says nothing is not written, so that an untouched list has a bare URL. */
export const trimmedSearch = (search: AirdropSearch): AirdropSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => value !== undefined && !(name === 'status' && value === 'open'),
    ),
  )
