// Every way a call can fail, as one error (Spec §7). Callers decide on `kind`, `status` and `code`,
// never on the text.

/**
 * setup: the request could not be made; network: it was made and no answer came; timeout: no answer
 * within the time given, or the caller gave up; http: a status other than 2xx; refused: the server
 * said success false; format: an answer that is not what the contract promises.
 */
export type ApiErrorKind = 'setup' | 'network' | 'timeout' | 'http' | 'refused' | 'format'

export const unknownErrorMessage = 'Unknown error occurred'

type Details = {
  kind: ApiErrorKind
  message?: string | null | undefined
  /** HTTP status; 500 where there was none (R-API-017). */
  status?: number
  /** The answer's body: parsed JSON, or text. */
  data?: unknown
  /** The server's `error` code. */
  code?: string | null | undefined
  /** False only where it is certain that no byte of the request left this device. */
  hasLeft?: boolean
  /** How long the server asked to wait (Retry-After). */
  retryAfterMs?: number | null
  cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly data: unknown
  readonly code: string | null
  readonly hasLeft: boolean
  readonly retryAfterMs: number | null

  constructor({
    kind,
    message,
    status = 500,
    data = null,
    code = null,
    hasLeft = true,
    retryAfterMs = null,
    cause,
  }: Details) {
    super(message || unknownErrorMessage, { cause })
    this.kind = kind
    this.status = status
    this.data = data
    this.code = code
    this.hasLeft = hasLeft
    this.retryAfterMs = retryAfterMs
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError
