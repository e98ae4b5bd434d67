// The catalogue's line to the server, shared by every pull of this page.
import { fetchCapabilities } from '#api/capabilities.ts'
import { callApi } from '#api/client.ts'
import { pullPortsOf, type PullPorts } from '#data/catalog/pulls/ports.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'

let known: ReturnType<typeof fetchCapabilities> | null = null

/**
 * Asked once a page load, and again where no answer came; until there is one the market is read
 * page by page.
 */
const hasMarketDelta = async (): Promise<boolean> => {
  known ??= fetchCapabilities(callApi)
  try {
    return (await known).has('market-delta')
  } catch {
    known = null
    return false
  }
}

export const pullPorts = (): PullPorts =>
  pullPortsOf({
    call: callApi,
    hasMarketDelta,
    nowMs: () => Date.now(),
    asker: tokenStorage.token,
  })
