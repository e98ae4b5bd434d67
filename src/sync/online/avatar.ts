// Online verbs: update_user_avatar and remove_user_avatar, with the spec's own rules of what counts
// and what is said.
import { isApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import type { AvatarId } from '#domain/account/avatar.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'

/**
 * `message`: output.message, else message, of whatever the server answered (R-PRF-005 to
 * R-PRF-008).
 */
export type AvatarResult =
  | { kind: 'done'; message: string | null }
  /** The server answered, without success. */
  | { kind: 'refused'; message: string | null; failure: OnlineFailure }
  /** No answer that counts: an error status, a lost connection. */
  | { kind: 'thrown'; message: string | null; failure: OnlineFailure }

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const messageOf = (body: unknown): string | null =>
  [at(at(body, 'output'), 'message'), at(body, 'message')].find(
    (text): text is string => typeof text === 'string' && text !== '',
  ) ?? null

/** A truthy `success` counts, whatever shape the rest of the answer has (R-PRF-004). */
const resultOfError = (error: unknown): AvatarResult => {
  const body = isApiError(error) ? error.data : null
  const message = messageOf(body)
  if (isApiError(error) && error.kind === 'format' && Boolean(at(body, 'success')))
    return { kind: 'done', message }
  const hasAnswered =
    isApiError(error) &&
    (error.kind === 'refused' || (error.kind === 'format' && at(body, 'success') !== undefined))
  return { kind: hasAnswered ? 'refused' : 'thrown', message, failure: onlineFailureOf(error) }
}

const ask = async (call: () => Promise<unknown>): Promise<AvatarResult> => {
  try {
    return { kind: 'done', message: messageOf({ output: await call() }) }
  } catch (error) {
    return resultOfError(error)
  }
}

/** Gives the account one of the bundled pictures (R-PRF-002). Never rejects. */
export const chooseAvatar = (callApi: CallApi, id: AvatarId): Promise<AvatarResult> =>
  ask(() => callApi('update_user_avatar', { avatar_id: id }))

/** Takes the account's picture away (R-PRF-003). Never rejects. */
export const removeAvatar = (callApi: CallApi): Promise<AvatarResult> =>
  ask(() => callApi('remove_user_avatar', {}))
