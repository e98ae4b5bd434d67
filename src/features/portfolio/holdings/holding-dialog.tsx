// How the figures of a coin come about: the units that are held with what each had cost, and those
// that were given away with what they brought.
import type { ReactNode } from 'react'
import type { Decimal } from '#domain/ledger/decimal.ts'
import type { Holding } from '#domain/ledger/holdings.ts'
import { formatUnits } from '#domain/format/units.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import { Gain } from '../gain.tsx'
import { useDollars } from '../use-dollars.ts'
import type { Portfolio } from '../use-portfolio.ts'

const Amount = ({ children }: { children: ReactNode }) => (
  <Cell isNumeric>
    <span className="num">
      <PersonalAmount>{children}</PersonalAmount>
    </span>
  </Cell>
)

type PartProps = { portfolio: Portfolio; asset: string }

const UnitsHeld = ({ portfolio: { books }, asset }: PartProps) => {
  const { t, language } = useText('portfolio')
  const format = useFormat()
  const dollars = useDollars()
  const lots = books.matches.lots.filter((lot) => lot.asset === asset)
  if (lots.length === 0) return <p className="text-table text-ink-3">{t('none')}</p>
  return (
    <ScrollRegion label={t('unitsHeld')}>
      <Table label={t('unitsHeld')} rows="compact">
        <thead>
          <tr>
            <HeadCell>{t('acquired')}</HeadCell>
            <HeadCell isNumeric>{t('amount')}</HeadCell>
            <HeadCell isNumeric>{t('cost')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ movementId, atSec, amount, costUsd }) => (
            <tr key={movementId}>
              <Cell>
                <bdi dir="ltr">{format.date(atSec)}</bdi>
              </Cell>
              <Amount>{formatUnits(amount.toFixed(), language)}</Amount>
              <Amount>{costUsd === null ? t('valueUnknown') : dollars.plain(costUsd)}</Amount>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

const UnitsGone = ({ portfolio: { books }, asset }: PartProps) => {
  const { t, language } = useText('portfolio')
  const format = useFormat()
  const dollars = useDollars()
  const known = (usd: Decimal | null) => (usd === null ? t('valueUnknown') : dollars.plain(usd))
  const parts = books.matches.disposals
    .filter((disposal) => disposal.asset === asset)
    .flatMap(({ movementId, atSec, parts: own }) =>
      own.map((part) => ({ ...part, atSec, key: `${movementId} ${part.lotId}` })),
    )
  if (parts.length === 0) return <p className="text-table text-ink-3">{t('none')}</p>
  return (
    <ScrollRegion label={t('unitsGone')}>
      <Table label={t('unitsGone')} rows="compact">
        <thead>
          <tr>
            <HeadCell>{t('givenAway')}</HeadCell>
            <HeadCell>{t('acquired')}</HeadCell>
            <HeadCell isNumeric>{t('amount')}</HeadCell>
            <HeadCell isNumeric>{t('proceeds')}</HeadCell>
            <HeadCell isNumeric>{t('cost')}</HeadCell>
            <HeadCell isNumeric>{t('gain')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, atSec, acquiredAtSec, amount, proceedsUsd, costUsd, gainUsd }) => (
            <tr key={key}>
              <Cell>
                <bdi dir="ltr">{format.date(atSec)}</bdi>
              </Cell>
              <Cell>
                <bdi dir="ltr">{format.date(acquiredAtSec)}</bdi>
              </Cell>
              <Amount>{formatUnits(amount.toFixed(), language)}</Amount>
              <Amount>{known(proceedsUsd)}</Amount>
              <Amount>{known(costUsd)}</Amount>
              <Cell isNumeric>
                <Gain {...dollars.signed(gainUsd)} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

type HoldingDialogProps = { portfolio: Portfolio; holding: Holding; onClose: () => void }

export const HoldingDialog = ({ portfolio, holding, onClose }: HoldingDialogProps) => {
  const { t } = useText('portfolio')
  const { t: actions } = useText('actions')
  const { asset, missing } = holding.book
  const heading = 'pt-4 pb-1 text-body font-semibold'
  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={onClose}
      title={portfolio.coins.get(asset)?.name ?? asset}
      description={`${t('costBasis')}: ${t(portfolio.costBasis)}`}
      closeLabel={actions('close')}
    >
      <h3 className={heading}>{t('unitsHeld')}</h3>
      <UnitsHeld portfolio={portfolio} asset={asset} />
      <h3 className={heading}>{t('unitsGone')}</h3>
      <UnitsGone portfolio={portfolio} asset={asset} />
      {missing.gt(0) ? <p className="pt-3 text-table text-warn">{t('shortfallNote')}</p> : null}
    </Dialog>
  )
}
