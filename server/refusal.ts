// The one way a handler says no: a code of the contract, what its sentence needs, and what the
// answer carries besides.
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'

export type RefusalDetails = {
  /** Placeholders of the sentence in locales/<lng>/server.json. */
  values?: Record<string, string | number>
  /** Somebody else's own sentence, said instead of the code's (R-MEM-038). */
  sentence?: string
  /** Fields the envelope carries besides the four. */
  extra?: Record<string, unknown>
  /** Sent as Retry-After, seconds. */
  retryAfterSec?: number
}

export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorCodes[this.code]
  }

  /**
   * True when asking again unchanged must give the same no: such answers are kept with an
   * idempotency key.
   */
  get isDefinite(): boolean {
    return this.status < 500 && this.status !== 401 && this.status !== 429
  }
}
