// Why something about a membership failed, as a person is told: the server's own sentence, else the
// fixed one (R-MEM-038).
import type { TextKey } from '#i18n/areas.ts'
import { useText } from '#i18n/use-text.ts'
import { onlineFailureOf, type OnlineFailure } from '#sync/online/online-failure.ts'

/** The fixed sentences (R-MEM-024 to R-MEM-037). */
export type FailureKey = Extract<TextKey<'membership'>, `${string}Failed`>

/** A host that puts its sentence where ours puts a code. */
const isSentence = (text: string | null): text is string =>
  text !== null && !/^[A-Z0-9_]*$/.test(text)

/** The server's own words; null where it said none. */
export const saidByHost = (failure: OnlineFailure): string | null => {
  if (failure.reason === 'said') return failure.message
  return failure.reason === 'refused' && isSentence(failure.code) ? failure.code : null
}

/** Turns a failed verb into its sentence, and anything a query threw likewise. */
export const usePaymentFailure = () => {
  const { t } = useText('membership')
  return {
    textOf: (failure: OnlineFailure, fixed: FailureKey): string => saidByHost(failure) ?? t(fixed),
    textOfError: (error: unknown, fixed: FailureKey): string =>
      saidByHost(onlineFailureOf(error)) ?? t(fixed),
  }
}
