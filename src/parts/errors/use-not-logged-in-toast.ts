// A call needs to know who asks, and nobody is known: said at once, with the way to sign in and back
// (R-AUT-067, D-NOTLOGGED).
import { useRouter } from '@tanstack/react-router'
import { loginPathFor } from '#domain/page/return-path.ts'
import { useText } from '#i18n/use-text.ts'
import { toast } from '#ui/toast/toast-store.ts'

export const useNotLoggedInToast = (): (() => void) => {
  const { t } = useText('auth')
  const { t: guards } = useText('guards')
  const { history } = useRouter()
  return () =>
    void toast({
      title: t('notLoggedIn'),
      variant: 'destructive',
      action: {
        label: guards('signIn'),
        onAction: () => history.push(loginPathFor(history.location.href)),
      },
    })
}
