// An edit over the fields its list has now: what the person changed, and nothing else.
import type { AccountDb } from '../account-db.ts'
import { fieldsOf, listFieldNames } from './list-fields.ts'
import type { EditOperation, ListFields } from './operation.ts'

/**
 * What the person changed over the server's fields of now, and their version where the host tells
 * one: it guards the request.
 */
type Body = { sentFields: ListFields; mergedWith?: number }

const bodyOf = ({ patch }: EditOperation, now: ListFields & { fieldsVersion?: number }): Body => ({
  sentFields: { ...fieldsOf(now), ...patch },
  ...(now.fieldsVersion === undefined ? {} : { mergedWith: now.fieldsVersion }),
})

/**
 * The edit as it is to be sent over the fields of now. With another body it is another request, and
 * needs another key.
 */
export const mergedEdit = (
  db: AccountDb,
  operation: EditOperation,
  now: ListFields & { fieldsVersion?: number },
  { hasKeys }: { hasKeys: boolean },
): EditOperation => {
  const { sentFields, mergedWith, beatenAt: _, ...bare } = operation
  const body = bodyOf(operation, now)
  const isSame =
    sentFields !== undefined &&
    mergedWith === body.mergedWith &&
    listFieldNames.every((field) => sentFields[field] === body.sentFields[field])
  return hasKeys && operation.everSent && !isSame
    ? { ...bare, ...body, opId: db.newId(), sentWithKey: false }
    : { ...bare, ...body }
}
