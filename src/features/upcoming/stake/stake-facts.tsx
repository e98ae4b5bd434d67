// The sentences of a stake: what it buys, when it is back, what all of it would be worth, and what
// stands against it.
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { paidBackMonth, type StakePlan } from '#domain/sale/stake.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { HiddenAmount } from '#parts/personal-amount/personal-amount.tsx'
import { useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'
import { useWhenOf } from '../unlocks/use-when-of.ts'
import type { PricedRound } from './priced-rounds.ts'

type StakeFactsProps = {
  sale: SaleRow
  round: PricedRound
  plan: StakePlan
  amountUsd: number
  /** Null where no price after the launch is assumed. */
  afterUsd: number | null
}

export const StakeFacts = ({ sale, round, plan, amountUsd, afterUsd }: StakeFactsProps) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const whenOf = useWhenOf(sale.launchAtSec)
  const backOf = (price: number): string => {
    const month = paidBackMonth(plan, price)
    return month === null
      ? t('stakeNotBack', { price: format.price(price) })
      : t('stakeBack', { price: format.price(price), when: whenOf(month) })
  }
  const mostUsd = round.tokens === null ? null : round.tokens * round.priceUsd
  const isHidden = useAreAmountsHidden()
  const owned = isHidden
    ? []
    : [
        t('stakeTokens', {
          amount: format.money(amountUsd),
          tokens: format.compact(plan.tokens),
          symbol: formatSymbol(sale.symbol),
          price: format.price(round.priceUsd),
        }),
      ]
  const worth =
    isHidden || afterUsd === null
      ? []
      : [t('stakeWorth', { worth: format.money(plan.tokens * afterUsd) })]
  const facts = [
    ...owned,
    ...(afterUsd === null || plan.steps.length === 0 ? [] : [backOf(afterUsd)]),
    ...worth,
    ...(plan.steps.length === 0 ? [t('stakeNoTerms')] : []),
  ]
  return (
    <div className="mt-4 max-w-[68ch] text-body text-ink-1" aria-live="polite">
      {isHidden ? <HiddenAmount /> : null}
      <p>{facts.join(' ')}</p>
      {!isHidden && mostUsd !== null && amountUsd > mostUsd ? (
        <p className="mt-2 text-warn">{t('stakeTooMuch', { most: format.money(mostUsd) })}</p>
      ) : null}
    </div>
  )
}
