// The five weights of one's own score: points by slider, the share each has of the total beside it.
// The list follows at once.
import { useState } from 'react'
import { shownSubscores, subscoreWeights, type SubscoreKey } from '#domain/rating/subscores.ts'
import {
  isOfficial,
  shareOf,
  weightsOfPoints,
  weightsText,
  type SubscoreWeights,
} from '#domain/rating/weights.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { PointsSlider } from '#ui/fields/points-slider.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useIsPhone } from '#ui/use-window-size.ts'
import { saveWeights, useSavedWeights } from '../../own-weights/saved-weights.ts'
import { useWeightsWords } from '../../own-weights/use-weights-words.ts'
import { ownWeightsOf, type CoinListSearch } from '../list-search.ts'
import type { ChangeSearch } from '../use-list-search.ts'

type Points = Record<SubscoreKey, number>

const pointsOf = (weights: SubscoreWeights): Points =>
  Object.fromEntries(shownSubscores.map((key) => [key, shareOf(weights, key)])) as Points

const SavedWeights = ({ weights, onApply }: { weights: SubscoreWeights; onApply: () => void }) => {
  const { t } = useText('own-score')
  const words = useWeightsWords()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-hair pt-4 text-caption text-ink-2">
      <p className="w-full">
        {t('saved')} <span className="text-ink-1">{words(weights)}</span>
      </p>
      <Button size="small" onClick={onApply}>
        {t('apply')}
      </Button>
      <Button size="small" variant="ghost" onClick={() => saveWeights(null)}>
        {t('forget')}
      </Button>
    </div>
  )
}

export const WeightsSheet = ({
  weights: shown,
  change,
  onClose,
}: Pick<CoinListSearch, 'weights'> & { change: ChangeSearch; onClose: () => void }) => {
  const { t } = useText('own-score')
  const { t: rating } = useText('rating')
  const { t: actions } = useText('actions')
  const format = useFormat()
  const isPhone = useIsPhone()
  const active = ownWeightsOf({ weights: shown })
  const saved = useSavedWeights()
  const [points, setPoints] = useState(() => pointsOf(active ?? subscoreWeights))
  const weights = weightsOfPoints(points)
  const sum = shownSubscores.reduce((total, key) => total + points[key], 0)
  const show = (next: SubscoreWeights) =>
    change({ weights: isOfficial(next) ? undefined : weightsText(next) })
  const commit = (next: Points) => {
    const own = weightsOfPoints(next)
    if (own === null) return
    show(own)
    if (!isOfficial(own)) saveWeights(own)
  }
  const take = (next: SubscoreWeights) => {
    setPoints(pointsOf(next))
    show(next)
  }
  return (
    <Sheet
      isOpen
      isModal={isPhone}
      onOpenChange={onClose}
      title={t('title')}
      description={t('about')}
      closeLabel={actions('close')}
      footer={
        <>
          <Button
            variant="ghost"
            disabled={weights !== null && isOfficial(weights)}
            onClick={() => take(subscoreWeights)}
          >
            {t('official')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {actions('close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {shownSubscores.map((key) => {
          const share = weights === null ? '–' : format.share(shareOf(weights, key))
          return (
            <div key={key} role="group" aria-label={rating(key)}>
              <div className="flex items-baseline gap-2">
                <span className="text-body text-ink-1">{rating(key)}</span>
                <span className="flex-1 truncate text-caption text-ink-3">
                  {t('officialShare', { share: format.share(shareOf(subscoreWeights, key)) })}
                </span>
                <b className="num text-title-1/6 font-semibold text-accent">{share}</b>
              </div>
              <PointsSlider
                label={rating(key)}
                lessLabel={t('less', { part: rating(key) })}
                moreLabel={t('more', { part: rating(key) })}
                valueText={t('pointsAndShare', { points: points[key], share })}
                value={points[key]}
                onChange={(value) => setPoints({ ...points, [key]: value })}
                onCommit={(value) => commit({ ...points, [key]: value })}
              />
            </div>
          )
        })}
      </div>
      <p role="status" className="mt-3 text-caption text-ink-2">
        {sum === 0 ? t('noneCounts') : t('sum', { points: sum })}
      </p>
      <p className="mt-1 text-caption text-ink-3">{t('filtersOfficial')}</p>
      {saved !== null && active === null ? (
        <SavedWeights weights={saved} onApply={() => take(saved)} />
      ) : null}
    </Sheet>
  )
}
