// Signing up: the verb, its toasts, and the session it opens.
import { useText } from '#i18n/use-text.ts'
import { deviceMarks } from '#platform/storage/device-marks.ts'
import { register } from '#client/online/sign-in.ts'
import type { RegisterRequest } from '#sync/online/sign-in/register.ts'
import type { NewSession } from '#sync/online/sign-in/sign-in.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { solvedBy } from '../captcha/solved-by.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'

export type RegisterOutcomes = {
  onRegistered: (session: NewSession) => void
  /** The account exists, the session does not (D-REGNOTOKEN). */
  onNoSession: (email: string) => void
  onFieldRefused: (field: 'email' | 'username', message: string) => void
}

/** Resolves when everything has been said; never rejects. */
export const useRegister = ({
  captcha,
  ...outcomes
}: RegisterOutcomes & { captcha: Captcha }): ((request: RegisterRequest) => Promise<void>) => {
  const { t } = useText('auth')
  const tellFailed = (description: string): void => {
    toast({ title: t('registrationFailed'), description, variant: 'destructive' })
  }
  const refuseField = (field: 'email' | 'username', message: string): void => {
    tellFailed(message)
    outcomes.onFieldRefused(field, message)
  }
  return async (request) => {
    const solved = await solvedBy(captcha)
    if (solved.isFailed) return tellFailed(t('captchaError'))
    const result = await register({ ...request, captchaToken: solved.token })
    captcha.settle(result.kind === 'failed' && result.needsCaptcha)
    switch (result.kind) {
      case 'registered':
        deviceMarks.keep(request.email, result.session.deviceMark)
        toast({ title: t('registerSuccess'), description: t('checkEmailToVerify') })
        return outcomes.onRegistered(result.session)
      case 'noToken':
        toast({
          title: t('accountCreated'),
          description: t('accountNoSession'),
          variant: 'destructive',
        })
        return outcomes.onNoSession(result.email)
      case 'emailTaken':
        return refuseField('email', t('emailTaken'))
      case 'usernameRefused':
        return refuseField('username', result.message ?? t('registrationError'))
      case 'inviteOnly':
        return tellFailed(result.message ?? t('inviteOnly'))
      case 'failed':
        return tellFailed(onlineFailureText(t, result.failure, 'registrationError'))
    }
  }
}
