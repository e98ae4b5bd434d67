// Changing the password: the verb, and what is said of each outcome.
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#i18n/use-text.ts'
import { changePassword } from '#client/online/profile.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { hostHas } from '#client/online/host.ts'
import { refreshAccountQuery } from '#client/session/account-query.ts'
import { useSessionActions } from '#client/session/session-context.ts'
import { devicesQuery } from './devices-query.ts'
import type { PasswordValues } from './password-schema.ts'

/** The `type` of an error whose message is the server's and needs no translation. */
export const saidByServer = 'server'

type Outcomes = {
  onChanged: () => void
  onRefused: (field: 'current' | 'next', message: string) => void
}

/** Resolves when everything has been said; never rejects. */
export const useChangePassword = ({
  onChanged,
  onRefused,
}: Outcomes): ((values: PasswordValues) => Promise<void>) => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const client = useQueryClient()
  const { begin } = useSessionActions()
  return async ({ current, next }) => {
    const result = await changePassword({
      current,
      next,
      // A new session with the new password; a host that says nothing lets the present one go on.
      takesRenewal: await hostHas('session-renewal'),
    })
    switch (result.kind) {
      case 'changed':
        if (result.session) begin(result.session)
        toast({ title: t('passwordChanged'), description: t('othersLoggedOut') })
        void refreshAccountQuery(client, devicesQuery)
        return onChanged()
      case 'currentWrong':
        return onRefused('current', result.message ?? t('passwordNotChanged'))
      case 'nextRefused':
        return onRefused('next', result.message ?? t('passwordNotChanged'))
      case 'failed':
        toast({
          title: t('passwordNotChanged'),
          description: onlineFailureText(auth, result.failure, 'errorOccurred'),
          variant: 'destructive',
        })
    }
  }
}
