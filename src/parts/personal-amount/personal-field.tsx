// A field somebody writes an amount of their own in. Hidden, it keeps what was written and shows
// none of it.
import { useId } from 'react'
import { Field, inputClass } from '#ui/fields/field.tsx'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import { useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'
import { HiddenAmount } from './personal-amount.tsx'

export const PersonalField = (props: TextFieldProps) => {
  const id = useId()
  return useAreAmountsHidden() ? (
    <Field id={id} label={props.label} hint={props.hint}>
      <output id={id} className={`${inputClass} flex items-center text-ink-3`}>
        <HiddenAmount />
      </output>
    </Field>
  ) : (
    <TextField {...props} />
  )
}
