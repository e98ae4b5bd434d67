// The floating way to the feedback form, on every page, for everyone (R-LAY-005..007, D-TRFB, D-FEEDBACKROLE).
import { MessageSquare } from 'lucide-react'
import { clsx } from 'clsx'
import { useText } from '#i18n/use-text.ts'
import { useFeedbackHref } from '#widgets/site-links/use-site-links.ts'
import './feedback-button.css'
import { useIsReadingOn } from './use-is-reading-on.ts'

export const FeedbackButton = ({ isAboveTabs }: { isAboveTabs: boolean }) => {
  const { t, language } = useText('nav')
  const isReadingOn = useIsReadingOn()
  const href = useFeedbackHref()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      // The label is fixed: English in English, Turkish in every other language.
      lang={language === 'en' ? 'en' : 'tr'}
      data-reading-on={isReadingOn || undefined}
      className={clsx(
        'feedback-button fixed end-6 z-10 inline-flex h-9 items-center gap-2 rounded-full bg-raised px-3.5 text-caption font-medium text-ink-2 inset-ring inset-ring-line after:absolute after:-inset-1 hover:bg-hover hover:text-ink-1 max-tablet:end-4',
        isAboveTabs ? 'bottom-6 max-tablet:bottom-[calc(72px+env(safe-area-inset-bottom))]' : 'bottom-6 max-tablet:bottom-[calc(16px+env(safe-area-inset-bottom))]',
      )}
    >
      <MessageSquare aria-hidden="true" className="size-3.5" />
      <span dir="ltr">{t('feedbackButton')}</span>
    </a>
  )
}
