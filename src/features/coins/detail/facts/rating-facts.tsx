// The inputs of the rating that belong to a tab: value, points, source, age; unknown ones stay.
import { useMemo } from 'react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import { dataAge } from '#domain/format/data-age.ts'
import type { RatingInputKey } from '#domain/rating/inputs.ts'
import type { SubscoreKey } from '#domain/rating/subscores.ts'
import { rate } from '#domain/rating/rate.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { inputValue } from '#parts/rating-panel/receipt/input-value.ts'
import { inputText, sourceText } from '#parts/rating-panel/receipt/rating-words.ts'
import { useNowSec } from '#client/use-now.ts'
import { Figure } from '../figure.tsx'
import { TabSection } from '../tab-section.tsx'

type RatingFactsProps = {
  record: CoinRecord | null
  title: string
  subscores: readonly SubscoreKey[]
  inputs?: readonly RatingInputKey[]
}

const noInputs: readonly RatingInputKey[] = []

export const RatingFacts = ({ record, title, subscores, inputs = noInputs }: RatingFactsProps) => {
  const { t } = useText('coin-facts')
  const { t: rating } = useText('rating')
  const { t: receipt } = useText('receipt')
  const { t: ofDates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const lines = useMemo(
    () =>
      record ? rate('coin', record.facts).subscores.flatMap((subscore) => subscore.lines) : [],
    [record],
  )
  const shown = lines.filter(
    ({ key, subscore }) => subscores.includes(subscore) || inputs.includes(key),
  )
  if (shown.length === 0) return null
  return (
    <TabSection title={title}>
      <dl className="grid grid-cols-2 gap-y-5 tablet:grid-cols-3 wide:grid-cols-4">
        {shown.map((line) => {
          const { key, value, source, asOfSec, normalised } = line
          if (value === null || normalised === null)
            return (
              <Figure key={key} label={rating(inputText(key))} value="-" note={t('notKnown')} />
            )
          const sourceKey = source === null ? null : sourceText(source)
          const age = asOfSec === null ? null : dataAge(asOfSec, nowSec)
          return (
            <Figure
              key={key}
              isText
              label={rating(inputText(key))}
              value={inputValue(line, value, { format, t: receipt, rating })}
              note={[
                t('points', { count: normalised }),
                sourceKey === null ? source : rating(sourceKey),
                age === null ? null : ofDates(age.key, 'count' in age ? { count: age.count } : {}),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          )
        })}
      </dl>
    </TabSection>
  )
}
