// What the server finds beyond this device.
import { callApi } from '#api/client.ts'
import type { OutputOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

/** Coins and sales by name or symbol. Rejects with an ApiError. */
export const searchAssets = (
  query: string,
  signal: AbortSignal,
): Promise<OutputOf<Calls['search_assets']>> => callApi('search_assets', { query }, { signal })
