// Why the other coins are not among the movers.
import { volumeFloorsUsd } from '#domain/movers/movers.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { LeftOutLine } from '#parts/coin-rows/left-out-line.tsx'
import type { Movers } from './use-movers.ts'

export const LeftOutMovers = ({ list: { leftOut, params } }: { list: Movers }) => {
  const { t } = useText('movers')
  const format = useFormat()
  return (
    <LeftOutLine
      reasons={[
        leftOut.thin > 0
          ? t('leftOutThin', {
              amount: format.limit(volumeFloorsUsd[params.floor]),
              total: format.count(leftOut.thin),
            })
          : null,
        leftOut.stale > 0 ? t('leftOutStale', { total: format.count(leftOut.stale) }) : null,
        leftOut.unknown > 0 ? t('leftOutUnknown', { total: format.count(leftOut.unknown) }) : null,
      ]}
    />
  )
}
