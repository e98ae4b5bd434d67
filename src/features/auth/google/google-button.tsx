// Signing in with Google beside the form: shown always, and honest about not being set up
// (R-AUT-046, D-GOOGLE).
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { useIsOnline } from '#client/use-is-online.ts'
import { TermsLinks } from '../register/terms-links.tsx'
import { GoogleMark } from './google-mark.tsx'
import { useGoogle } from './use-google.ts'

const linkClass = 'inline-flex min-h-6 items-center text-link underline hover:no-underline'

const Or = () => {
  const { t } = useText('auth')
  return (
    <div className="flex items-center gap-3 text-caption text-ink-3">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      {t('or')}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  )
}

type GoogleButtonProps = {
  returnTo: string
  /** Above the form, which then says what is agreed to, or below it. */
  place?: 'above' | 'below'
}

export const GoogleButton = ({ returnTo, place = 'below' }: GoogleButtonProps) => {
  const { t } = useText('auth')
  const isOnline = useIsOnline()
  const { isLeaving, leave } = useGoogle(returnTo)
  return (
    <div className="grid gap-4">
      {place === 'below' ? <Or /> : null}
      <div className="grid gap-2">
        <Button
          size="touch"
          icon={<GoogleMark />}
          isBusy={isLeaving}
          disabled={!isOnline}
          onClick={leave}
        >
          {isLeaving ? t('googleOpening') : t('google')}
        </Button>
        {place === 'below' ? (
          <p className="flex flex-wrap items-center gap-x-3 text-caption text-ink-3">
            {t('googleTerms')}
            <TermsLinks className={linkClass} />
          </p>
        ) : null}
      </div>
      {place === 'above' ? <Or /> : null}
    </div>
  )
}
