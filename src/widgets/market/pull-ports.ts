// The catalogue's line to the server, shared by every pull of this page.
import { fetchCapabilities } from '#api/capabilities.ts'
import { callApi } from '#api/client.ts'
import { catalogDb } from '#data/catalog-db.ts'
import type { PullPorts } from '#data/catalog/pull/ports.ts'

let known: ReturnType<typeof fetchCapabilities> | null = null

/** Asked once a page load; an answer of "none" may only mean "out of reach", so it is asked again. */
const hasMarketDelta = async (): Promise<boolean> => {
  known ??= fetchCapabilities(callApi)
  const capabilities = await known
  if (capabilities.size === 0) known = null
  return capabilities.has('market-delta')
}

export const pullPorts = (): PullPorts => ({ db: catalogDb(), call: callApi, hasMarketDelta, nowMs: () => Date.now() })
