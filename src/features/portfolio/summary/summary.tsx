// What the portfolio is worth, how the day went, and what all of it brought so far.
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import type { Totals } from '#domain/ledger/holdings.ts'
import { Gain } from '../gain.tsx'
import { useDollars } from '../use-dollars.ts'

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-end gap-0.5">
    <dt className="text-caption text-ink-3">{name}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-2 text-form font-medium text-ink-1">
      {children}
    </dd>
  </div>
)

export const Summary = ({ totals }: { totals: Totals }) => {
  const { t } = useText('portfolio')
  const dollars = useDollars()
  const format = useFormat()
  const day = format.change(totals.change24hPct)
  return (
    <dl className="flex flex-wrap items-end gap-x-10 gap-y-4 border-t border-hair pt-4 pb-5">
      <div>
        <dt className="text-caption text-ink-3">{t('totalValue')}</dt>
        <dd className="num text-price font-semibold tracking-closer text-ink-1">
          <PersonalAmount>{dollars.plain(totals.valueUsd)}</PersonalAmount>
        </dd>
      </div>
      <Figure name={t('change24h')}>
        <Gain {...dollars.signed(totals.change24hUsd)} />
        <Change direction={day.direction} text={day.text} className="text-table" />
      </Figure>
      <Figure name={t('profitLoss')}>
        <Gain {...dollars.signed(totals.gainUsd)} />
      </Figure>
    </dl>
  )
}
