// Every month in which tokens become free: when, how much of the supply, how many tokens, and
// whose.
import type { UnlockStep } from '#domain/sale/vesting.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { WhenCell } from './when-cell.tsx'

type UnlockTableProps = {
  steps: readonly UnlockStep[]
  launchAtSec: number | null
  totalSupply: number | null
}

export const UnlockTable = ({ steps, launchAtSec, totalSupply }: UnlockTableProps) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  return (
    <ScrollRegion label={t('unlocks')}>
      <Table label={t('unlocks')} rows="compact">
        <thead>
          <tr>
            <HeadCell>{t('unlockWhen')}</HeadCell>
            <HeadCell isNumeric>{t('unlockNew')}</HeadCell>
            <HeadCell isNumeric>{t('tokens')}</HeadCell>
            <HeadCell isNumeric>{t('unlockTotal')}</HeadCell>
            <HeadCell>{t('unlockWho')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ month, addedPercent, totalPercent, labels }) => (
            <tr key={month}>
              <WhenCell month={month} launchAtSec={launchAtSec} />
              <Cell isNumeric>
                <span className="num">{format.share(addedPercent)}</span>
              </Cell>
              <Cell isNumeric>
                <span className="num">
                  {format.compact(totalSupply === null ? null : (totalSupply * addedPercent) / 100)}
                </span>
              </Cell>
              <Cell isNumeric>
                <span className="num">{format.share(totalPercent)}</span>
              </Cell>
              <Cell>
                <bdi>{labels.join(' · ')}</bdi>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
