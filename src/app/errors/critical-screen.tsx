// The whole app has failed, or its security has: what happened and the four ways on (R-ERR-033,
// R-ERR-034, D-CRITICAL).
import { manyErrors } from '#domain/error-log/error-count.ts'
import { useText } from '#i18n/use-text.ts'
import { openDocument, reloadPage } from '#platform/page/leaving.ts'
import { Button } from '#ui/actions/button.tsx'
import { Mark } from '#ui/identity/mark.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { clearErrorLog } from '#client/error-log/error-log.ts'
import type { ErrorReport } from '#client/error-log/error-report.ts'
import { OpeningCapital } from '#parts/errors/opening-capital.tsx'

const Actions = ({ goHome }: Pick<ErrorReport, 'goHome'>) => {
  const { t } = useText('error')
  const clearLogs = (): void => {
    clearErrorLog()
    toast({ title: t('logsCleared') })
  }
  return (
    <div className="grid gap-2 pt-2 max-tablet:w-full tablet:flex tablet:flex-wrap">
      <Button variant="primary" onClick={goHome}>
        <OpeningCapital>{t('returnHome')}</OpeningCapital>
      </Button>
      <Button onClick={reloadPage}>
        <OpeningCapital>{t('refreshThePage')}</OpeningCapital>
      </Button>
      <Button onClick={() => openDocument('/')}>
        <OpeningCapital>{t('goHome')}</OpeningCapital>
      </Button>
      <Button variant="ghost" onClick={clearLogs}>
        <OpeningCapital>{t('clearLogs')}</OpeningCapital>
      </Button>
    </div>
  )
}

export const CriticalScreen = ({ count, errorCode, goHome }: ErrorReport) => {
  const { t } = useText('error')
  return (
    <main className="grid min-h-dvh content-center px-4 py-10 tablet:px-24">
      <div role="alert" className="grid max-w-2xl justify-items-start gap-4">
        <Mark size={32} />
        <h1 tabIndex={-1} className="pt-4 tablet:text-title-2">
          {t('unexpectedErrorOccurred')}
        </h1>
        <p className="text-form">{t('criticalError')}</p>
        {count >= manyErrors ? (
          <p className="text-body text-warn">
            <OpeningCapital>{t('multipleErrors')}</OpeningCapital>
          </p>
        ) : null}
        <p className="text-caption text-ink-3">
          {t('errorCode')}{' '}
          <bdi className="ms-1 font-mono wrap-anywhere text-ink-2">{errorCode}</bdi>
        </p>
        <Actions goHome={goHome} />
      </div>
    </main>
  )
}
