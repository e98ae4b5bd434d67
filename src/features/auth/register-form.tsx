// Signing up (Spec §5). The password is checked while typing; what was typed is kept whatever fails.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormAlert } from './form-alert.tsx'
import { messageOf, serverError } from './form-message.ts'
import { PasswordCriteria } from './password-criteria.tsx'
import { registerSchema, type RegisterValues } from './register-schema.ts'
import { TermsField } from './terms-field.tsx'
import { useRegister, type RegisterOutcomes } from './use-register.ts'

const empty: RegisterValues = { email: '', username: '', password: '', confirmation: '', hasAcceptedTerms: false }

export const RegisterForm = ({ onRegistered, onNoSession }: Omit<RegisterOutcomes, 'onFieldRefused'>) => {
  const { t } = useText('auth')
  const { register, control, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(registerSchema), defaultValues: empty })
  const signUp = useRegister({ onRegistered, onNoSession, onFieldRefused: (field, message) => setError(field, { type: serverError, message }) })
  const password = useWatch({ control, name: 'password' })
  const { errors, isSubmitted, isSubmitting } = formState
  const words = { showLabel: t('showPassword'), hideLabel: t('hidePassword'), autoComplete: 'new-password' } as const
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(signUp)(event)} className="grid gap-4">
      {isSubmitted && Object.keys(errors).length > 0 ? <FormAlert>{t('formInvalid')}</FormAlert> : null}
      <TextField {...register('email')} type="email" dir="ltr" autoComplete="email" inputMode="email" label={t('email')} error={messageOf(t, errors.email)} />
      <TextField {...register('username')} dir="ltr" autoComplete="nickname" label={t('username')} hint={t('usernameHint')} error={messageOf(t, errors.username)} />
      <PasswordField {...register('password')} {...words} label={t('password')} error={messageOf(t, errors.password)} />
      <PasswordCriteria password={password} />
      <PasswordField {...register('confirmation')} {...words} label={t('confirmPassword')} error={messageOf(t, errors.confirmation)} />
      <TermsField control={control} error={messageOf(t, errors.hasAcceptedTerms)} />
      <Button type="submit" variant="primary" size="touch" isBusy={isSubmitting}>
        {isSubmitting ? t('creatingAccount') : t('submitRegister')}
      </Button>
    </form>
  )
}
