// Instead of a page that is not kept on the device, while there is no connection.
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

export const NeedsConnection = () => {
  const { t } = useText('states')
  const { t: nav } = useText('nav')
  return (
    <div className="px-4 tablet:px-6">
      <EmptyState
        heading="h1"
        title={t('needsConnection')}
        text={t('needsConnectionText')}
        action={
          <Link to="/coinlist" className={buttonClass()}>
            {nav('cryptoRating')}
          </Link>
        }
      />
    </div>
  )
}
