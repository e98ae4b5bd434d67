// The floating way to the feedback form, on every page, for everyone (R-LAY-005..007, D-TRFB,
// D-FEEDBACKROLE).
import { MessageSquare } from 'lucide-react'
import { clsx } from 'clsx'
import { useText } from '#i18n/use-text.ts'
import { useFeedbackHref } from '#client/site-links/use-site-links.ts'

/**
 * Nothing may float over rows and figures: on a narrow page it waits at the page's end, in room the
 * shell keeps free; beside a sidebar it stands at the sidebar's foot, and its label comes out when
 * it is pointed at or focused.
 */
export const FeedbackButton = ({ hasSidebar }: { hasSidebar: boolean }) => {
  const { t, language } = useText('nav')
  const href = useFeedbackHref()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('feedbackButton')}
      // The label is fixed: English in English, Turkish in every other language.
      lang={language === 'en' ? 'en' : 'tr'}
      className={clsx(
        'feedback-button fixed end-6 bottom-6 z-10 inline-flex h-9 items-center gap-2 ' +
          'rounded-full bg-raised px-3.5 text-caption font-medium text-ink-2 inset-ring ' +
          'inset-ring-line transition-colors after:absolute after:-inset-1 hover:bg-hover ' +
          'hover:text-ink-1 max-desk:absolute max-tablet:end-4',
        hasSidebar
          ? 'group desk:start-2.5 desk:end-auto desk:bottom-15 desk:w-9 desk:justify-center ' +
              'desk:px-0 desk:z-21 desk:hover:w-auto desk:hover:px-3.5 desk:focus-visible:w-auto ' +
              'desk:focus-visible:px-3.5 ' +
              'max-tablet:bottom-[calc(--spacing(19)+env(safe-area-inset-bottom))]'
          : 'max-tablet:bottom-[calc(--spacing(4)+env(safe-area-inset-bottom))]',
      )}
    >
      <MessageSquare aria-hidden="true" className="size-3.5" />
      <span
        dir="ltr"
        className={clsx(
          hasSidebar && 'desk:hidden desk:group-hover:inline desk:group-focus-visible:inline',
        )}
      >
        {t('feedbackButton')}
      </span>
    </a>
  )
}
