// E-mail and password (Spec §5). Keeps what was typed whatever fails.
import { zodResolver } from '@hookform/resolvers/zod'
import { useController, useForm } from 'react-hook-form'
import { useText } from '#i18n/use-text.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { ForgotPassword } from '../email/forgot-password.tsx'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { messageOf } from '../form-message.ts'
import { loginSchema } from './login-schema.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useLogin, type LoginOutcomes } from './use-login.ts'

type LoginFormProps = LoginOutcomes & {
  /** Prefills the form. */
  email?: string | undefined
  /** Shows the captcha at once instead of after the server has asked. */
  isGuarded?: boolean
}

export const LoginForm = ({
  onSignedIn,
  onEmailNotVerified,
  email,
  isGuarded = false,
}: LoginFormProps) => {
  const { t } = useText('auth')
  const captcha = useCaptcha({ isAlwaysShown: isGuarded })
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: email ?? tokenStorage.email() ?? '', password: '', remember: false },
  })
  const login = useLogin({
    onSignedIn,
    onEmailNotVerified,
    captcha,
    onRefused: (message) => setError('root', { message }),
  })
  const { field: remember } = useController({ control, name: 'remember' })
  const { errors, isSubmitted, isSubmitting } = formState
  const hasErrors = Object.keys(errors).some((field) => field !== 'root')
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(login)(event)} className="grid gap-4">
      {isSubmitted && hasErrors ? <FormAlert>{t('formInvalid')}</FormAlert> : null}
      <TextField
        {...register('email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        inputMode="email"
        label={t('email')}
        error={messageOf(t, errors.email)}
      />
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={messageOf(t, errors.password)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t('remember')}
          name="remember"
          isChecked={remember.value}
          onChange={remember.onChange}
        />
        <ForgotPassword />
      </div>
      {captcha.field}
      {/* Said aloud by the toast; here it stays. */}
      {errors.root?.message === undefined ? null : (
        <p className="text-table text-danger">{errors.root.message}</p>
      )}
      <SubmitButton
        isSubmitting={isSubmitting}
        label={t('submitLogin')}
        busyLabel={t('signingIn')}
      />
    </form>
  )
}
