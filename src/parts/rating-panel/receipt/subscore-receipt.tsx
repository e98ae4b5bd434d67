// How a sub-score came about, line by line. Sums add up; what is unknown stays on the slip (LOOK
// "Slip").
import { dataAge } from '#domain/format/data-age.ts'
import type { RatingKind } from '#domain/rating/subscores.ts'
import type { ReceiptLine, SubscoreRating } from '#domain/rating/rating.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { LeaderLine, Slip, SlipRule } from '#ui/rating/slip.tsx'
import { useNowSec } from '#client/use-now.ts'
import { inputValue } from './input-value.ts'
import { inputText, sourceText, subscoreText } from './rating-words.ts'

const perMille = 1000

/**
 * 17850 thousandths of a point is '17.85': weights are whole percent, so two decimals are exact and
 * sums add up.
 */
const points = (milli: number): string => (milli / perMille).toFixed(2)
const weight = (permille: number): string => (permille / perMille).toFixed(2)

const KnownLine = ({
  line,
}: {
  line: ReceiptLine & { value: number; contributionMilli: number }
}) => {
  const { t } = useText('receipt')
  const { t: rating } = useText('rating')
  const { t: ofDates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const sourceKey = line.source === null ? null : sourceText(line.source)
  const source = sourceKey === null ? line.source : rating(sourceKey)
  const age = line.asOfSec === null ? null : dataAge(line.asOfSec, nowSec)
  return (
    <LeaderLine
      label={rating(inputText(line.key))}
      value={points(line.contributionMilli)}
      detail={
        <>
          <bdi dir="ltr">
            <bdi>{inputValue(line, line.value, { format, t, rating })}</bdi> → {line.normalised} ×{' '}
            {weight(line.weightPermille)}
          </bdi>
          {source === null ? null : (
            <>
              {' · '}
              <bdi>{source}</bdi>
            </>
          )}
          {age === null
            ? null
            : ` · ${ofDates(age.key, 'count' in age ? { count: age.count } : {})}`}
        </>
      }
    />
  )
}

const isKnown = (
  line: ReceiptLine,
): line is ReceiptLine & { value: number; contributionMilli: number } =>
  line.value !== null && line.contributionMilli !== null

const UnknownLine = ({ line }: { line: ReceiptLine }) => {
  const { t } = useText('receipt')
  const { t: rating } = useText('rating')
  return (
    <LeaderLine
      isUnknown
      label={rating(inputText(line.key))}
      value={rating('unknown')}
      detail={t('leftOut')}
    />
  )
}

const ReceiptNote = ({ version, ratedAtSec }: { version: number; ratedAtSec: number | null }) => {
  const { t } = useText('receipt')
  const format = useFormat()
  return (
    <>
      {t('formula', { version })}
      {ratedAtSec === null ? null : (
        <>
          {' · '}
          <bdi dir="ltr">{format.moment(ratedAtSec)}</bdi>
        </>
      )}
    </>
  )
}

type SubscoreReceiptProps = {
  kind: RatingKind
  subscore: SubscoreRating
  version: number
  ratedAtSec: number | null
  /** Among receipts of other parts: headed by the name of its own. */
  isOneOfMany?: boolean
}

export const SubscoreReceipt = ({
  kind,
  subscore,
  version,
  ratedAtSec,
  isOneOfMany,
}: SubscoreReceiptProps) => {
  const { t } = useText('receipt')
  const { t: rating } = useText('rating')
  const hasUnknown = subscore.knownPermille < perMille
  return (
    <Slip
      title={isOneOfMany ? rating(subscoreText(subscore.key, kind)) : rating('receipt')}
      note={<ReceiptNote version={version} ratedAtSec={ratedAtSec} />}
      className="mb-3.5"
    >
      <div className="grid gap-2">
        {subscore.lines.map((line) =>
          isKnown(line) ? (
            <KnownLine key={line.key} line={line} />
          ) : (
            <UnknownLine key={line.key} line={line} />
          ),
        )}
      </div>
      <SlipRule />
      <LeaderLine
        isTotal
        label={rating(subscoreText(subscore.key, kind))}
        value={
          subscore.score === null ? (
            rating('unknown')
          ) : (
            <>
              {points(subscore.sumMilli)}
              {hasUnknown ? (
                <span className="font-regular text-ink-3"> ÷ {weight(subscore.knownPermille)}</span>
              ) : null}
              <span className="font-regular text-ink-3"> = </span>
              {subscore.score}
            </>
          )
        }
        detail={
          hasUnknown ? t('leavesOpen', { low: subscore.low, high: subscore.high }) : undefined
        }
      />
    </Slip>
  )
}
