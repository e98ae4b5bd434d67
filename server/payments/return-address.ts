// Where the provider sends a person back to: an address of this app, and nowhere else (R-MEM-016,
// D-PAYURL).
import type { CallContext } from '../calls/call-context.ts'
import { pageOriginOf } from '../http/page-origin.ts'
import { Refusal } from '../refusal.ts'

const trickery = /[\p{Cc}\\]/u

/**
 * `target` is an absolute address or a path. Throws REQUEST_INVALID, naming `field`, where it leads
 * off the app's own origin.
 */
export const returnAddress = (
  ctx: CallContext,
  field: 'successUrl' | 'cancelUrl',
  target: string,
): string => {
  const origin = pageOriginOf(ctx)
  const isPath = target.startsWith('/') && !target.startsWith('//')
  const url =
    trickery.test(target) ||
    !(isPath || /^https?:\/\//i.test(target)) ||
    !URL.canParse(target, origin)
      ? null
      : new URL(target, origin)
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '')
    throw new Refusal('REQUEST_INVALID', { values: { field }, extra: { fields: [field] } })
  return url.href
}
