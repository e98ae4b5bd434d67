// The score itself: the number, its word, the range left open, and the ruler with its axis.
import { ratingStateOf } from '#domain/rating/rating-state.ts'
import { scoreBand, scoreBands } from '#domain/coin/score-band.ts'
import { useText } from '#i18n/use-text.ts'
import { Ball } from '#ui/rating/ball.tsx'
import { Ruler } from '#ui/rating/ruler.tsx'
import type { RatedAsset } from './rated-asset.ts'

const axis = [...scoreBands.map(({ from }) => from).toReversed(), 100]

const shift = (cut: number): string => {
  if (cut === 0) return ''
  return cut === 100
    ? '-translate-x-full rtl:translate-x-full'
    : '-translate-x-1/2 rtl:translate-x-1/2'
}

const Axis = () => (
  <div aria-hidden="true" className="relative h-5 text-label/5 text-ink-3">
    {axis.map((cut) => (
      <span key={cut} className={`absolute ${shift(cut)}`} style={{ insetInlineStart: `${cut}%` }}>
        <bdi dir="ltr">{cut}</bdi>
      </span>
    ))}
  </div>
)

export const ScoreHero = ({ asset }: { asset: RatedAsset }) => {
  const { t } = useText('receipt')
  const { t: rating } = useText('rating')
  const state = ratingStateOf(asset.coveragePct ?? 0)
  const score = state === 'not-rated' ? null : asset.totalScore
  const band = scoreBand(score)
  const { scoreLow: low, scoreHigh: high } = asset
  const isOpen = score !== null && low !== null && high !== null && low < high
  return (
    <>
      <div className="mt-3 flex items-center gap-4">
        <b className="num text-hero font-semibold tracking-closest text-ink-1">{score ?? '–'}</b>
        <div>
          <span className="flex items-center gap-2 text-form font-medium text-ink-1">
            <Ball band={state === 'provisional' ? null : band} size={14} />
            {band === null
              ? rating('notRated')
              : rating(state === 'provisional' ? 'provisional' : band)}
          </span>
          {isOpen ? (
            <span className="block text-caption text-ink-3">{t('openRange', { low, high })}</span>
          ) : null}
          {score !== null && !isOpen ? (
            <span className="block text-caption text-ink-3">{t('exact')}</span>
          ) : null}
        </div>
      </div>
      {state === 'rated' ? null : (
        <p className="mt-2 text-caption text-ink-2">
          {rating(state === 'provisional' ? 'provisionalReason' : 'notRatedReason')}
        </p>
      )}
      <div className="relative mt-1.5 pt-2.5">
        {isOpen ? (
          <span
            aria-hidden="true"
            className="absolute top-0.5 h-1.25 border border-b-0 border-ink-2"
            style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }}
          />
        ) : null}
        <Ruler
          value={score}
          band={band}
          size="panel"
          {...(state === 'provisional' && isOpen ? { open: { low, high } } : {})}
        />
        <Axis />
      </div>
    </>
  )
}
