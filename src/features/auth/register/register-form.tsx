// Signing up (Spec §5). The password is checked while typing; what was typed is kept whatever
// fails.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { lookAlikesIn } from '#domain/account/username.ts'
import { useText } from '#i18n/use-text.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { messageOf, serverError } from '../form-message.ts'
import { PasswordCriteria } from '#parts/new-password/password-criteria.tsx'
import { registerSchema, type RegisterValues } from './register-schema.ts'
import { SubmitButton } from '../submit-button.tsx'
import { TermsField } from './terms-field.tsx'
import { useRegister, type RegisterOutcomes } from './use-register.ts'

const empty: RegisterValues = {
  email: '',
  username: '',
  password: '',
  confirmation: '',
  hasAcceptedTerms: false,
}

export const RegisterForm = ({
  onRegistered,
  onNoSession,
}: Omit<RegisterOutcomes, 'onFieldRefused'>) => {
  const { t } = useText('auth')
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: empty,
  })
  const captcha = useCaptcha({ isAlwaysShown: true })
  const signUp = useRegister({
    captcha,
    onRegistered,
    onNoSession,
    onFieldRefused: (field, message) => setError(field, { type: serverError, message }),
  })
  const [password, username] = useWatch({ control, name: ['password', 'username'] })
  const { errors, isSubmitted, isSubmitting } = formState
  const words = {
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    autoComplete: 'new-password',
  } as const
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(signUp)(event)} className="grid gap-4">
      {isSubmitted && Object.keys(errors).length > 0 ? (
        <FormAlert>{t('formInvalid')}</FormAlert>
      ) : null}
      <TextField
        {...register('email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        inputMode="email"
        label={t('email')}
        error={messageOf(t, errors.email)}
      />
      <TextField
        {...register('username')}
        dir="ltr"
        autoComplete="nickname"
        label={t('username')}
        hint={t('usernameHint')}
        error={messageOf(t, errors.username, { characters: lookAlikesIn(username).join(' ') })}
      />
      <PasswordField
        {...register('password')}
        {...words}
        label={t('password')}
        error={messageOf(t, errors.password)}
      />
      <PasswordCriteria password={password} />
      <PasswordField
        {...register('confirmation')}
        {...words}
        label={t('confirmPassword')}
        error={messageOf(t, errors.confirmation)}
      />
      <TermsField control={control} error={messageOf(t, errors.hasAcceptedTerms)} />
      {captcha.field}
      <SubmitButton
        isSubmitting={isSubmitting}
        label={t('submitRegister')}
        busyLabel={t('creatingAccount')}
      />
    </form>
  )
}
