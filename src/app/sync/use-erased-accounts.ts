// An account that another tab took off this device goes here too, once nobody here is signed in to
// it any more.
import { useEffect, useRef } from 'react'
import { eraseAccount } from '#data/open-account.ts'
import { accountOf } from '#sync/session/session.ts'
import { watchErasedAccounts } from '#client/session/erased-accounts.ts'
import { useSession } from '#client/session/session-context.ts'

type Known = { account: string | null; erased: string | null }

const eraseOnceGone = (known: Known): void => {
  const { account, erased } = known
  if (erased === null || account === null || account === erased) return
  // Once only: whoever signs in to it again later has begun anew.
  known.erased = null
  eraseAccount(erased).catch(() => {})
}

/** Mounted once, below the session. */
export const useErasedAccounts = (): void => {
  const account = accountOf(useSession())
  const known = useRef<Known>({ account: null, erased: null })
  useEffect(() => {
    known.current.account = account
    eraseOnceGone(known.current)
  }, [account])
  useEffect(
    () =>
      watchErasedAccounts((erased) => {
        known.current.erased = erased
        eraseOnceGone(known.current)
      }),
    [],
  )
}
