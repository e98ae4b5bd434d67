// Around one independent part of a page: when it fails, the rest of the page stays.
import type { ReactNode } from 'react'
import { manyErrors } from '#domain/error-log/error-count.ts'
import { useText } from '#i18n/use-text.ts'
import { ErrorState } from '#ui/states/error-state.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { ErrorReport } from '#client/error-log/error-report.ts'
import { OpeningCapital } from './opening-capital.tsx'
import { reloadForChunk } from '#client/error-log/reload-for-chunk.ts'

const PanelFallback = ({ count, reset }: ErrorReport) => {
  const { t } = useText('error')
  const { t: actions } = useText('actions')
  return (
    <ErrorState
      title={
        <OpeningCapital>
          {t(count >= manyErrors ? 'multipleErrors' : 'somethingWrong')}
        </OpeningCapital>
      }
      message={t('partFailed')}
      retryLabel={actions('retry')}
      onRetry={reset}
    />
  )
}

type PanelBoundaryProps = {
  children: ReactNode
  feature: string
  /** Tries again when it changes: what the part shows. */
  resetKey?: string
}

export const PanelBoundary = ({ children, feature, resetKey }: PanelBoundaryProps) => (
  <ErrorBoundary
    feature={feature}
    severity="medium"
    {...(resetKey === undefined ? {} : { resetKey })}
    onReset={reloadForChunk}
    fallback={PanelFallback}
  >
    {children}
  </ErrorBoundary>
)
