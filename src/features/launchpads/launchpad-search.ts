// The launchpads' state as it stands in the URL: a link shows the same list, with the same one opened.
import { firstLaunchpadDirection, launchpadSortKeys, type LaunchpadSortKey } from '#domain/launchpad/launchpad-sort-keys.ts'
import { createLinkReader } from '#widgets/link-notice/link-reader.ts'
import * as z from 'zod'

/** A wrong value in the URL is left out rather than refused: the rest of the link still works. */
const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const word = lenient(z.coerce.string().min(1).max(200))

export const launchpadSearchSchema = z.object({
  q: word,
  chain: word,
  sort: lenient(z.enum(launchpadSortKeys)),
  dir: lenient(z.enum(['asc', 'desc'])),
  open: word,
})
export type LaunchpadSearch = z.infer<typeof launchpadSearchSchema>

export const launchpadLink = createLinkReader<LaunchpadSearch>(launchpadSearchSchema)

/** Order of a URL; the lowest possible score, highest first, where it names none (design 8). */
export const launchpadOrderOf = ({ sort, dir }: LaunchpadSearch) => {
  const key = sort ?? 'low'
  return { key, direction: dir ?? firstLaunchpadDirection(key) }
}

/** The order that pressing a heading asks for: another column its own way round, the same one the other way. Standard order leaves the URL bare. */
export const nextOrder = (search: LaunchpadSearch, key: LaunchpadSortKey): Pick<LaunchpadSearch, 'sort' | 'dir'> => {
  const now = launchpadOrderOf(search)
  const direction = key === now.key ? (now.direction === 'asc' ? 'desc' : 'asc') : firstLaunchpadDirection(key)
  return { sort: key === 'low' ? undefined : key, dir: direction === firstLaunchpadDirection(key) ? undefined : direction }
}

/** What says nothing is not written, so that an untouched list has a bare URL. */
export const trimmedSearch = (search: LaunchpadSearch): LaunchpadSearch => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
