// /pricing: the plans of the server, by month or by year, compared line by line, with the questions people ask about them.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { plansOfInterval, yearlySavingPct, type BillingInterval, type Plan } from '#domain/plan.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { PlanColumns } from '#widgets/plans/plan-columns.tsx'
import { NoPlans, PlansMissing, SavedCopyLine } from '#widgets/plans/plans-trouble.tsx'
import { usePlans } from '#widgets/plans/use-plans.ts'
import { QuestionItem } from '../faq/question-item.tsx'
import { questionGroups } from '../faq/questions.ts'
import { PageHead } from '../page-head.tsx'
import { PlanTable } from './plan-table.tsx'

const Offered = ({ plans }: { plans: readonly Plan[] }) => {
  const { t } = useText('plans')
  const { t: pricing } = useText('pricing')
  const format = useFormat()
  const [interval, setInterval] = useState<BillingInterval>('month')
  const shown = plansOfInterval(plans, interval)
  const hasBoth = new Set(plans.map((plan) => plan.interval)).size > 1
  const noteOf = (plan: Plan): string | null => {
    const saving = plan.interval === 'year' ? yearlySavingPct(plans, plan.tier) : null
    return saving === null ? null : t('saving', { percent: format.share(saving) })
  }
  return (
    <>
      {hasBoth ? (
        <div className="pb-6">
          <Segment label={t('billing')} value={interval} onChange={setInterval} options={[{ value: 'month', label: t('monthly') }, { value: 'year', label: t('yearly') }]} />
        </div>
      ) : null}
      <PlanColumns plans={shown} noteOf={noteOf} />
      <p className="max-w-[44em] pt-6 text-body text-ink-3">{t('notPayable')}</p>
      <section className="pt-20">
        <h2 className="pb-4 text-title-2 tracking-close tablet:text-title-3">{pricing('compareTitle')}</h2>
        <PlanTable plans={shown} />
      </section>
    </>
  )
}

const Plans = () => {
  const { t: states } = useText('states')
  const state = usePlans()
  if (state.kind === 'loading') {
    return (
      <SkeletonFrame label={states('loading')}>
        <div className="grid gap-8 border-t border-line pt-7 tablet:grid-cols-3">
          {[0, 1, 2].map((plan) => (
            <Skeleton key={plan} className="h-60 w-full" />
          ))}
        </div>
      </SkeletonFrame>
    )
  }
  if (state.kind === 'failed') return <PlansMissing failure={state.failure} retry={state.retry} />
  return (
    <>
      {state.failure === null ? null : (
        <div className="pb-6">
          <SavedCopyLine savedAtSec={state.savedAtSec} failure={state.failure} />
        </div>
      )}
      {state.plans.length === 0 ? <NoPlans /> : <Offered plans={state.plans} />}
    </>
  )
}

export const PricingScreen = () => {
  const { t } = useText('pricing')
  const { t: market } = useText('market')
  const asked = questionGroups.find(({ group }) => group === 'plans')?.ids ?? []
  return (
    <div className="mx-auto w-full max-w-336 px-4 pb-24 tablet:px-6">
      <PageHead title={t('title')} text={t('text')} description={t('description')} />
      <Plans />
      <section className="grid gap-x-12 gap-y-4 pt-20 desk:grid-cols-[16.25rem_minmax(0,1fr)]">
        <div className="grid content-start gap-2">
          <h2 className="text-title-1 tracking-close desk:pt-3">{t('faqTitle')}</h2>
          <Link to="/faq" className="inline-flex min-h-11 items-center text-body text-link hover:underline">
            {t('allQuestions')}
          </Link>
        </div>
        <div>
          {asked.map((id) => (
            <QuestionItem key={id} id={id} isOpen={false} />
          ))}
        </div>
      </section>
      <p className="pt-10 text-caption text-ink-3">{market('notAdvice')}</p>
    </div>
  )
}
