// Below the gems: the rule they were found by, what it left out, and what it cannot say.
import { gemCoveragePct, gemLowScore } from '#domain/gems/gems.ts'
import { volumeFloorsUsd } from '#domain/movers/movers.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { LeftOutLine } from '#parts/coin-rows/left-out-line.tsx'
import type { Gems } from './use-gems.ts'

export const GemFoot = ({ list: { leftOut, params } }: { list: Gems }) => {
  const { t } = useText('gems')
  const { t: movers } = useText('movers')
  const format = useFormat()
  const { unsized, stale, thin, open, low, pegged } = leftOut
  return (
    <div className="grid max-w-2xl gap-1.5">
      <p>{t('rule', { percent: format.share(gemCoveragePct), score: gemLowScore })}</p>
      <LeftOutLine
        reasons={[
          low > 0 ? t('leftOutLow', { score: gemLowScore, total: format.count(low) }) : null,
          open > 0 ? t('leftOutOpen', { total: format.count(open) }) : null,
          thin > 0
            ? movers('leftOutThin', {
                amount: format.limit(volumeFloorsUsd[params.floor]),
                total: format.count(thin),
              })
            : null,
          stale > 0 ? movers('leftOutStale', { total: format.count(stale) }) : null,
          pegged > 0 ? t('leftOutPegged', { total: format.count(pegged) }) : null,
          unsized > 0 ? t('leftOutUnsized', { total: format.count(unsized) }) : null,
        ]}
      />
      <p>{t('risk')}</p>
    </div>
  )
}
