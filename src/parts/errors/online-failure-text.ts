// A failed verb -> the sentence a person reads: the server's own words, else a text of the
// catalogue (D-LOGINERR).
import type { Translate } from '#i18n/use-text.ts'
import type { OnlineFailure } from '#sync/online/online-failure.ts'

type Words = Translate<'auth'>

/** What is said where the server refused without a word. */
type Refusal = 'authenticationFailed' | 'registrationError' | 'errorOccurred'

const refusalText = (t: Words, code: string | null, refusal: Refusal): string =>
  code === 'AUTH_CREDENTIALS' ? t('invalidCredentials') : t(refusal)

export const onlineFailureText = (t: Words, failure: OnlineFailure, refusal: Refusal): string => {
  switch (failure.reason) {
    case 'said':
      return failure.message
    case 'refused':
      return refusalText(t, failure.code, refusal)
    case 'noResponse':
    case 'timedOut':
      return t(failure.reason)
    case 'network':
      return t('networkError', { message: failure.message })
    default:
      return refusal === 'registrationError' ? t('registrationError') : t('somethingWrong')
  }
}
