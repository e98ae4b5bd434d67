// A page for administrators, opened by somebody else (R-GRD-016 to R-GRD-018).
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

export const AccessDenied = () => {
  const { t } = useText('guards')
  return (
    <div className="mx-auto w-full max-w-100 px-4 py-6">
      <EmptyState
        heading="h1"
        title={t('accessDenied')}
        text={t('accessDeniedText')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('returnHome')}
          </Link>
        }
      />
    </div>
  )
}
