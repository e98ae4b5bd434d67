// Which price the reader pays for now, to mark it among the plans.
import { isHeld } from '#domain/membership/subscription.ts'
import { useMembershipPart } from './use-membership-part.ts'

/** Null where nothing is paid for, undefined where nobody knows. */
export const useHeldPriceId = (): string | null | undefined => {
  const part = useMembershipPart('subscription')
  if (part.kind !== 'ready') return undefined
  return isHeld(part.content) ? part.content.priceId : null
}
