// The launchpads' state as it stands in the URL: a link shows the same list, with the same one
// opened.
import {
  firstLaunchpadDirection,
  launchpadSortKeys,
} from '#domain/launchpad/launchpad-sort-keys.ts'
import { columnOrder } from '#client/link-reader/column-order.ts'
import { lenient, lenientDirection, lenientWord } from '#client/link-reader/lenient.ts'
import { createLinkReader } from '#client/link-reader/link-reader.ts'
import * as z from 'zod/mini'

export const launchpadSearchSchema = z.object({
  q: lenientWord,
  chain: lenientWord,
  sort: lenient(z.enum(launchpadSortKeys)),
  dir: lenientDirection,
  open: lenientWord,
})
export type LaunchpadSearch = z.infer<typeof launchpadSearchSchema>

export const launchpadLink = createLinkReader<LaunchpadSearch>(launchpadSearchSchema)

/** The lowest possible score, highest first, where the address names no order (design 8). */
export const launchpadOrder = columnOrder('low', firstLaunchpadDirection)

/** What says nothing is not written, so that an untouched list has a bare URL. */
export const trimmedSearch = (search: LaunchpadSearch): LaunchpadSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
