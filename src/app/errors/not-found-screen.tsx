// An address without a page: says so, guesses what was meant, leads home (D-NOTFOUND, D-SCOUT).
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { guessOf } from '../pages.ts'

export const NotFoundScreen = ({ pathname }: { pathname: string }) => {
  const { t } = useText('error')
  const guess = guessOf(pathname)
  return (
    <div className="px-4 tablet:px-6">
      <EmptyState
        heading="h1"
        title={t('pageNotFound')}
        text={t('pageNotFoundText')}
        action={
          <div className="grid gap-4">
            {guess === null ? null : (
              <p>
                {t('maybe')}{' '}
                <Link to={guess} className="text-link hover:underline">
                  <bdi dir="ltr">{guess}</bdi>
                </Link>
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              <Link to="/" className={buttonClass()}>
                {t('toHome')}
              </Link>
              <Link to="/coinlist" className={buttonClass({ variant: 'ghost' })}>
                {t('toCoins')}
              </Link>
            </div>
          </div>
        }
      />
    </div>
  )
}
