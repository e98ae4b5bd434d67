// What stands where plans should be: a copy that could not be renewed, no connection, an error, an
// empty list.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { AsOfLine } from '../states/as-of-line.tsx'
import { useIsOnline } from '#client/use-is-online.ts'
import type { PlansFailure } from '#client/plans/plans-failure.ts'

const useFailureText = () => {
  const { t } = useText('plans')
  return (failure: PlansFailure): string =>
    failure.kind === 'said' ? failure.message : t(failure.kind)
}

/** Instead of the plans: nothing is on the device. */
export const PlansMissing = ({ failure, retry }: { failure: PlansFailure; retry: () => void }) => {
  const { t } = useText('plans')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  const failureText = useFailureText()
  if (isOnline)
    return <ErrorState title={failureText(failure)} retryLabel={actions('retry')} onRetry={retry} />
  return (
    <EmptyState
      title={t('offlineTitle')}
      text={t('offlineText')}
      action={<Button onClick={retry}>{actions('retry')}</Button>}
    />
  )
}

/** Instead of the plans: the server offers none. */
export const NoPlans = () => {
  const { t } = useText('plans')
  return <EmptyState title={t('noneTitle')} text={t('noneText')} />
}

/** Beside the plans: this is the last copy, and why. */
export const SavedCopyLine = ({
  savedAtSec,
  failure,
}: {
  savedAtSec: number
  failure: PlansFailure
}) => {
  const { t } = useText('plans')
  const isOnline = useIsOnline()
  const failureText = useFailureText()
  return (
    <p role="status" className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-ink-2">
      {isOnline ? <span>{failureText(failure)}</span> : null}
      <span>{t('savedCopy')}</span>
      <AsOfLine asOfSec={savedAtSec} />
    </p>
  )
}
