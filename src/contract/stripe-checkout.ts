// POST /stripe_checkout.php: memberships (Spec §7). The list of plans is public, since /pricing is (D-PLANSPUBLIC).
import * as z from 'zod'
import { defineCall } from './call.ts'
import { planWireSchema } from './plan-wire.ts'

const path = '/stripe_checkout.php'

export const stripeCheckoutCalls = {
  'get-subscription-plans': defineCall({
    path,
    f: 'get-subscription-plans',
    auth: 'public',
    isMutation: false,
    payload: z.object({}),
    output: z.array(planWireSchema),
  }),
}
