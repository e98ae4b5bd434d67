// A failed request in the person's words (R-ERR-036): the server's own sentence where it gave one,
// else what kind of failure it was.
import { unknownErrorMessage, type ApiError, isApiError } from '#api/api-error.ts'
import { textOf } from '#i18n/use-text.ts'

type FailureKey = 'networkIssue' | 'timedOut' | 'invalidInput' | 'fetchFailed' | 'unknownError'

const timeoutStatuses = new Set([408, 504])
const inputStatuses = new Set([400, 422])

const answerKey = (status: number): FailureKey => {
  if (timeoutStatuses.has(status)) return 'timedOut'
  return inputStatuses.has(status) ? 'invalidInput' : 'fetchFailed'
}

/** The text of the 'error' area for a failure without words of the server's own. */
export const failureKey = (error: unknown): FailureKey => {
  if (!isApiError(error)) return 'unknownError'
  switch (error.kind) {
    case 'network':
      return 'networkIssue'
    case 'timeout':
      return 'timedOut'
    case 'setup':
      return 'unknownError'
    default:
      return answerKey(error.status)
  }
}

const saidByServer = ({ kind, status, message }: ApiError): boolean =>
  (kind === 'refused' || (kind === 'http' && !timeoutStatuses.has(status))) &&
  message !== unknownErrorMessage

/** What to show for anything thrown by a request. */
export const failureText = (error: unknown): string =>
  isApiError(error) && saidByServer(error) ? error.message : textOf('error', failureKey(error))
