// The screen in place of one that failed (R-ERR-001..005).
import { manyErrors } from '#domain/error-log/error-count.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { ErrorReport } from '#client/error-log/error-report.ts'
import { OpeningCapital } from './opening-capital.tsx'

export const ErrorFallback = ({ error, count, reset, goHome }: ErrorReport) => {
  const { t } = useText('error')
  const message = error instanceof Error ? error.message : ''
  return (
    <div role="alert" className="px-4 tablet:px-6">
      <EmptyState
        heading="h1"
        title={
          <OpeningCapital>
            {t(count >= manyErrors ? 'multipleErrors' : 'somethingWrong')}
          </OpeningCapital>
        }
        text={
          message ? (
            <bdi className="wrap-anywhere">{message}</bdi>
          ) : (
            <OpeningCapital>{t('unexpectedError')}</OpeningCapital>
          )
        }
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={reset}>
              <OpeningCapital>{t('refreshPage')}</OpeningCapital>
            </Button>
            <Button variant="ghost" onClick={goHome}>
              <OpeningCapital>{t('goHome')}</OpeningCapital>
            </Button>
          </div>
        }
      />
    </div>
  )
}
