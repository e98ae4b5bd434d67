// What a change costs and when it begins, as the server worked it out (R-MEM-018, R-MEM-020).
import type { PlanOption } from '#domain/membership/plan.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import type { ChangePreview } from '#sync/online/membership/plan-changes.ts'
import { Fact, Facts } from '../facts.tsx'
import { Money, PriceOf } from '../money.tsx'

type PreviewFactsProps = {
  preview: ChangePreview
  option: PlanOption
  /** For the bank: then nobody knows yet when it starts. */
  isWaiting?: boolean
}

export const PreviewFacts = ({ preview, option, isWaiting = false }: PreviewFactsProps) => {
  const { t } = useText('membership')
  const format = useFormat()
  const { currency, dueMinor, creditMinor, renewalMinor, effectiveAtSec } = preview
  const isUpgrade = option.change === 'upgrade'
  return (
    <Facts>
      {creditMinor === null || creditMinor === 0 || currency === null ? null : (
        <Fact label={t('credit')}>
          <Money amountMinor={-creditMinor} currency={currency} />
        </Fact>
      )}
      {dueMinor === null ? null : (
        <Fact label={t('dueToday')}>
          <b className="font-semibold">
            <Money amountMinor={dueMinor} currency={currency} />
          </b>
        </Fact>
      )}
      <Fact label={t('afterwards')}>
        <PriceOf
          amountMinor={renewalMinor ?? option.amountMinor}
          currency={currency ?? option.currency}
          interval={option.interval}
        />
      </Fact>
      {!isWaiting && (isUpgrade || effectiveAtSec !== null) ? (
        <Fact label={t('starts')}>
          {isUpgrade ? t('atOnce') : <bdi dir="ltr">{format.date(effectiveAtSec)}</bdi>}
        </Fact>
      ) : null}
    </Facts>
  )
}
