// A field for an amount of one's own: digits from left to right in every language, hidden where
// amounts are.
import type { TextFieldProps } from '#ui/fields/text-field.tsx'
import { PersonalField } from '../../personal-amount/personal-field.tsx'

type AmountFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'ref'> & {
  value: string
  error: string | undefined
  onType: (text: string) => void
}

export const AmountField = ({ onType, ...field }: AmountFieldProps) => (
  <PersonalField
    {...field}
    inputMode="decimal"
    autoComplete="off"
    dir="ltr"
    onChange={({ target }) => onType(target.value)}
  />
)
