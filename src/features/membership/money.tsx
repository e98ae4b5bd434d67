// An amount in the reader's language and its own currency, kept whole and left to right in any
// sentence.
import { formatAmount, formatPlanPrice } from '#domain/membership/plan-price.ts'
import { unknownFigure } from '#domain/format/figure.ts'
import type { BillingInterval } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'

/** '$12.00', or '-' where amount or currency is unknown. */
export const Money = ({
  amountMinor,
  currency,
}: {
  amountMinor: number | null
  currency: string | null
}) => {
  const { language } = useText('plans')
  return (
    <bdi dir="ltr">
      {amountMinor === null || currency === null
        ? unknownFigure
        : formatAmount(amountMinor, currency, language)}
    </bdi>
  )
}

/** '$12 a month'. */
export const PriceOf = ({
  amountMinor,
  currency,
  interval,
}: {
  amountMinor: number
  currency: string
  interval: BillingInterval
}) => {
  const { t, language } = useText('plans')
  return (
    <>
      <bdi dir="ltr">{formatPlanPrice(amountMinor, currency, language)}</bdi>{' '}
      {t(interval === 'year' ? 'perYear' : 'perMonth')}
    </>
  )
}
