// The screen in place of one that failed (R-ERR-001..005).
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { ErrorReport } from './error-report.ts'
import { manyErrors } from './error-count.ts'

export const ErrorFallback = ({ error, count, reset, goHome }: ErrorReport) => {
  const { t } = useText('error')
  const message = error instanceof Error ? error.message : ''
  return (
    <div role="alert" className="px-4 tablet:px-6">
      <EmptyState
        heading="h1"
        title={<span className="first-letter:uppercase">{t(count >= manyErrors ? 'multipleErrors' : 'somethingWrong')}</span>}
        text={message || t('unexpectedError')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={reset}>{t('refreshPage')}</Button>
            <Button variant="ghost" onClick={goHome}>
              {t('goHome')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
