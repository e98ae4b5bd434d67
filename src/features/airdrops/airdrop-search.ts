// The airdrops' state as it stands in the URL: a link shows the same list, with the same one opened.
import { airdropSortKeys, airdropViews, firstAirdropDirection, type AirdropSortKey } from '#domain/airdrop/airdrop-sort-keys.ts'
import { createLinkReader } from '#widgets/link-notice/link-reader.ts'
import * as z from 'zod'

/** A wrong value in the URL is left out rather than refused: the rest of the link still works. */
const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const word = lenient(z.coerce.string().min(1).max(200))

export const airdropSearchSchema = z.object({
  status: lenient(z.enum(airdropViews)),
  q: word,
  sort: lenient(z.enum(airdropSortKeys)),
  dir: lenient(z.enum(['asc', 'desc'])),
  open: word,
})
export type AirdropSearch = z.infer<typeof airdropSearchSchema>

export const airdropLink = createLinkReader<AirdropSearch>(airdropSearchSchema)

/** Order of a URL; the lowest possible score, highest first, where it names none (design 8). */
export const airdropOrderOf = ({ sort, dir }: AirdropSearch) => {
  const key = sort ?? 'low'
  return { key, direction: dir ?? firstAirdropDirection(key) }
}

/** The order that pressing a heading asks for; standard order leaves the URL bare. */
export const nextOrder = (search: AirdropSearch, key: AirdropSortKey): Pick<AirdropSearch, 'sort' | 'dir'> => {
  const now = airdropOrderOf(search)
  const first = firstAirdropDirection(key)
  const turned = now.direction === 'asc' ? 'desc' : 'asc'
  const direction = key === now.key ? turned : first
  return { sort: key === 'low' ? undefined : key, dir: direction === first ? undefined : direction }
}

/** What says nothing is not written, so that an untouched list has a bare URL. */
export const trimmedSearch = (search: AirdropSearch): AirdropSearch =>
  Object.fromEntries(Object.entries(search).filter(([name, value]) => value !== undefined && !(name === 'status' && value === 'open')))
