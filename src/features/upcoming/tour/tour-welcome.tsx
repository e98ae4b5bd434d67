// The welcome of the tour with its three choices (R-TOU-002). It stands in the page and keeps
// nobody from the list.
import { useId } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import type { SaleTour } from './use-sale-tour.ts'

export const TourWelcome = ({ tour: { start, skip, never } }: { tour: SaleTour }) => {
  const { t } = useText('upcoming')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-3 bg-surface px-4 py-3"
    >
      <div className="min-w-60 flex-1">
        <h2 id={id} className="text-body font-medium">
          {t('tourWelcome')}
        </h2>
        <p className="text-table text-ink-2">{t('tourWelcomeText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" onClick={never}>
          {t('tourNever')}
        </Button>
        <Button variant="ghost" onClick={skip}>
          {t('tourSkip')}
        </Button>
        <Button variant="primary" onClick={start}>
          {t('tourStart')}
        </Button>
      </div>
    </section>
  )
}
