// An announced page that is not built yet: says so, and leads to what works.
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

export const NotYet = () => {
  const { t } = useText('nav')
  return (
    <div className="px-4 tablet:px-6">
      <EmptyState
        heading="h1"
        title={t('notYetTitle')}
        text={t('notYetText')}
        action={
          <Link to="/coinlist" className={buttonClass()}>
            {t('cryptoRating')}
          </Link>
        }
      />
    </div>
  )
}
