// From an answer of the load calls to lists, or null where it is "not in expected format"
// (D-WLSHAPE, R-WLC-031).
import * as z from 'zod/mini'
import {
  coinWatchlistWireSchema,
  saleWatchlistWireSchema,
  type FieldLog,
} from '#contract/watchlists/watchlist-wire.ts'
import type { PulledList } from '#data/watchlists/match-lists.ts'
import type { ListKind } from '#domain/watchlist.ts'

const coinListsSchema = z.array(coinWatchlistWireSchema)
const saleListsSchema = z.array(saleWatchlistWireSchema)

type Wire = {
  id: string | number
  name: string
  description?: string | null | undefined
  icon_id: number
  created_at?: number | null | undefined
  isDefault?: boolean | number | null | undefined
  client_id?: string | null | undefined
  fields_version?: number | null | undefined
  field_writes?: FieldLog | null | undefined
}

const fieldWritesOf = ({
  name,
  description,
  icon_id: iconId,
}: FieldLog): NonNullable<PulledList['fieldWrites']> => ({
  ...(name && { name }),
  ...(description && { description }),
  ...(iconId && { iconId }),
})

const pulled = (list: Wire, items: { id: string | number; added_at?: unknown }[]): PulledList => ({
  serverId: String(list.id),
  clientId: list.client_id ?? null,
  name: list.name,
  description: list.description ?? '',
  iconId: list.icon_id,
  createdAtSec: list.created_at ?? null,
  isServerDefault: Boolean(list.isDefault),
  ...(list.fields_version == null
    ? {}
    : { fieldsVersion: list.fields_version, fieldWrites: fieldWritesOf(list.field_writes ?? {}) }),
  items: items.map(({ id, added_at: addedAt }) => ({
    itemId: String(id),
    addedAtSec: typeof addedAt === 'number' ? addedAt : null,
  })),
})

const listsIn = (output: unknown): unknown =>
  typeof output === 'object' && output !== null && !Array.isArray(output)
    ? Reflect.get(output, 'watchlists')
    : output

/** The lists of an answer: an array, or an object that holds it as `watchlists`. */
export const readLists = (kind: ListKind, output: unknown): PulledList[] | null => {
  if (kind === 'coin')
    return (
      coinListsSchema.safeParse(listsIn(output)).data?.map((list) => pulled(list, list.coins)) ??
      null
    )
  return (
    saleListsSchema.safeParse(listsIn(output)).data?.map((list) => pulled(list, list.projects)) ??
    null
  )
}
