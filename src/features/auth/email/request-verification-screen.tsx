// /request-email-verification: asks for another link. The answer never reveals whether the address
// is known (D-VERIFY).
import { zodResolver } from '@hookform/resolvers/zod'
import { Link, useRouterState } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useText } from '#i18n/use-text.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { requestEmailVerification } from '#client/online/sign-in.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { AuthPage } from '../auth-page.tsx'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { solvedBy } from '../captcha/solved-by.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { messageOf } from '../form-message.ts'
import { emailField } from '../login/login-schema.ts'
import { Notice } from '../notice.tsx'
import { SubmitButton } from '../submit-button.tsx'

const schema = z.object({ email: emailField })

export const RequestVerificationScreen = () => {
  const { t } = useText('auth')
  const givenEmail = useRouterState({ select: ({ location }) => location.state.email })
  const [isRequested, setIsRequested] = useState(false)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: givenEmail ?? tokenStorage.email() ?? '' },
  })
  const { errors, isSubmitting } = formState
  const captcha = useCaptcha({ isAlwaysShown: true })
  const send = async ({ email }: { email: string }): Promise<void> => {
    setIsRequested(false)
    const solved = await solvedBy(captcha)
    if (solved.isFailed) return void toast({ title: t('captchaError'), variant: 'destructive' })
    const result = await requestEmailVerification({ email, captchaToken: solved.token })
    captcha.settle(result.kind === 'failed' && result.needsCaptcha)
    setIsRequested(result.kind === 'requested')
    if (result.kind === 'failed')
      toast({
        title: onlineFailureText(t, result.failure, 'errorOccurred'),
        variant: 'destructive',
      })
  }
  return (
    <AuthPage title={t('requestTitle')} text={t('requestText')}>
      {isRequested ? (
        <Notice icon={<Check className="mt-0.5 text-up" />}>{t('requestSent')}</Notice>
      ) : null}
      {givenEmail === undefined || isRequested ? null : <Notice>{t('emailNotVerified')}</Notice>}
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="grid gap-4">
        <TextField
          {...register('email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          label={t('email')}
          error={messageOf(t, errors.email)}
        />
        {captcha.field}
        <SubmitButton
          isSubmitting={isSubmitting}
          label={t('requestSubmit')}
          busyLabel={t('requestSending')}
        />
      </form>
      <Link to="/login" className="text-table text-link hover:underline">
        {t('goToLogin')}
      </Link>
    </AuthPage>
  )
}
