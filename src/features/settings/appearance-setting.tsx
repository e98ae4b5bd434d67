// The interface is dark only (Spec §1): the three labels exist, and nothing switches (R-LAY-004,
// R-LAY-045, D-THEME).
import { useText } from '#i18n/use-text.ts'
import { PageSection } from '#ui/page-section.tsx'

export const AppearanceSetting = () => {
  const { t } = useText('settings')
  return (
    <PageSection title={t('appearance')}>
      <dl className="flex gap-4 text-table">
        <dt className="text-ink-2">{t('theme')}</dt>
        <dd className="font-medium text-ink-1">{t('dark')}</dd>
      </dl>
      <p className="text-table text-ink-3">
        {t('themeNote', { light: t('light'), system: t('system') })}
      </p>
    </PageSection>
  )
}
