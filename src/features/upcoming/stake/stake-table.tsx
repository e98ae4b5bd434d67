// Month by month, the tokens of a stake that become free, and what one must cost to give the amount
// back.
import { turningPoints, type StakePlan } from '#domain/sale/stake.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import { WhenCell } from '../unlocks/when-cell.tsx'

export const StakeTable = ({
  plan,
  launchAtSec,
}: {
  plan: StakePlan
  launchAtSec: number | null
}) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  return (
    <div className="mt-4">
      <ScrollRegion label={t('stake')}>
        <Table label={t('stake')} rows="compact">
          <thead>
            <tr>
              <HeadCell>{t('unlockWhen')}</HeadCell>
              <HeadCell isNumeric>{t('unlockTotal')}</HeadCell>
              <HeadCell isNumeric>{t('share')}</HeadCell>
              <HeadCell isNumeric>{t('stakeBreakEven')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {turningPoints(plan.steps).map(({ month, totalTokens, breakEvenUsd }) => (
              <tr key={month}>
                <WhenCell month={month} launchAtSec={launchAtSec} />
                <Cell isNumeric>
                  <PersonalAmount>
                    <span className="num">{format.compact(totalTokens)}</span>
                  </PersonalAmount>
                </Cell>
                <Cell isNumeric>
                  <span className="num">{format.share((totalTokens / plan.tokens) * 100)}</span>
                </Cell>
                <Cell isNumeric>
                  <span className="num">{format.price(breakEvenUsd)}</span>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </div>
  )
}
