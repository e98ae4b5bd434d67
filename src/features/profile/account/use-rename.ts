// Asks the server for another name, and says beside the field why it may not be had.
import { useState } from 'react'
import { isUsername } from '#domain/account/username.ts'
import { useText } from '#i18n/use-text.ts'
import { updateProfile } from '#client/online/profile.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { useSessionActions } from '#client/session/session-context.ts'

type Rename = {
  /** True once the account has the name. */
  rename: (username: string) => Promise<boolean>
  /** Why the last one was refused; what failed for other reasons is told in a toast. */
  error: string | undefined
  forgetError: () => void
  isSaving: boolean
}

export const useRename = (): Rename => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const { userChanged } = useSessionActions()
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const ask = async (username: string): Promise<boolean> => {
    const result = await updateProfile(username)
    if (result.kind === 'updated') {
      userChanged(result.user)
      toast({ title: t('nameChanged') })
    } else if (result.kind === 'nameTaken') setError(result.message ?? t('nameTaken'))
    else
      toast({
        title: t('notSaved'),
        description: onlineFailureText(auth, result.failure, 'errorOccurred'),
        variant: 'destructive',
      })
    return result.kind === 'updated'
  }
  const rename = async (username: string): Promise<boolean> => {
    if (!isUsername(username)) {
      setError(auth('usernameInvalid'))
      return false
    }
    setIsSaving(true)
    return ask(username).finally(() => setIsSaving(false))
  }
  return { rename, error, forgetError: () => setError(undefined), isSaving }
}
