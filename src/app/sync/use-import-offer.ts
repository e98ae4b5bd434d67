// Lists made before signing in are offered to the account once a page load (D-WLLOCAL). The
// watchlist screen keeps the offer for whoever lets the toast pass.
import { useEffect, useRef } from 'react'
import { anonymousAccount } from '#data/account-db.ts'
import { openAccountDb } from '#data/open-account.ts'
import { anonymousListCount, importAnonymousLists } from '#data/watchlists/import-anonymous.ts'
import { textOf } from '#i18n/use-text.ts'
import { accountOf, maySend } from '#sync/session/session.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { useSession } from '#client/session/session-context.ts'

const offerForMs = 20_000

const importInto = async (account: string): Promise<void> => {
  const count = await importAnonymousLists(openAccountDb(anonymousAccount), openAccountDb(account))
  toast({ title: textOf('watchlists', 'imported', { count }) })
}

const offerTo = async (account: string): Promise<void> => {
  const count = await anonymousListCount(openAccountDb(anonymousAccount), account)
  if (count === 0) return
  toast({
    title: textOf('watchlists', 'importTitle', { count }),
    description: textOf('watchlists', 'importReason'),
    durationMs: offerForMs,
    action: {
      label: textOf('watchlists', 'importNow'),
      onAction: () => {
        importInto(account).catch(() =>
          toast({ title: textOf('watchlists', 'changeNotSaved'), variant: 'destructive' }),
        )
      },
    },
  })
}

export const useImportOffer = (): void => {
  const session = useSession()
  const account = maySend(session) ? accountOf(session) : null
  const offered = useRef(new Set<string>())
  useEffect(() => {
    if (account === null || offered.current.has(account)) return
    offered.current.add(account)
    // A device whose storage fails has nothing to offer.
    offerTo(account).catch(() => {})
  }, [account])
}
