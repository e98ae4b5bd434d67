// The account's language on the server (D-LANGLIST): told in passing, and again later where it
// could not be told.
import type { CallApi } from '#api/call.ts'
import type { PayloadOf } from '#contract/call.ts'
import { deviceCalls, type DeviceCalls } from '#contract/calls/device-calls.ts'
import type { AccountDb } from '#data/account-db.ts'
import { getPref, setPref } from '#data/prefs.ts'
import { outcomeOfError } from '../drain/outcome.ts'

type LanguageCode = PayloadOf<DeviceCalls['change_language']>['language_code']
type LanguagePorts = { db: AccountDb; callApi: CallApi }

const unsentKey = 'untoldLanguage'

/** Whether the server said yes or no for good: then there is nothing to tell again. */
const isSettled = async (callApi: CallApi, code: LanguageCode): Promise<boolean> => {
  try {
    await callApi('change_language', { language_code: code })
    return true
  } catch (error) {
    console.warn('the account was not told about its language', error)
    return outcomeOfError(error).type === 'refused'
  }
}

/**
 * Tells the account its language. It is kept with the account until the server has answered.
 * Rejects only where the device's storage does.
 */
export const sendLanguage = async (
  { db, callApi }: LanguagePorts,
  code: LanguageCode,
): Promise<void> => {
  await setPref(db, unsentKey, code)
  const isDone = await isSettled(callApi, code)
  if (isDone && (await getPref(db, unsentKey)) === code) await setPref(db, unsentKey, undefined)
}

/** Tells what an earlier attempt could not; without such a thing it asks nobody. */
export const sendUnsentLanguage = async (ports: LanguagePorts): Promise<void> => {
  const kept = deviceCalls.change_language.payload.safeParse({
    language_code: await getPref(ports.db, unsentKey),
  })
  if (kept.success) await sendLanguage(ports, kept.data.language_code)
}
