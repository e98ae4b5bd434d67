// What became of the payment somebody comes back from: asked once for each return, and again when
// the person asks.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { PaymentReturn } from '#domain/membership/payment-return.ts'
import { verifyPayment } from '#client/online/membership.ts'
import type { VerifyResult } from '#sync/online/membership/payments.ts'
import { maySend } from '#sync/session/session.ts'
import { useRefreshMembership } from '#client/membership/use-membership-part.ts'
import { useSession, useSessionActions } from '#client/session/session-context.ts'

/**
 * `result`: undefined until the first answer. `page`: its own address, without what the provider
 * put there.
 */
export const useVerifiedPayment = (
  returned: PaymentReturn,
  page: '/payment-success' | '/profile/membership',
): { result: VerifyResult | undefined; isAsking: boolean; again: () => void } => {
  const session = useSession()
  const { history } = useRouter()
  const { refetchUser } = useSessionActions()
  const refresh = useRefreshMembership()
  const { data, isFetching, refetch } = useQuery({
    // A secret is no name to keep anything under: one return is one page's life.
    queryKey: ['payment-return'],
    queryFn: async () => {
      const result = await verifyPayment(returned)
      await Promise.all([refetchUser(), refresh()])
      // A payment that is made needs no secret in the address any more.
      if (result.kind === 'paid') history.replace(page)
      return result
    },
    enabled: maySend(session),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    retry: false,
  })
  return { result: data, isAsking: isFetching, again: () => void refetch() }
}
