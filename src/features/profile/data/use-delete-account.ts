// Deleting the account: the server first, then the session, then everything on this device in every
// tab.
import { useRouter } from '@tanstack/react-router'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { deleteAccount } from '#client/online/profile.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { eraseEverywhere } from '#client/session/erased-accounts.ts'
import { useSessionActions } from '#client/session/session-context.ts'

export type DeleteProblem = { field: 'password' | 'form'; text: string }

/** Resolves with what kept the account, or null once it is gone and said to be. Never rejects. */
export const useDeleteAccount = (
  user: User,
): ((password: string) => Promise<DeleteProblem | null>) => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const { end } = useSessionActions()
  const { history } = useRouter()
  return async (password) => {
    const result = await deleteAccount(password)
    if (result.kind === 'passwordWrong')
      return { field: 'password', text: result.message ?? t('notDeleted') }
    if (result.kind === 'failed')
      return { field: 'form', text: onlineFailureText(auth, result.failure, 'errorOccurred') }
    end()
    const isErased = await eraseEverywhere(user.id).then(
      () => true,
      () => false,
    )
    toast(
      isErased
        ? { title: t('deleted'), description: t('deletedText') }
        : { title: t('deleted'), description: t('deletedNotHere'), variant: 'destructive' },
    )
    history.push('/')
    return null
  }
}
