// The fields of a list that people edit, and which of them an edit really changes. Pure.
import type { ListFields } from './operation.ts'

export type ListField = keyof ListFields

export const listFieldNames = [
  'name',
  'description',
  'iconId',
] as const satisfies readonly ListField[]

/** The given fields alone, where they have a value. */
export const pickFields = (
  fields: Partial<ListFields>,
  names: readonly ListField[],
): Partial<ListFields> =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  )

/** Of `wanted` what differs from `shown`, and what `shown` has there. */
export const changedFields = (
  wanted: Partial<ListFields>,
  shown: ListFields,
): { patch: Partial<ListFields>; was: Partial<ListFields> } => {
  const names = listFieldNames.filter(
    (name) => wanted[name] !== undefined && wanted[name] !== shown[name],
  )
  return { patch: pickFields(wanted, names), was: pickFields(shown, names) }
}

/** A list's fields without the rest of its row. */
export const fieldsOf = ({ name, description, iconId }: ListFields): ListFields => ({
  name,
  description,
  iconId,
})
