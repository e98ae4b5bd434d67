// A plan with how it is billed: "Pro, yearly".
import type { Plan } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'
import { usePlanNames } from '#parts/plans/plan-name.ts'

export const usePlanLabel = (): ((plan: Plan) => string) => {
  const { t } = useText('membership')
  const names = usePlanNames()
  return (plan) =>
    t(plan.interval === 'year' ? 'yearlyPlan' : 'monthlyPlan', { plan: names.ofPlan(plan) })
}
