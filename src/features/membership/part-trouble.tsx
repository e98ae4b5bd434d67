// What stands where a part of the membership should be, and beside a copy that could not be
// renewed.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { SectionNote } from '#ui/page-section.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { usePaymentFailure, type FailureKey } from '#client/membership/payment-failure.ts'

type TroubleProps = { failure: unknown; fixed: FailureKey; retry: () => void }

const Trouble = ({ text, retry }: { text: string; retry: () => void }) => {
  const { t: actions } = useText('actions')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-table">
      <span className="text-danger">{text}</span>
      <Button size="small" onClick={retry}>
        {actions('retry')}
      </Button>
    </div>
  )
}

export const PartLoading = ({ label }: { label: string }) => (
  <SkeletonFrame label={label}>
    <div className="grid w-72 max-w-full gap-3 py-1">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-4" />
    </div>
  </SkeletonFrame>
)

/** Nothing is on this device: the reason, or that it comes with a connection. */
export const PartMissing = ({ failure, fixed, retry }: TroubleProps) => {
  const { t } = useText('membership')
  const words = usePaymentFailure()
  return failure === null ? (
    <SectionNote>{t('notOnDevice')}</SectionNote>
  ) : (
    <Trouble text={words.textOfError(failure, fixed)} retry={retry} />
  )
}

/** Beside a copy that could not be renewed: why, and how old it is. */
export const PartOutdated = ({
  failure,
  fixed,
  asOfSec,
  retry,
}: TroubleProps & { asOfSec: number }) => {
  const words = usePaymentFailure()
  if (failure === null) return null
  return (
    <div className="grid gap-1">
      <Trouble text={words.textOfError(failure, fixed)} retry={retry} />
      <AsOfLine asOfSec={asOfSec} />
    </div>
  )
}
