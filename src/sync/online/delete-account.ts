// Online verb: delete_account. There is no way back, so a lost answer is settled before anything is
// said.
import { isApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import { envelopeOf } from '#contract/envelope.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'

export type DeleteAccountResult =
  | { kind: 'deleted' }
  /** Nothing was deleted; in the server's words where it has some. */
  | { kind: 'passwordWrong'; message: string | null }
  | { kind: 'failed'; failure: OnlineFailure }

const isLost = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout') && error.hasLeft
const isOver = (error: unknown): boolean =>
  isApiError(error) && error.status === 401 && envelopeOf(error.data) !== null

const resultOfError = (error: unknown): DeleteAccountResult => {
  const failure = onlineFailureOf(error)
  const code = 'code' in failure ? failure.code : null
  if (code !== 'AUTH_PASSWORD_WRONG') return { kind: 'failed', failure }
  return { kind: 'passwordWrong', message: failure.reason === 'said' ? failure.message : null }
}

/**
 * Never rejects. Where the answer was lost it asks once more: a session that is over then is that
 * of an account which is gone.
 */
export const deleteAccount = async (
  callApi: CallApi,
  password: string,
): Promise<DeleteAccountResult> => {
  try {
    await callApi('delete_account', { password })
    return { kind: 'deleted' }
  } catch (error) {
    if (!isLost(error)) return resultOfError(error)
  }
  try {
    await callApi('delete_account', { password })
    return { kind: 'deleted' }
  } catch (error) {
    return isOver(error) ? { kind: 'deleted' } : resultOfError(error)
  }
}
