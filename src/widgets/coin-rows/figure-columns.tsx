// Columns that movers, new listings and gems have in common.
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { Change } from '#ui/figures/change.tsx'
import { Sparkline } from '#ui/figures/sparkline.tsx'
import type { CoinCellContext, CoinColumn } from './coin-table.tsx'
import { PriceFigure } from './price-figure.tsx'

const changeCell = (figure: 'change24hPct' | 'change7dPct' | 'change30dPct') =>
  function ChangeCell(row: CoinRow, { format }: CoinCellContext) {
    const { direction, text } = format.change(row[figure])
    return <Change direction={direction} text={text} />
  }

export const priceColumn: CoinColumn = { id: 'price', className: 'w-31', cell: (row, { format, isLate }) => <PriceFigure row={row} isLate={isLate} format={format} className="text-ink-1" /> }
export const changeColumns = {
  '24h': { id: '24h', className: 'w-24', cell: changeCell('change24hPct') },
  '7d': { id: '7d', className: 'w-24', cell: changeCell('change7dPct') },
  '30d': { id: '30d', className: 'w-24', cell: changeCell('change30dPct') },
} as const satisfies Record<string, CoinColumn>
export const chartColumn: CoinColumn = {
  id: 'chart',
  className: 'w-27 max-wide:hidden',
  cell: (row, { format, sparkline }) => <Sparkline points={sparkline ?? []} direction={format.change(row.change7dPct).direction} />,
}
export const volumeColumn: CoinColumn = { id: 'volume', className: 'w-28 max-desk:hidden', cell: (row, { format }) => format.money(row.volume24hUsd) }
export const capColumn: CoinColumn = { id: 'cap', className: 'w-28 max-wide:hidden', cell: (row, { format }) => format.money(row.marketCapUsd) }
