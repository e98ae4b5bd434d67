// Plugs the browser into the sync engine. Serving an account follows the session
// (use-account-sync.ts).
import type { QueryClient } from '@tanstack/react-query'
import { apiOrigin, callApi } from '#api/client.ts'
import type { AccountDb } from '#data/account-db.ts'
import { openAccountDb } from '#data/open-account.ts'
import { isProbablyOnline, watchConnectivity } from '#platform/device/connectivity.ts'
import { runIfFree } from '#platform/tabs/locks.ts'
import { isPageVisible, watchPageLifecycle } from '#platform/page/page-lifecycle.ts'
import { openTabChannel } from '#platform/tabs/tabs.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { createApiTransport } from '#sync/api-transport.ts'
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts'
import { syncedEntities } from '#sync/entities/registry.ts'
import type { Channel, SyncPorts } from '#sync/ports.ts'
import { keepTabPorts } from '#sync/tab-ports.ts'
import { logError } from '#client/error-log/error-log.ts'
import type { SessionServices } from '#client/session/session-services.ts'
import { confirmedUserId } from '#client/session/use-current-user.ts'
import { showSyncNotice } from '#parts/sync-notices/show-sync-notice.ts'

const tabChannel = (name: string): Channel => {
  const listeners = new Set<(message: unknown) => void>()
  const { post } = openTabChannel(name, (message) =>
    listeners.forEach((listener) => listener(message)),
  )
  return {
    post,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const after: SyncPorts['clock']['after'] = (delayMs, callback) => {
  const timer = setTimeout(callback, delayMs)
  return () => clearTimeout(timer)
}

type StartSync = { session: SessionServices; client: QueryClient }

/** Makes this tab's engine and wakes it whenever something may have become possible. */
export const startSync = ({ session: { watch }, client }: StartSync): SyncEngine => {
  let served: AccountDb | null = null
  const ports: SyncPorts = {
    entities: syncedEntities,
    transport: createApiTransport(callApi, apiOrigin),
    clock: { nowMs: Date.now, after },
    random: Math.random,
    locks: { runIfFree },
    session: {
      // An expired token is not tried: the queue waits for the next sign-in (D-OFFLINEEXPIRY).
      token: () => (tokenStorage.token() === watch.expiredToken() ? null : tokenStorage.token()),
      confirmedAccountId: (token) => confirmedUserId(client, token),
    },
    hints: { isProbablyOnline, isVisible: isPageVisible },
    channel: tabChannel('sync'),
    notify: (event) => showSyncNotice(event, served),
    log: (message, details) => {
      console.warn(message, details)
      logError(new Error(message), { feature: 'sync', severity: 'high', metadata: details })
    },
    openDb: (account) => {
      served = openAccountDb(account)
      return served
    },
  }
  keepTabPorts(ports)
  const engine = createSyncEngine(ports)
  watchConnectivity((isOnline) => {
    engine.wake(isOnline ? 'online' : 'offline')
  })
  watchPageLifecycle({ onWake: () => engine.wake('visible') })
  return engine
}
