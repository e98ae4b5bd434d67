// Who gets the tokens and when they may move: one row an allocation, its vesting beside it.
import type { SaleDetail } from '#data/catalog/types/sale-row.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { SaleSection } from './sale-section.tsx'

type DistributionProps = Pick<SaleDetail, 'allocations' | 'vesting'>
type Row = {
  label: string
  percent: number | null
  vesting: SaleDetail['vesting'][number] | undefined
}

/**
 * Every allocation with its vesting; a vesting without an allocation of that name keeps a row of
 * its own.
 */
const rowsOf = ({ allocations, vesting }: DistributionProps): Row[] => [
  ...allocations.map(({ label, percent }) => ({
    label,
    percent,
    vesting: vesting.find((terms) => terms.label === label),
  })),
  ...vesting
    .filter(({ label }) => !allocations.some((allocation) => allocation.label === label))
    .map((terms) => ({ label: terms.label, percent: null, vesting: terms })),
]

export const SaleDistribution = ({ allocations, vesting }: DistributionProps) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const rows = rowsOf({ allocations, vesting })
  const months = (count: number | undefined) => (count === undefined ? '–' : t('months', { count }))
  return (
    <SaleSection title={t('allocation')} isEmpty={rows.length === 0}>
      <ScrollRegion label={t('allocation')}>
        <Table label={t('allocation')}>
          <thead>
            <tr>
              <HeadCell>{t('allocation')}</HeadCell>
              <HeadCell isNumeric>{t('share')}</HeadCell>
              <HeadCell className="w-1/4 min-w-24">
                <span className="sr-only">{t('share')}</span>
              </HeadCell>
              <HeadCell isNumeric>{t('atTge')}</HeadCell>
              <HeadCell>{t('cliff')}</HeadCell>
              <HeadCell>{t('vestsOver')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, percent, vesting: terms }) => (
              <tr key={label}>
                <Cell className="text-ink-1!">
                  <bdi>{label}</bdi>
                </Cell>
                <Cell isNumeric>
                  <span className="num">{format.share(percent)}</span>
                </Cell>
                <Cell aria-hidden="true">
                  <span className="block h-1 rounded-[2px] bg-track">
                    <span
                      className="block h-full rounded-[2px] bg-ink-2"
                      style={{ width: `${percent ?? 0}%` }}
                    />
                  </span>
                </Cell>
                <Cell isNumeric>
                  <span className="num">{format.share(terms?.tgePercent)}</span>
                </Cell>
                <Cell>{months(terms?.cliffMonths)}</Cell>
                <Cell>{months(terms?.vestingMonths)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </SaleSection>
  )
}
