// A change of plan: first what it costs and when it begins, then a confirmation of its own
// (R-MEM-019, R-MEM-021).
import { useState } from 'react'
import { formatAmount } from '#domain/membership/plan-price.ts'
import type { PlanOption } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'
import { openDocument } from '#platform/page/leaving.ts'
import { previewChange } from '#client/online/membership.ts'
import type { ChangePreview, PlanChange } from '#sync/online/membership/plan-changes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAccountQuery } from '#client/session/account-query.ts'
import { useSingleRun } from '#client/membership/use-single-run.ts'
import { PartLoading, PartMissing } from '../part-trouble.tsx'
import { Problem } from '../problem.tsx'
import { usePlanLabel } from './plan-label.ts'
import { PreviewFacts } from './preview-facts.tsx'
import { useChangePlan, type ChangeOutcome } from './use-change-plan.ts'

/** The server confirms only what it has shown last: an older look at it is not enough. */
const alwaysAnew = { staleTime: 0, retry: 1 }

const useConfirmLabel = (
  direction: PlanChange['direction'],
  preview: ChangePreview | undefined,
): string => {
  const { t, language } = useText('membership')
  if (direction === 'downgrade') return t('confirmDowngrade')
  if (!preview?.dueMinor || preview.dueMinor < 0 || preview.currency === null)
    return t('upgradeNow')
  return t('payAndUpgrade', { amount: formatAmount(preview.dueMinor, preview.currency, language) })
}

type ChangeDialogProps = {
  option: PlanOption
  change: PlanChange
  /** The plan that is given up, so that no older preview is shown. */
  from: string | null
  onClose: () => void
}

export const ChangeDialog = ({ option, change, from, onClose }: ChangeDialogProps) => {
  const { t } = useText('membership')
  const { t: actions } = useText('actions')
  const label = usePlanLabel()
  const changePlan = useChangePlan()
  const { isBusy, run } = useSingleRun()
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null)
  const {
    data: preview,
    error,
    isFetching,
    refetch,
  } = useAccountQuery({
    name: `preview.${from}.${change.direction}.${change.newPriceId}`,
    read: (signal) => previewChange(change, signal),
    freshness: alwaysAnew,
  })
  const confirmLabel = useConfirmLabel(change.direction, preview)
  const isUpgrade = change.direction === 'upgrade'
  const waiting = outcome?.kind === 'pending' ? outcome : null
  const payPage = waiting?.url ?? null
  const confirm = async (): Promise<void> => {
    setOutcome(null)
    const next = await changePlan(change)
    if (next.kind === 'changed') onClose()
    else setOutcome(next)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(isUpgrade ? 'upgradeTo' : 'downgradeTo', { plan: label(option) })}
      description={
        waiting?.text ??
        preview?.message ??
        (preview && !isUpgrade ? t('downgradeDefault') : undefined)
      }
      closeLabel={actions('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions(waiting ? 'close' : 'cancel')}
          </Button>
          {payPage === null ? (
            <Button
              variant="primary"
              disabled={!preview || isFetching || waiting !== null}
              isBusy={isBusy}
              onClick={() => run(confirm)}
            >
              {confirmLabel}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => openDocument(payPage)}>
              {t('toPayment')}
            </Button>
          )}
        </>
      }
    >
      {preview ? (
        <PreviewFacts preview={preview} option={option} isWaiting={waiting !== null} />
      ) : null}
      {!preview && isFetching ? <PartLoading label={t('previewing')} /> : null}
      {!preview && !isFetching ? (
        <PartMissing
          failure={error}
          fixed={isUpgrade ? 'upgradePreviewFailed' : 'downgradePreviewFailed'}
          retry={() => void refetch()}
        />
      ) : null}
      <Problem>{outcome?.kind === 'failed' ? outcome.problem : null}</Problem>
    </Dialog>
  )
}
