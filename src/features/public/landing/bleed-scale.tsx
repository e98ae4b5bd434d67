// The product's one scale from edge to edge, with its legend, filled to the score of the receipt
// below it.
import { scoreBand, scoreBands, type ScoreBand } from '#domain/coin/score-band.ts'
import { useText } from '#i18n/use-text.ts'
import { Ball } from '#ui/rating/ball.tsx'
import { Ruler } from '#ui/rating/ruler.tsx'

const rising = scoreBands.toReversed()

/** `score` null: not known yet, the scale stays empty. */
export const BleedScale = ({ score }: { score: number | null }) => {
  const { t: rating } = useText('rating')
  const { t } = useText('landing')
  const bandWord = (band: ScoreBand) => rating(band)
  return (
    <figure
      aria-label={t('scale', {
        bands: rising.map(({ band, from }) => `${bandWord(band)} ${from}`).join(', '),
      })}
    >
      <figcaption
        aria-hidden="true"
        className="relative h-8 text-caption text-ink-3 max-tablet:text-label"
      >
        {rising.map(({ band, from }) => (
          <span
            key={band}
            className={
              'absolute bottom-1.5 inline-flex items-center gap-2 whitespace-nowrap ' +
              (from === 0 ? 'ps-4 tablet:ps-6' : '')
            }
            style={{ insetInlineStart: `calc(${from}% + ${from === 0 ? 0 : 4}px)` }}
          >
            <span className="num text-ink-2">{from}</span>
            <span className="inline-flex items-center gap-1.5 max-tablet:hidden">
              <Ball band={band} />
              {bandWord(band)}
            </span>
          </span>
        ))}
      </figcaption>
      <Ruler value={score ?? 0} band={scoreBand(score) ?? 'critical'} size="bleed" />
    </figure>
  )
}
