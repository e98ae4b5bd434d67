// Turns what a payment provider does into the call's own refusal (Spec §8), the bank's own sentence
// first (R-MEM-038).
import type { ErrorCode } from '#contract/error-codes.ts'
import type { CallContext } from '../calls/call-context.ts'
import {
  PaymentDeclined,
  PaymentRefused,
  PaymentUnreachable,
} from '../gateways/payments/payments-port.ts'
import { Refusal } from '../refusal.ts'

/**
 * Runs `work`; a no of the bank becomes PAYMENT_DECLINED, every other no of the provider `code`.
 * Neither ids nor keys are logged.
 */
export const refusingAs = async <T>(
  { deps: { logger } }: Pick<CallContext, 'deps'>,
  code: ErrorCode,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentDeclined)
      throw new Refusal('PAYMENT_DECLINED', { sentence: error.message })
    if (!(error instanceof PaymentRefused || error instanceof PaymentUnreachable)) throw error
    if (logger !== false)
      logger.warn({ reason: error.message, code }, 'the payment provider did not do what was asked')
    throw new Refusal(code, { extra: { retryable: error instanceof PaymentUnreachable } })
  }
}
