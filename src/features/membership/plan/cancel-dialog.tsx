// Before a membership ends: until when it lasts, what is lost then, and what stays.
import { useState } from 'react'
import type { Subscription } from '#domain/membership/subscription.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useSingleRun } from '#client/membership/use-single-run.ts'
import type { PlanValue } from '#parts/plans/plan-values.ts'
import { usePlans } from '#client/plans/use-plans.ts'
import { lostFeatures } from './lost-features.ts'

const Losses = ({ priceId }: { priceId: string | null }) => {
  const { t } = useText('membership')
  const { t: pricing } = useText('pricing')
  const state = usePlans()
  const plans = state.kind === 'ready' ? state.plans : []
  const held = plans.find((plan) => plan.priceId !== null && plan.priceId === priceId)
  const lost = held
    ? lostFeatures(held, plans.find(({ tier }) => tier === 'free') ?? null)
    : { rows: [], foreign: [] }
  const { t: plan } = useText('plans')
  const words = (value: PlanValue): string | null =>
    value.kind === 'amount'
      ? pricing(value.text, { total: value.total })
      : value.kind === 'word'
        ? pricing(value.text)
        : null
  const lines = [
    ...lost.rows.map(({ label, ...row }) => ({
      text: pricing(label),
      held: words(row.held),
      kept: words(row.kept),
    })),
    ...lost.foreign.map((text) => ({ text, held: null, kept: null })),
  ]
  return (
    <div className="grid gap-2 text-body text-ink-2">
      {lines.length === 0 ? null : (
        <>
          <p>{t('cancelLose')}</p>
          <ul className="grid list-disc gap-1 ps-5 text-ink-1">
            {lines.map(({ text, held: had, kept }) => (
              <li key={text}>
                {had === null ? text : `${text}: ${had}`}
                {kept === null ? null : (
                  <span className="text-ink-3">{` (${plan('tierFree')}: ${kept})`}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('cancelStays')}</p>
    </div>
  )
}

type CancelDialogProps = {
  subscription: Subscription
  name: string
  /** Resolves with why it was not done, or null. */
  onConfirm: () => Promise<string | null>
  onClose: () => void
}

export const CancelDialog = ({ subscription, name, onConfirm, onClose }: CancelDialogProps) => {
  const { t } = useText('membership')
  const { t: actions } = useText('actions')
  const format = useFormat()
  const { isBusy, run } = useSingleRun()
  const [problem, setProblem] = useState<string | null>(null)
  const { periodEndSec, priceId } = subscription
  const confirm = async (): Promise<void> => {
    setProblem(null)
    const failure = await onConfirm()
    if (failure === null) onClose()
    else setProblem(failure)
  }
  return (
    <ConfirmDialog
      title={t('cancelTitle', { plan: name })}
      description={
        periodEndSec === null
          ? t('cancelTextEnd', { plan: name })
          : t('cancelText', { plan: name, date: format.date(periodEndSec) })
      }
      closeLabel={actions('close')}
      cancelLabel={t('keep', { plan: name })}
      confirmLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => run(confirm)}
    >
      <Losses priceId={priceId} />
    </ConfirmDialog>
  )
}
