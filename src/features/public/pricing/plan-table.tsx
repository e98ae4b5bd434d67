// The plans side by side, one feature a row. What is not built yet is marked, in words and by a
// dashed check.
import { Check, Minus } from 'lucide-react'
import type { Plan } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import {
  comparedRows,
  foreignFeatures,
  planValue,
  type PlanValue,
} from '#parts/plans/plan-values.ts'

const Value = ({ value }: { value: PlanValue }) => {
  const { t } = useText('pricing')
  if (value.kind === 'amount') return t(value.text, { total: value.total })
  if (value.kind === 'word') return t(value.text)
  const isIncluded = value.kind === 'yes'
  return (
    <>
      {isIncluded ? (
        <Check aria-hidden="true" className="inline text-ink-1" />
      ) : (
        <Minus aria-hidden="true" className="inline text-faint" />
      )}
      <span className="sr-only">{t(isIncluded ? 'included' : 'notIncluded')}</span>
    </>
  )
}

type PlanCell = { planId: string; value: PlanValue }

const Row = ({
  label,
  isSoon,
  cells,
}: {
  label: string
  isSoon?: boolean
  cells: readonly PlanCell[]
}) => {
  const { t } = useText('nav')
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="py-3.5 pe-4 text-start text-body font-regular text-ink-1">
        {label}{' '}
        {isSoon ? (
          <span
            className={
              'ms-1 rounded-1 border border-dashed border-control px-1.5 text-label ' +
              'whitespace-nowrap text-ink-3'
            }
          >
            {t('soon')}
          </span>
        ) : null}
      </th>
      {cells.map(({ planId, value }) => (
        <td key={planId} className="px-4 py-3.5 text-start text-body text-ink-2">
          <Value value={value} />
        </td>
      ))}
    </tr>
  )
}

export const PlanTable = ({ plans }: { plans: readonly Plan[] }) => {
  const { t } = useText('pricing')
  const { t: words } = useText('plans')
  return (
    <ScrollRegion label={t('compareTitle')}>
      <table className="relative w-full min-w-140 table-fixed border-b border-hair">
        <thead>
          <tr className="text-caption text-ink-3">
            <th scope="col" className="w-2/5 py-3 pe-4 text-start font-regular">
              {t('feature')}
            </th>
            {plans.map(({ id, tier, name }) => (
              <th
                key={id}
                scope="col"
                className="px-4 py-3 text-start text-body font-semibold text-ink-1"
              >
                {tier === 'free' ? words('tierFree') : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows.map((row) => (
            <Row
              key={row.label}
              label={t(row.label)}
              {...(row.isSoon ? { isSoon: true } : {})}
              cells={plans.map(({ id, features }) => ({
                planId: id,
                value: planValue(row, features),
              }))}
            />
          ))}
          {foreignFeatures(plans).map((feature) => (
            <Row
              key={feature}
              label={feature}
              cells={plans.map(({ id, features }) => ({
                planId: id,
                value: { kind: features.includes(feature) ? 'yes' : 'no' },
              }))}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
