// Signing in: the verb, its toast, and the session it opens. The caller decides where to go.
import { useText } from '#i18n/use-text.ts'
import { deviceMarks } from '#platform/storage/device-marks.ts'
import { signIn } from '#client/online/sign-in.ts'
import type { NewSession } from '#sync/online/sign-in/sign-in.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { solvedBy } from '../captcha/solved-by.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import type { LoginValues } from './login-schema.ts'

export type LoginOutcomes = {
  onSignedIn: (session: NewSession) => void
  onEmailNotVerified: (email: string) => void
}

type LoginForm = {
  captcha: Captcha
  /** What the toast says, for the form itself. */
  onRefused: (description: string) => void
}

/** Resolves when everything has been said; never rejects. */
export const useLogin = ({
  onSignedIn,
  onEmailNotVerified,
  captcha,
  onRefused,
}: LoginOutcomes & LoginForm): ((values: LoginValues) => Promise<void>) => {
  const { t } = useText('auth')
  const tellError = (description: string): void => {
    toast({ title: t('loginError'), description, variant: 'destructive' })
    onRefused(description)
  }
  return async (values) => {
    const solved = await solvedBy(captcha)
    if (solved.isFailed) return tellError(t('captchaError'))
    const result = await signIn({
      ...values,
      captchaToken: solved.token,
      deviceMark: deviceMarks.of(values.email),
    })
    captcha.settle(
      result.kind === 'failed' && result.needsCaptcha,
      result.kind === 'failed' ? result.captchaEffort : 1,
    )
    switch (result.kind) {
      case 'signedIn':
        deviceMarks.keep(values.email, result.session.deviceMark)
        toast({ title: t('loginSuccess'), description: t('welcomeBack') })
        return onSignedIn(result.session)
      case 'emailNotVerified':
        return onEmailNotVerified(result.email)
      case 'noToken':
        return tellError(t('noSession'))
      case 'failed':
        return tellError(onlineFailureText(t, result.failure, 'authenticationFailed'))
    }
  }
}
