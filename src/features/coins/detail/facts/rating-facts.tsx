// The inputs of the rating that belong to a tab: value and points, their source and age once;
// unknown ones stay.
import { useMemo } from 'react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import { sharedProvenance } from '#domain/figure/shared-provenance.ts'
import type { RatingInputKey } from '#domain/rating/inputs.ts'
import type { SubscoreKey } from '#domain/rating/subscores.ts'
import { rate } from '#domain/rating/rate.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { inputValue } from '#parts/rating-panel/receipt/input-value.ts'
import { inputText } from '#parts/rating-panel/receipt/rating-words.ts'
import { Figure } from '../figure.tsx'
import { ownNote, SectionProvenance } from '../section/provenance.tsx'
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
  const format = useFormat()
  const lines = useMemo(
    () =>
      record ? rate('coin', record.facts).subscores.flatMap((subscore) => subscore.lines) : [],
    [record],
  )
  const shown = lines.filter(
    ({ key, subscore }) => subscores.includes(subscore) || inputs.includes(key),
  )
  if (shown.length === 0) return null
  const shared = sharedProvenance(shown.filter(({ normalised }) => normalised !== null))
  return (
    <TabSection title={title} aside={<SectionProvenance shared={shared} />}>
      <dl className="grid grid-cols-2 gap-y-5 tablet:grid-cols-3 wide:grid-cols-4">
        {shown.map((line) => {
          const { key, value, normalised } = line
          if (value === null || normalised === null)
            return (
              <Figure key={key} label={rating(inputText(key))} value="-" note={t('notKnown')} />
            )
          return (
            <Figure
              key={key}
              isText
              label={rating(inputText(key))}
              value={inputValue(line, value, { format, t: receipt, rating })}
              note={
                <>
                  {t('points', { count: normalised })}
                  {ownNote(line, shared)}
                </>
              }
            />
          )
        })}
      </dl>
    </TabSection>
  )
}
