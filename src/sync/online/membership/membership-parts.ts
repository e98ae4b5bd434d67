// Online reads: what the server says about a membership, part by part, so that one that fails hides
// no other.
import type { CallApi } from '#api/call.ts'
import {
  invoiceOfWire,
  paymentMethodOfWire,
  planOptionOfWire,
} from '#data/membership/billing-of-wire.ts'
import type { Membership, MembershipPart } from '#data/membership/types.ts'
import { subscriptionOfWire } from '#data/membership/subscription-of-wire.ts'

type Read<Part extends MembershipPart> = (
  callApi: CallApi,
  signal: AbortSignal,
) => Promise<Membership[Part]>

/** Each rejects with an ApiError. */
export const fetchMembershipPart: { [Part in MembershipPart]: Read<Part> } = {
  subscription: async (callApi, signal) =>
    subscriptionOfWire(await callApi('get-user-subscription', {}, { signal })),
  invoices: async (callApi, signal) =>
    (await callApi('get-user-invoices', {}, { signal })).map(invoiceOfWire),
  paymentMethod: async (callApi, signal) =>
    paymentMethodOfWire(await callApi('get-user-payment-method', {}, { signal })),
  options: async (callApi, signal) =>
    (await callApi('get-subscription-options', {}, { signal }))
      .map(planOptionOfWire)
      .filter((option) => option !== null),
}
