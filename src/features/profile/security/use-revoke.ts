// Logging other devices out: one, or all of them. The list is asked for again whatever came of it.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { revokeSession, revokeOtherSessions } from '#client/online/profile.ts'
import type { RevokeResult } from '#sync/online/device-sessions.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { refreshAccountQuery } from '#client/session/account-query.ts'
import { devicesQuery } from './devices-query.ts'

type Revoke = {
  /** The id of the session that is being ended, or all others. */
  ending: string | null
  revoke: (id: string) => Promise<void>
  revokeOthers: () => Promise<void>
}

export const useRevoke = (): Revoke => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const client = useQueryClient()
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (
    what: string,
    call: () => Promise<RevokeResult>,
    done: string,
  ): Promise<void> => {
    setEnding(what)
    const result = await call()
    if (result.kind === 'failed')
      toast({
        title: t('sessionNotEnded'),
        description: onlineFailureText(auth, result.failure, 'errorOccurred'),
        variant: 'destructive',
      })
    else toast({ title: done })
    await refreshAccountQuery(client, devicesQuery)
    setEnding(null)
  }
  return {
    ending,
    revoke: (id) => end(id, () => revokeSession(id), t('sessionEnded')),
    revokeOthers: () => end('others', () => revokeOtherSessions(), t('othersLoggedOut')),
  }
}
