// The membership plans, for anyone (D-PLANSPUBLIC).
import type { Handler } from '../../../calls/handler.ts'

export const getSubscriptionPlans: Handler<'get-subscription-plans'> = ({ deps: { plans } }) =>
  plans.list()
