// E-mail and password (Spec §5). Keeps what was typed whatever fails.
import { zodResolver } from '@hookform/resolvers/zod'
import { useController, useForm } from 'react-hook-form'
import { useText } from '#i18n/use-text.ts'
import { tokenStorage } from '#platform/token-storage.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { FormAlert } from './form-alert.tsx'
import { messageOf } from './form-message.ts'
import { loginSchema } from './login-schema.ts'
import { useLogin, type LoginOutcomes } from './use-login.ts'

export const LoginForm = ({ onSignedIn, onEmailNotVerified, email }: LoginOutcomes & { /** Prefills the form. */ email?: string | undefined }) => {
  const { t } = useText('auth')
  const login = useLogin({ onSignedIn, onEmailNotVerified })
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: email ?? tokenStorage.email() ?? '', password: '', remember: false },
  })
  const { field: remember } = useController({ control, name: 'remember' })
  const { errors, isSubmitted, isSubmitting } = formState
  const hasErrors = Object.keys(errors).length > 0
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(login)(event)} className="grid gap-4">
      {isSubmitted && hasErrors ? <FormAlert>{t('formInvalid')}</FormAlert> : null}
      <TextField {...register('email')} type="email" dir="ltr" autoComplete="username" inputMode="email" label={t('email')} error={messageOf(t, errors.email)} />
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={messageOf(t, errors.password)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t('remember')} name="remember" isChecked={remember.value} onChange={remember.onChange} />
        <ForgotPassword />
      </div>
      <Button type="submit" variant="primary" size="touch" isBusy={isSubmitting}>
        {isSubmitting ? t('signingIn') : t('submitLogin')}
      </Button>
    </form>
  )
}
