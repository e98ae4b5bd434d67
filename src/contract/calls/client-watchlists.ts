// POST /client.php: coin and IDO watchlists. Bodies are exactly the spec's; keys, client ids and
// lanes go in headers.
import * as z from 'zod/mini'
import { signedInCall } from './signed-in-call.ts'
import { changesOutput, changesPayload } from '../watchlists/watchlist-changes.ts'
import {
  coinWatchlistWireSchema,
  coinWatchlistsSchema,
  saleWatchlistWireSchema,
  saleWatchlistsSchema,
  textUpTo,
  watchlistLimits,
} from '../watchlists/watchlist-wire.ts'
import { plainLine, plainText } from '../written-text.ts'

/** A server id or, with `client-ids`, the creating device's UUID. */
const id = z.union([
  z.string().check(z.minLength(1), z.maxLength(64)),
  z.int().check(z.nonnegative()),
])
const itemId = z.union([
  z.string().check(z.minLength(1), z.maxLength(watchlistLimits.itemIdLength)),
  z.int().check(z.nonnegative()),
])
const name = textUpTo(watchlistLimits.nameLength)
const description = textUpTo(watchlistLimits.descriptionLength)
/** What is put into a list; what is taken out may be of before. */
const newItemId = z.union([
  z.string().check(z.minLength(1), z.maxLength(watchlistLimits.itemIdLength), plainLine),
  z.int().check(z.nonnegative()),
])
const iconId = z._default(z.int().check(z.gte(1), z.lte(64)), 1)

const createPayload = z.object({
  name,
  icon_id: iconId,
  icon_name: z.optional(z.string().check(z.maxLength(64), plainLine)),
  description: z._default(description.check(plainText), ''),
})
const editPayload = z.object({
  id,
  name,
  description: z._default(description, ''),
  icon_id: iconId,
})
const deletePayload = z.object({ id })
const message = z.nullish(z.union([z.string(), z.looseObject({ message: z.nullish(z.string()) })]))

export const clientWatchlistCalls = {
  /** Not a mutation of one key itself: each change in it has its own. */
  change_watchlist_items: signedInCall(
    'change_watchlist_items',
    false,
    changesPayload,
    changesOutput,
  ),
  get_user_watchlists: signedInCall(
    'get_user_watchlists',
    false,
    z.object({}),
    coinWatchlistsSchema,
  ),
  create_watchlist: signedInCall('create_watchlist', true, createPayload, coinWatchlistWireSchema),
  edit_watchlist: signedInCall('edit_watchlist', true, editPayload, coinWatchlistWireSchema),
  delete_watchlist: signedInCall('delete_watchlist', true, deletePayload, message),
  add_to_watchlist_v2: signedInCall(
    'add_to_watchlist_v2',
    true,
    z.object({
      listId: id,
      coinId: newItemId,
      description: z.optional(description.check(plainText)),
    }),
    coinWatchlistWireSchema,
  ),
  remove_from_watchlist_v2: signedInCall(
    'remove_from_watchlist_v2',
    true,
    z.object({ listId: id, coinId: itemId }),
    coinWatchlistWireSchema,
  ),
  get_user_ido_watchlists: signedInCall(
    'get_user_ido_watchlists',
    false,
    z.object({}),
    saleWatchlistsSchema,
  ),
  create_ido_watchlist: signedInCall(
    'create_ido_watchlist',
    true,
    createPayload,
    saleWatchlistWireSchema,
  ),
  edit_ido_watchlist: signedInCall(
    'edit_ido_watchlist',
    true,
    editPayload,
    saleWatchlistWireSchema,
  ),
  delete_ido_watchlist: signedInCall('delete_ido_watchlist', true, deletePayload, message),
  add_to_ido_watchlist: signedInCall(
    'add_to_ido_watchlist',
    true,
    z.object({
      listId: id,
      projectId: newItemId,
      description: z.optional(description.check(plainText)),
    }),
    saleWatchlistWireSchema,
  ),
  remove_from_ido_watchlist: signedInCall(
    'remove_from_ido_watchlist',
    true,
    z.object({ listId: id, projectId: itemId }),
    saleWatchlistWireSchema,
  ),
}
