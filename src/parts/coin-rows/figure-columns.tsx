// Columns that movers, new listings and gems have in common.
import { changeDirection } from '#domain/format/change.ts'
import { changeLook } from '#ui/figures/change.tsx'
import { Sparkline } from '#ui/figures/sparkline.tsx'
import type { CoinColumn } from './coin-table.tsx'
import { PriceFigure } from './price-figure.tsx'

const changeColumn = (
  figure: 'change24hPct' | 'change7dPct' | 'change30dPct',
): Pick<CoinColumn, 'cell' | 'look'> => ({
  cell: (row, { format }) => format.change(row[figure]).text,
  look: (row) => changeLook(changeDirection(row[figure])),
})

const bright = { className: 'text-ink-1' }
export const priceColumn: CoinColumn = {
  id: 'price',
  className: 'w-31',
  cell: (row, { format, isLate }) => <PriceFigure row={row} isLate={isLate} format={format} />,
  look: () => bright,
}
export const changeColumns = {
  '24h': { id: '24h', className: 'w-24', ...changeColumn('change24hPct') },
  '7d': { id: '7d', className: 'w-24', ...changeColumn('change7dPct') },
  '30d': { id: '30d', className: 'w-24', ...changeColumn('change30dPct') },
} as const satisfies Record<string, CoinColumn>
export const chartColumn: CoinColumn = {
  id: 'chart',
  className: 'w-27 max-wide:hidden',
  cell: (row, { sparkline }) => (
    <Sparkline points={sparkline} direction={changeDirection(row.change7dPct)} />
  ),
}
export const volumeColumn: CoinColumn = {
  id: 'volume',
  className: 'w-28 max-desk:hidden',
  cell: (row, { format }) => format.money(row.volume24hUsd),
}
export const capColumn: CoinColumn = {
  id: 'cap',
  className: 'w-28 max-wide:hidden',
  cell: (row, { format }) => format.money(row.marketCapUsd),
}
