// The terms and the privacy policy, each in a tab of its own, so that a form half filled in stays.
import { useText } from '#i18n/use-text.ts'

/** `className`: how a link looks where it stands. */
export const TermsLinks = ({ className }: { className: string }) => {
  const { t } = useText('auth')
  return (
    <>
      <a href="/terms" target="_blank" rel="noopener" className={className}>
        {t('termsLink')}
      </a>
      <a href="/privacy" target="_blank" rel="noopener" className={className}>
        {t('privacyLink')}
      </a>
    </>
  )
}
