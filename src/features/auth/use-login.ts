// Signing in: the verb, its toast, and the session it opens. The caller decides where to go.
import { callApi } from '#api/client.ts'
import { useText } from '#i18n/use-text.ts'
import { signIn, type NewSession } from '#sync/online/sign-in.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { failureText } from './failure-text.ts'
import type { LoginValues } from './login-schema.ts'

export type LoginOutcomes = {
  onSignedIn: (session: NewSession) => void
  onEmailNotVerified: (email: string) => void
}

/** Resolves when everything has been said; never rejects. */
export const useLogin = ({ onSignedIn, onEmailNotVerified }: LoginOutcomes): ((values: LoginValues) => Promise<void>) => {
  const { t } = useText('auth')
  const tellError = (description: string): void => {
    toast({ title: t('loginError'), description, variant: 'destructive' })
  }
  return async (values) => {
    const result = await signIn(callApi, values)
    switch (result.kind) {
      case 'signedIn':
        toast({ title: t('loginSuccess'), description: t('welcomeBack') })
        return onSignedIn(result.session)
      case 'emailNotVerified':
        return onEmailNotVerified(result.email)
      case 'noToken':
        return tellError(t('noSession'))
      case 'failed':
        return tellError(failureText(t, result.failure, 'authenticationFailed'))
    }
  }
}
