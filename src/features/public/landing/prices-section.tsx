// Three prices between hairlines, from the server's own list of plans.
import { Link } from '@tanstack/react-router'
import { plansOfInterval } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { PlanColumns } from '#parts/plans/plan-columns.tsx'
import { NoPlans, PlansMissing, SavedCopyLine } from '#parts/plans/plans-trouble.tsx'
import { usePlans } from '#client/plans/use-plans.ts'
import { SectionHead } from './section-head.tsx'

const PricesSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <div className="grid gap-8 border-t border-line pt-7 tablet:grid-cols-3">
        {[0, 1, 2].map((plan) => (
          <div key={plan} className="grid h-50 content-start gap-4">
            <Skeleton className="h-5 w-16" />
            <Skeleton className="h-14 w-32" />
            <Skeleton className="h-10 w-full max-w-70" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}

const Prices = () => {
  const state = usePlans()
  if (state.kind === 'loading') return <PricesSkeleton />
  if (state.kind === 'failed') return <PlansMissing failure={state.failure} retry={state.retry} />
  if (state.plans.length === 0) return <NoPlans />
  return (
    <>
      <PlanColumns plans={plansOfInterval(state.plans, 'month')} />
      {state.failure === null ? null : (
        <SavedCopyLine savedAtSec={state.savedAtSec} failure={state.failure} />
      )}
    </>
  )
}

export const PricesSection = () => {
  const { t } = useText('landing')
  const { t: market } = useText('market')
  return (
    <section className="landing-gutter">
      <SectionHead title={t('pricesTitle')} text={t('pricesText')} />
      <Prices />
      <p className="flex flex-wrap items-center justify-between gap-x-6 pt-8">
        <Link
          to="/pricing"
          className="inline-flex min-h-11 items-center text-body text-link hover:underline"
        >
          {t('comparePlans')}
        </Link>
        <span className="text-caption text-ink-3">{market('notAdvice')}</span>
      </p>
    </section>
  )
}
