// The captcha that the host sets itself.
import { callApi } from '#api/client.ts'
import type { OutputOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

/**
 * A task of `effort` times the usual work; null where the host sets none. Rejects with an ApiError.
 */
export const fetchCaptchaTask = async (
  effort: number,
): Promise<OutputOf<Calls['get_captcha_challenge']>['challenge']> =>
  (await callApi('get_captcha_challenge', effort > 1 ? { effort } : {}, { token: null })).challenge
