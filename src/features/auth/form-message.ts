// The message of a field: a key of the auth texts from its schema, or the server's own sentence.
import type { TextKey } from '#i18n/areas.ts'
import type { TextValues } from '#i18n/lookup/fill-in.ts'
import type { Translate } from '#i18n/use-text.ts'

type FieldError = { type?: unknown; message?: string | undefined } | undefined

/** The `type` of an error whose message is the server's and needs no translation. */
export const serverError = 'server'

export const messageOf = (
  t: Translate<'auth'>,
  error: FieldError,
  values: TextValues = {},
): string | undefined => {
  if (!error?.message) return undefined
  return error.type === serverError ? error.message : t(error.message as TextKey<'auth'>, values)
}
