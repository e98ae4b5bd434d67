// /request-email-verification: asks for another link. The answer never reveals whether the address is known (D-VERIFY).
import { zodResolver } from '@hookform/resolvers/zod'
import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { callApi } from '#api/client.ts'
import { useText } from '#i18n/use-text.ts'
import { tokenStorage } from '#platform/token-storage.ts'
import { requestEmailVerification } from '#sync/online/email-verification.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { AuthPage } from './auth-page.tsx'
import { failureText } from './failure-text.ts'
import { messageOf } from './form-message.ts'
import { emailField } from './login-schema.ts'

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
  const send = async ({ email }: { email: string }): Promise<void> => {
    const result = await requestEmailVerification(callApi, { email })
    setIsRequested(result.kind === 'requested')
    if (result.kind === 'failed') toast({ title: failureText(t, result.failure, 'errorOccurred'), variant: 'destructive' })
  }
  return (
    <AuthPage title={t('requestTitle')} text={t('requestText')}>
      {givenEmail === undefined || isRequested ? null : (
        <p role="status" className="text-table text-ink-2">
          {t('emailNotVerified')}
        </p>
      )}
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="grid gap-4">
        <TextField {...register('email')} type="email" dir="ltr" autoComplete="email" inputMode="email" label={t('email')} error={messageOf(t, errors.email)} />
        <Button type="submit" variant="primary" size="touch" isBusy={isSubmitting}>
          {isSubmitting ? t('requestSending') : t('requestSubmit')}
        </Button>
      </form>
      {isRequested ? (
        <p role="status" className="text-body text-ink-1">
          {t('requestSent')}
        </p>
      ) : null}
      <Link to="/login" className="text-table text-link hover:underline">
        {t('goToLogin')}
      </Link>
    </AuthPage>
  )
}
