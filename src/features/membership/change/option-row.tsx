// One plan that could be had instead, and the button that shows what it would cost.
import type { PlanOption } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { connectionNoteId } from '#parts/states/connection-note.tsx'
import { PriceOf } from '../money.tsx'
import { usePlanLabel } from './plan-label.ts'

type OptionRowProps = {
  option: PlanOption
  /** Decided already, and waiting for its date. */
  isNext: boolean
  /** Told of and not on sale: there is nothing to press. */
  isAnnounced: boolean
  /** What this page would have a person press. */
  isMain: boolean
  canChange: boolean
  onChoose: () => void
}

export const OptionRow = ({
  option,
  isNext,
  isAnnounced,
  isMain,
  canChange,
  onChoose,
}: OptionRowProps) => {
  const { t } = useText('membership')
  const { t: plans } = useText('plans')
  const label = usePlanLabel()
  const name = label(option)
  const isUpgrade = option.change === 'upgrade'
  return (
    <li
      className={
        'flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b ' +
        'border-hair py-2.5 last:border-0'
      }
    >
      <div className="grid gap-0.5">
        <p className="text-body font-medium text-ink-1">{name}</p>
        <p className="text-table text-ink-3">
          <PriceOf
            amountMinor={option.amountMinor}
            currency={option.currency}
            interval={option.interval}
          />
        </p>
      </div>
      {isNext || isAnnounced ? (
        <span className={isNext ? 'text-table text-ink-2' : 'text-table text-ink-3'}>
          {isNext ? t('nextPlan') : plans('notOnSale')}
        </span>
      ) : (
        <Button
          variant={isMain ? 'primary' : 'plain'}
          disabled={!canChange}
          aria-label={t(isUpgrade ? 'upgradeTo' : 'downgradeTo', { plan: name })}
          aria-describedby={canChange ? undefined : connectionNoteId}
          onClick={onChoose}
        >
          {t(isUpgrade ? 'upgrade' : 'downgrade')}
        </Button>
      )}
    </li>
  )
}
