// The five sub-scores with what each adds, the unknown inputs, and the sum. Figures on it add up.
import { inShownOrder } from '#domain/rating/subscores.ts'
import type { Rating, ReceiptLine, SubscoreRating } from '#domain/rating/rating.ts'
import { useText } from '#i18n/use-text.ts'
import { LeaderLine, SlipRule } from '#ui/rating/slip.tsx'
import { inputText, subscoreText } from '#parts/rating-panel/receipt/rating-words.ts'

const perMille = 1000
/** More would make the slip longer than a screen; the whole receipt is a link away. */
const shownUnknown = 2

const weight = (permille: number): string => (permille / perMille).toFixed(2)

/**
 * 76 points at 250 permille are '19.00': whole points times whole percent, so two decimals are
 * exact.
 */
const points = (milli: number): string => (milli / perMille).toFixed(2)

const SubscoreLine = ({
  subscore: { key, score, weightPermille, lines },
  kind,
}: {
  subscore: SubscoreRating
  kind: Rating['kind']
}) => {
  const { t } = useText('rating')
  const { t: receipt } = useText('receipt')
  const known = lines.filter(({ value }) => value !== null).length
  if (score === null)
    return (
      <LeaderLine
        isUnknown
        label={t(subscoreText(key, kind))}
        value={t('unknown')}
        detail={receipt('leftOut')}
      />
    )
  return (
    <LeaderLine
      label={t(subscoreText(key, kind))}
      value={points(score * weightPermille)}
      detail={
        <>
          <bdi dir="ltr">
            {score} × {weight(weightPermille)}
          </bdi>
          {' · '}
          {receipt('inputsKnown', { known, count: lines.length })}
        </>
      }
    />
  )
}

const UnknownLines = ({ lines }: { lines: readonly ReceiptLine[] }) => {
  const { t } = useText('landing')
  const { t: rating } = useText('rating')
  const { t: receipt } = useText('receipt')
  const unknown = lines.filter(({ value }) => value === null)
  const first = unknown.slice(0, shownUnknown)
  if (unknown.length === 0)
    return <LeaderLine label={t('unknownInputs')} value={t('noneUnknown')} />
  return first.map(({ key }) => (
    <LeaderLine
      key={key}
      isUnknown
      label={rating(inputText(key))}
      value={rating('unknown')}
      detail={receipt('leftOut')}
    />
  ))
}

export const ReceiptLines = ({ rating }: { rating: Rating }) => {
  const { t } = useText('rating')
  const { sumMilli, knownPermille, total, subscores, kind } = rating
  return (
    <>
      <div className="grid gap-2">
        {inShownOrder(subscores).map((subscore) => (
          <SubscoreLine key={subscore.key} subscore={subscore} kind={kind} />
        ))}
        <UnknownLines lines={subscores.flatMap(({ lines }) => lines)} />
      </div>
      <SlipRule />
      <LeaderLine
        isTotal
        label={<span className="text-form font-semibold">{t('totalAiScore')}</span>}
        value={
          <span className="text-form">
            <span className="font-regular text-ink-3">
              {points(sumMilli)}
              {knownPermille < perMille ? ` ÷ ${weight(knownPermille)}` : null} →{' '}
            </span>
            {total ?? '–'}
          </span>
        }
      />
    </>
  )
}
