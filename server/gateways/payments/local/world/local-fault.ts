// A refusal in Stripe's own form, which the SDK turns into its own errors.

export type FaultType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

export class LocalFault extends Error {
  override name = 'LocalFault'
  readonly status: number
  readonly body: { error: { type: FaultType; code: string; message: string } }

  constructor(
    status: number,
    type: FaultType,
    { code, message }: { code: string; message: string },
  ) {
    super(code)
    this.status = status
    this.body = { error: { type, code, message } }
  }
}

export const missing = (what: string): LocalFault =>
  new LocalFault(404, 'invalid_request_error', {
    code: 'resource_missing',
    message: `No such ${what}`,
  })
export const wrong = (message: string): LocalFault =>
  new LocalFault(400, 'invalid_request_error', { code: 'parameter_invalid', message })
