// Changing and removing the picture, with the words the spec gives each outcome (R-PRF-002 to
// R-PRF-009).
import type { AvatarId } from '#domain/account/avatar.ts'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { chooseAvatar, removeAvatar } from '#client/online/profile.ts'
import type { AvatarResult } from '#sync/online/avatar.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { useSessionActions } from '#client/session/session-context.ts'

type AvatarActions = {
  /** True where the picture is the new one. */
  choose: (id: AvatarId) => Promise<boolean>
  /** True where there is none any more. */
  remove: () => Promise<boolean>
}

/** Both resolve when everything has been said; they never reject. */
export const useAvatar = (user: User): AvatarActions => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const { userChanged } = useSessionActions()

  const tell = (result: AvatarResult, words: Record<AvatarResult['kind'], string>): boolean => {
    const title = result.message ?? words[result.kind]
    if (result.kind === 'done') {
      toast({ title })
      return true
    }
    // The server's own sentence is enough; without one the reason stands below the spec's.
    const reason =
      result.message === null
        ? { description: onlineFailureText(auth, result.failure, 'errorOccurred') }
        : {}
    toast({ title, variant: 'destructive', ...reason })
    return false
  }

  return {
    choose: async (id) => {
      const result = await chooseAvatar(id)
      const isDone = tell(result, {
        done: t('avatarUpdated'),
        refused: t('avatarUpdateError'),
        thrown: t('avatarUpdateError'),
      })
      if (isDone) userChanged({ ...user, avatarId: id })
      return isDone
    },
    remove: async () => {
      const result = await removeAvatar()
      const isDone = tell(result, {
        done: t('avatarRemoved'),
        refused: t('avatarNotRemoved'),
        thrown: t('avatarRemoveError'),
      })
      if (isDone) userChanged({ ...user, avatarId: null, avatarUrl: null })
      return isDone
    },
  }
}
