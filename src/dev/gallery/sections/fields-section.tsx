// Fields: empty, filled, with a hint, with an error, disabled.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ScoreRange } from '#ui/fields/score-range.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Specimen } from '../specimen.tsx'

const Choosing = () => {
  const { t } = useText('watchlists')
  const { t: rating } = useText('rating')
  const [isChecked, setIsChecked] = useState(true)
  const [sort, setSort] = useState('score')
  const [range, setRange] = useState<[number, number]>([35, 80])
  return (
    <>
      <Specimen name="Checkbox">
        <Checkbox
          label={rating('excellent')}
          isChecked={isChecked}
          onChange={setIsChecked}
          count={12}
        />
        <Checkbox label={rating('weak')} isChecked={false} onChange={setIsChecked} />
        <Checkbox label={rating('critical')} isChecked={false} onChange={setIsChecked} isDisabled />
        <Checkbox
          label={rating('average')}
          isChecked={false}
          onChange={setIsChecked}
          error={t('changeNotSaved')}
        />
      </Specimen>
      <Specimen name="Select">
        <Select
          label={t('sortBy')}
          value={sort}
          onChange={setSort}
          options={[
            { value: 'score', label: rating('aiScore') },
            { value: 'added', label: t('sortAdded') },
            { value: 'cap', label: t('columnCap'), isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="ScoreRange">
        <div className="w-72 max-w-full">
          <ScoreRange
            minLabel={rating('critical')}
            maxLabel={rating('excellent')}
            value={range}
            onChange={setRange}
          />
        </div>
      </Specimen>
    </>
  )
}

export const FieldsSection = () => {
  const { t } = useText('watchlists')
  return (
    <>
      <Specimen name="TextField">
        <TextField label={t('nameLabel')} placeholder={t('firstCoinListName')} />
        <TextField
          label={t('nameLabel')}
          defaultValue={t('firstSaleListName')}
          hint={t('keptOnDevice')}
        />
        <TextField label={t('nameLabel')} defaultValue=" " error={t('nameEmpty')} />
        <TextField label={t('nameLabel')} defaultValue={t('firstCoinListName')} disabled />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea label={t('descriptionLabel')} defaultValue={t('emptyListReason')} />
        <TextArea
          label={t('descriptionLabel')}
          defaultValue={t('emptyListReason')}
          error={t('tooLong', { max: 500 })}
        />
      </Specimen>
      <Choosing />
    </>
  )
}
