// The interface is dark only (Spec §1): the three labels exist, and nothing switches (R-LAY-045,
// D-THEME).
import { useId } from 'react'
import { useText } from '#i18n/use-text.ts'
import { PageSection } from '#ui/page-section.tsx'

const themes = ['light', 'dark', 'system'] as const

export const AppearanceSetting = () => {
  const { t } = useText('settings')
  const name = useId()
  return (
    <PageSection title={t('appearance')}>
      <fieldset className="grid gap-1" aria-describedby={`${name}-note`}>
        <legend className="mb-1 text-table font-medium text-ink-2">{t('theme')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {themes.map((theme) => (
            <label
              key={theme}
              className={
                'flex min-h-9 items-center gap-2 text-table text-ink-1 has-disabled:text-ink-3 ' +
                'max-tablet:min-h-11'
              }
            >
              <input
                type="radio"
                name={name}
                value={theme}
                defaultChecked={theme === 'dark'}
                disabled={theme !== 'dark'}
                className="size-4 accent-ink-1"
              />
              {t(theme)}
            </label>
          ))}
        </div>
      </fieldset>
      <p id={`${name}-note`} className="text-table text-ink-3">
        {t('themeNote')}
      </p>
    </PageSection>
  )
}
