// What is held, the most valuable first; what is gone and what is missing is told apart.
import { useState } from 'react'
import { formatUnits } from '#domain/format/units.ts'
import type { Holding } from '#domain/ledger/holdings.ts'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { HeadCell, Table } from '#ui/table/table.tsx'
import { useIsPhone } from '#ui/use-window-size.ts'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { Section } from '../section.tsx'
import type { Portfolio } from '../use-portfolio.ts'
import { HoldingCard } from './holding-card.tsx'
import { HoldingRow } from './holding-row.tsx'

const HoldingDialog = lazyPart(
  () => import('./holding-dialog.tsx'),
  (module) => module.HoldingDialog,
)

type ListProps = { portfolio: Portfolio; held: readonly Holding[]; onOpen: (asset: string) => void }

const HoldingTable = ({ portfolio: { coins }, held, onOpen }: ListProps) => {
  const { t } = useText('portfolio')
  return (
    <ScrollRegion label={t('holdings')}>
      <Table label={t('holdings')} rows="two-line">
        <thead>
          <tr>
            <HeadCell>{t('coin')}</HeadCell>
            <HeadCell isNumeric>{t('amount')}</HeadCell>
            <HeadCell isNumeric>{t('price')}</HeadCell>
            <HeadCell isNumeric>{t('change24h')}</HeadCell>
            <HeadCell isNumeric>{t('value')}</HeadCell>
            <HeadCell isNumeric>{t('cost')}</HeadCell>
            <HeadCell isNumeric>{t('profitLoss')}</HeadCell>
            <HeadCell />
          </tr>
        </thead>
        <tbody>
          {held.map((holding) => (
            <HoldingRow
              key={holding.book.asset}
              holding={holding}
              row={coins.get(holding.book.asset)}
              onOpen={() => onOpen(holding.book.asset)}
            />
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

const HoldingCards = ({ portfolio: { coins }, held, onOpen }: ListProps) => (
  <ul>
    {held.map((holding) => (
      <HoldingCard
        key={holding.book.asset}
        holding={holding}
        row={coins.get(holding.book.asset)}
        onOpen={() => onOpen(holding.book.asset)}
      />
    ))}
  </ul>
)

/** What the figures leave out, and why. */
const LeftOut = ({ portfolio: { valued, books, coins } }: { portfolio: Portfolio }) => {
  const { t, language } = useText('portfolio')
  const missing = valued.holdings.filter(({ book }) => book.missing.gt(0))
  const { unknownValues, unknownFees } = books
  const short = missing.map(({ book: { asset, missing: amount } }) =>
    t('missing', {
      amount: `${formatUnits(amount.toFixed(), language)} ${coins.get(asset)?.name ?? asset}`,
    }),
  )
  const lines = [
    ...(valued.totals.unpriced > 0 ? [t('unpriced', { total: valued.totals.unpriced })] : []),
    ...(unknownValues.length > 0 ? [t('unknownValues', { total: unknownValues.length })] : []),
    ...(unknownFees.length > 0 ? [t('unknownFees', { total: unknownFees.length })] : []),
  ]
  return short.length + lines.length === 0 ? null : (
    <ul className="grid gap-1 pt-3 text-table text-warn">
      {short.map((line) => (
        <li key={line}>
          <PersonalAmount>{line}</PersonalAmount>
        </li>
      ))}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

export const Holdings = ({ portfolio }: { portfolio: Portfolio }) => {
  const { t } = useText('portfolio')
  const isPhone = useIsPhone()
  const [openAsset, setOpenAsset] = useState<string | null>(null)
  const { holdings } = portfolio.valued
  const held = holdings.filter(({ book }) => book.amount.gt(0))
  const gone = holdings.filter(({ book }) => !book.amount.gt(0))
  const open = holdings.find(({ book }) => book.asset === openAsset)
  const List = isPhone ? HoldingCards : HoldingTable
  return (
    <Section title={t('holdings')}>
      {held.length === 0 ? (
        <p className="text-table text-ink-3">{t('none')}</p>
      ) : (
        <List portfolio={portfolio} held={held} onOpen={setOpenAsset} />
      )}
      <LeftOut portfolio={portfolio} />
      {gone.length === 0 ? null : (
        <>
          <h3 className="pt-5 pb-1 text-table font-medium text-ink-2">{t('noLongerHeld')}</h3>
          <HoldingCards portfolio={portfolio} held={gone} onOpen={setOpenAsset} />
        </>
      )}
      {open ? (
        <LazyLayer onClose={() => setOpenAsset(null)}>
          <HoldingDialog portfolio={portfolio} holding={open} onClose={() => setOpenAsset(null)} />
        </LazyLayer>
      ) : null}
    </Section>
  )
}
