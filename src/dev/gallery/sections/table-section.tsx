// The table: sorted and sortable heads, numbers, a long name, unknown figures.
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table, type SortDirection } from '#ui/table/table.tsx'
import { Specimen } from '../specimen.tsx'

const rows = [
  { name: 'Bitcoin', priceUsd: 80_024.55, capUsd: 1.6e12 },
  {
    name: 'A coin whose name is far longer than any column that a table could give it',
    priceUsd: 0.000_012_34,
    capUsd: 84_000_000,
  },
  { name: 'Ether', priceUsd: null, capUsd: null },
]

export const TableSection = () => {
  const { t } = useText('watchlists')
  const format = useFormat()
  const [sort, setSort] = useState<SortDirection>('descending')
  return (
    <Specimen name="Table">
      <div className="w-full min-w-0">
        <ScrollRegion label={t('coinLists')}>
          <Table label={t('coinLists')}>
            <thead>
              <tr>
                <HeadCell>{t('columnCoin')}</HeadCell>
                <HeadCell
                  isNumeric
                  sort={sort}
                  onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
                >
                  {t('columnPrice')}
                </HeadCell>
                <HeadCell isNumeric sort="none" onSort={() => setSort('descending')}>
                  {t('columnCap')}
                </HeadCell>
              </tr>
            </thead>
            <tbody>
              {(sort === 'descending' ? rows : rows.toReversed()).map(
                ({ name, priceUsd, capUsd }) => (
                  <tr key={name}>
                    <Cell className="max-w-60 truncate">
                      <bdi>{name}</bdi>
                    </Cell>
                    <Cell isNumeric>{format.price(priceUsd)}</Cell>
                    <Cell isNumeric>{format.money(capUsd)}</Cell>
                  </tr>
                ),
              )}
            </tbody>
          </Table>
        </ScrollRegion>
      </div>
    </Specimen>
  )
}
