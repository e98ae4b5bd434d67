// The engine serves whoever is signed in, and nobody else: one account's queue never travels with
// another's token.
import { useEffect, useRef } from 'react'
import { openAccountDb } from '#data/open-account.ts'
import { windowEvents } from '#platform/page/window-events.ts'
import type { SyncEngine } from '#sync/engine.ts'
import { accountOf, maySend } from '#sync/session/session.ts'
import { bridgeWindowEvents } from '#sync/window-events.ts'
import { useSession } from '#client/session/session-context.ts'

/** Mounted once, below the session. */
export const useAccountSync = (engine: SyncEngine): void => {
  const session = useSession()
  const account = accountOf(session)
  const isConfirmed = maySend(session)
  const lastServed = useRef<string | null>(null)

  useEffect(() => {
    if (account === null) return undefined
    engine.start(account, { keepsSelection: lastServed.current === account })
    lastServed.current = account
    const unbridge = bridgeWindowEvents(openAccountDb(account), windowEvents, () =>
      engine.refresh(),
    )
    return () => {
      unbridge()
      engine.stop()
    }
  }, [account, engine])

  useEffect(() => {
    if (isConfirmed) engine.wake('login')
  }, [isConfirmed, engine])
}
