// Why the other coins are not ranked: said in figures, so that nobody takes the list for the whole market.
import { volumeFloorsUsd } from '#domain/movers/movers.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import type { Movers } from './use-movers.ts'

export const LeftOutLine = ({ list: { leftOut, wish } }: { list: Movers }) => {
  const { t } = useText('movers')
  const format = useFormat()
  const reasons = [
    leftOut.thin > 0 ? t('leftOutThin', { amount: format.money(volumeFloorsUsd[wish.floor]), total: format.count(leftOut.thin) }) : null,
    leftOut.stale > 0 ? t('leftOutStale', { total: format.count(leftOut.stale) }) : null,
    leftOut.unknown > 0 ? t('leftOutUnknown', { total: format.count(leftOut.unknown) }) : null,
  ].filter((reason) => reason !== null)
  if (reasons.length === 0) return null
  return (
    <p>
      <span className="text-ink-2">{t('notRanked')}</span>
      {` · ${reasons.join(' · ')}`}
    </p>
  )
}
