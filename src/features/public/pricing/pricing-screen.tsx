// /pricing: the plans of the server, by month or by year, compared line by line, with the questions
// people ask about them.
import { Link } from '@tanstack/react-router'
import type { Plan } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'
import { PlanChoice } from '#parts/plans/plan-choice.tsx'
import { isHeld } from '#domain/membership/subscription.ts'
import { QuestionItem } from '../faq/question-item.tsx'
import { questionGroups } from '../faq/questions.ts'
import { PageHead } from '../page-head.tsx'
import { PlanTable } from './plan-table.tsx'
import { useMembershipPart } from '../../../client/membership/use-membership-part.ts'

// Which price the reader pays for now, to mark it among the plans.

/** Null where nothing is paid for, undefined where nobody knows. */
const useHeldPriceId = (): string | null | undefined => {
  const part = useMembershipPart('subscription')
  if (part.kind !== 'ready') return undefined
  return isHeld(part.content) ? part.content.priceId : null
}

const Comparison = ({ plans }: { plans: readonly Plan[] }) => {
  const { t } = useText('pricing')
  return (
    <section className="pt-20">
      <h2 className="pb-4 text-title-2 tracking-close tablet:text-title-3">{t('compareTitle')}</h2>
      <PlanTable plans={plans} />
    </section>
  )
}

const comparison = (plans: readonly Plan[]) => <Comparison plans={plans} />

export const PricingScreen = () => {
  const { t } = useText('pricing')
  const { t: market } = useText('market')
  const heldPriceId = useHeldPriceId()
  const questionIds = questionGroups.find(({ group }) => group === 'plans')?.ids ?? []
  return (
    <div className="mx-auto w-full max-w-336 px-4 pb-24 tablet:px-6">
      <PageHead title={t('title')} text={t('text')} description={t('description')} />
      <PlanChoice heldPriceId={heldPriceId} below={comparison} />
      <section className="grid gap-x-12 gap-y-4 pt-20 desk:grid-cols-[16.25rem_minmax(0,1fr)]">
        <div className="grid content-start gap-2">
          <h2 className="text-title-1 tracking-close desk:pt-3">{t('faqTitle')}</h2>
          <Link
            to="/faq"
            className="inline-flex min-h-11 items-center text-body text-link hover:underline"
          >
            {t('allQuestions')}
          </Link>
        </div>
        <div>
          {questionIds.map((id) => (
            <QuestionItem key={id} id={id} isOpen={false} />
          ))}
        </div>
      </section>
      <p className="pt-10 text-caption text-ink-3">{market('notAdvice')}</p>
    </div>
  )
}
