// The five criteria, ticked while typing, and how strong that makes the password (D-PWD,
// D-STRENGTH). Before that one line says them all.
import { Check, Circle } from 'lucide-react'
import { clsx } from 'clsx'
import {
  passwordCriteria,
  passwordStrength,
  unmetCriteria,
  type PasswordStrength,
} from '#domain/account/password.ts'
import { useText } from '#i18n/use-text.ts'
import { criterionTexts } from './criterion-texts.ts'

const strengthTexts = {
  weak: 'strengthWeak',
  good: 'strengthGood',
  strong: 'strengthStrong',
} as const
const strengthSteps: Record<PasswordStrength, number> = { weak: 1, good: 2, strong: 3 }

const StrengthMeter = ({ strength }: { strength: PasswordStrength | null }) => (
  <span aria-hidden="true" className="flex flex-none gap-1">
    {[1, 2, 3].map((step) => (
      <span
        key={step}
        className={clsx(
          'h-1 w-8 rounded-full',
          step <= (strength === null ? 0 : strengthSteps[strength]) ? 'bg-ink-1' : 'bg-track',
        )}
      />
    ))}
  </span>
)

export const PasswordCriteria = ({ password }: { password: string }) => {
  const { t } = useText('auth')
  const unmet = unmetCriteria(password)
  const strength = passwordStrength(password)
  if (password === '') {
    return (
      <p className="grid gap-2 text-table text-ink-3">
        <StrengthMeter strength={null} />
        {t('criteriaLine')}
      </p>
    )
  }
  return (
    <div className="grid gap-2 text-table text-ink-3">
      <p>{t('criteria')}</p>
      <ul className="grid gap-1">
        {passwordCriteria.map((criterion) => {
          const isMet = !unmet.includes(criterion)
          return (
            <li key={criterion} className={clsx('flex items-center gap-2', isMet && 'text-ink-1')}>
              {isMet ? (
                <Check aria-hidden="true" className="size-3.5" />
              ) : (
                <Circle aria-hidden="true" className="size-3.5" />
              )}
              {t(criterionTexts[criterion])}
              <span className="sr-only">{isMet ? t('criterionMet') : t('criterionUnmet')}</span>
            </li>
          )
        })}
      </ul>
      <p role="status" className="flex items-center gap-3">
        <StrengthMeter strength={strength} />
        {t(strengthTexts[strength])}
      </p>
    </div>
  )
}
