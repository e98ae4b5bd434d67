// Current password, new one with its criteria ticked while typing, and the new one again. Keeps
// what was typed whatever fails.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch, type FieldError } from 'react-hook-form'
import type { TextKey } from '#i18n/areas.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { PasswordCriteria } from '#parts/new-password/password-criteria.tsx'
import { connectionNoteId } from '#parts/states/connection-note.tsx'
import { passwordSchema, type PasswordValues } from './password-schema.ts'
import { saidByServer, useChangePassword } from './use-change-password.ts'

const empty: PasswordValues = { current: '', next: '', confirmation: '' }

const useMessageOf = () => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  return (error: FieldError | undefined): string | undefined => {
    if (!error?.message || error.type === saidByServer) return error?.message
    if (error.message === 'currentNeeded' || error.message === 'passwordSame')
      return t(error.message)
    return auth(error.message as TextKey<'auth'>)
  }
}

export const PasswordForm = ({ email, canChange }: { email: string; canChange: boolean }) => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const messageOf = useMessageOf()
  const { register, control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(passwordSchema),
    defaultValues: empty,
  })
  const next = useWatch({ control, name: 'next' })
  const change = useChangePassword({
    onChanged: () => reset(empty),
    onRefused: (field, message) =>
      setError(field, { type: saidByServer, message }, { shouldFocus: true }),
  })
  const { errors, isSubmitting } = formState
  const words = {
    showLabel: auth('showPassword'),
    hideLabel: auth('hidePassword'),
    disabled: !canChange,
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(change)(event)}
      className="grid w-full max-w-100 gap-4"
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('current')}
        {...words}
        autoComplete="current-password"
        label={t('currentPassword')}
        error={messageOf(errors.current)}
      />
      <PasswordField
        {...register('next')}
        {...words}
        autoComplete="new-password"
        label={t('newPassword')}
        error={messageOf(errors.next)}
      />
      <PasswordCriteria password={next} />
      <PasswordField
        {...register('confirmation')}
        {...words}
        autoComplete="new-password"
        label={t('newPasswordAgain')}
        error={messageOf(errors.confirmation)}
      />
      <Button
        type="submit"
        isBusy={isSubmitting}
        disabled={!canChange}
        aria-describedby={canChange ? undefined : connectionNoteId}
        className="justify-self-start"
      >
        {isSubmitting ? t('changingPassword') : t('changePassword')}
      </Button>
    </form>
  )
}
