// The scores side by side: their shapes on one pentagon, and each as bars.
import { shownSubscores } from '#domain/rating/subscores.ts'
import { useText } from '#i18n/use-text.ts'
import { ComparedRadar } from '#ui/rating/compared-radar.tsx'
import type { ComparedCoin } from '../compared-coin.ts'
import { ScoreBars } from './score-bars.tsx'

export const ScorePanel = ({ coins }: { coins: readonly ComparedCoin[] }) => {
  const { t } = useText('coin-compare')
  const { t: rating } = useText('rating')
  const shapes = coins.map(({ id, look, facts }) => ({
    id,
    look,
    values: shownSubscores.map((key) => facts[key]),
  }))
  return (
    <div className="flex flex-wrap items-start gap-x-12 gap-y-6">
      <div className="mx-auto flex justify-center px-6 tablet:mx-0">
        <ComparedRadar
          label={t('radarLabel', { names: coins.map(({ row }) => row.name).join(', ') })}
          axes={shownSubscores.map((key) => rating(key))}
          shapes={shapes}
        />
      </div>
      <div className="min-w-0 basis-90 grow max-tablet:basis-full">
        <ScoreBars coins={coins} />
      </div>
    </div>
  )
}
