// What a plan is called: the free one in the reader's language, the others as the server names them
// (R-MEM-005).
import type { Plan } from '#domain/membership/plan.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'

const tierNames = { pro: 'Pro', premium: 'Premium' } as const

type PlanNames = {
  ofTier: (tier: MembershipTier) => string
  ofPlan: (plan: Pick<Plan, 'tier' | 'name'>) => string
}

export const usePlanNames = (): PlanNames => {
  const { t } = useText('plans')
  return {
    ofTier: (tier) => (tier === 'free' ? t('tierFree') : tierNames[tier]),
    ofPlan: ({ tier, name }) => (tier === 'free' ? t('tierFree') : name),
  }
}
