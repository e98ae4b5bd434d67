// Agreeing to the terms and the privacy policy, both a link away (R-AUT-028, D-TERMS).
import { useController, type Control } from 'react-hook-form'
import { useText } from '#i18n/use-text.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import type { RegisterValues } from './register-schema.ts'
import { TermsLinks } from './terms-links.tsx'

const linkClass = 'inline-flex min-h-6 items-center text-link hover:underline max-tablet:min-h-11'

export const TermsField = ({
  control,
  error,
}: {
  control: Control<RegisterValues>
  error: string | undefined
}) => {
  const { t } = useText('auth')
  const { field } = useController({ control, name: 'hasAcceptedTerms' })
  return (
    <div className="grid">
      <Checkbox
        label={t('termsAgree')}
        name={field.name}
        isChecked={field.value}
        onChange={field.onChange}
        error={error}
      />
      <p className="flex flex-wrap items-center gap-x-4 ps-6 text-table">
        <TermsLinks className={linkClass} />
      </p>
      <p className="ps-6 text-caption text-ink-3">{t('googleAgrees')}</p>
    </div>
  )
}
