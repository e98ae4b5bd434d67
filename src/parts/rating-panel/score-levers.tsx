// What would change a score: each input put to its ends in turn, computed on this device by the
// rating's own function.
import { leversOf, type Lever } from '#domain/rating/levers.ts'
import type { RatingKind } from '#domain/rating/subscores.ts'
import type { RatingFacts } from '#domain/rating/rating.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { LeaderLine, Slip, SlipRule } from '#ui/rating/slip.tsx'
import { inputValue } from './receipt/input-value.ts'
import { inputText } from './receipt/rating-words.ts'

type ScoreLeversProps = {
  kind: RatingKind
  facts: RatingFacts
  /** At most so many of each sort. */
  most?: number
}

const KnownLever = ({ lever: { key, line, gain, totalAtBest } }: { lever: Lever }) => {
  const { t } = useText('receipt')
  const { t: rating } = useText('rating')
  const format = useFormat()
  const words = { format, t, rating }
  return (
    <LeaderLine
      label={rating(inputText(key))}
      value={`+${format.decimal(gain)} → ${totalAtBest ?? '–'}`}
      detail={t('leverNow', {
        value: inputValue(line, line.value ?? 0, words),
        points: line.normalised ?? 0,
        best: inputValue(line, line.best, words),
      })}
    />
  )
}

const UnknownLever = ({ lever: { key, totalAtBest, totalAtWorst } }: { lever: Lever }) => {
  const { t: rating } = useText('rating')
  return (
    <LeaderLine
      isUnknown
      label={rating(inputText(key))}
      value={`${totalAtWorst ?? '–'}–${totalAtBest ?? '–'}`}
    />
  )
}

export const ScoreLevers = ({ kind, facts, most = 5 }: ScoreLeversProps) => {
  const { t } = useText('receipt')
  const { known, unknown } = leversOf(kind, facts)
  const [held, open] = [known.slice(0, most), unknown.slice(0, most)]
  if (held.length + open.length === 0)
    return <p className="pb-3 text-caption text-ink-2">{t('noLevers')}</p>
  return (
    <Slip title={t('levers')} note={t('leversNote')} className="mb-3.5">
      <div className="grid gap-2">
        {held.map((lever) => (
          <KnownLever key={lever.key} lever={lever} />
        ))}
      </div>
      {open.length === 0 ? null : (
        <>
          <SlipRule />
          <p className="mb-2 text-caption text-ink-3">
            {t('unknownLevers', { count: unknown.length })}
          </p>
          <div className="grid gap-2">
            {open.map((lever) => (
              <UnknownLever key={lever.key} lever={lever} />
            ))}
          </div>
        </>
      )}
    </Slip>
  )
}
