// What a launchpad sold, the best first, those without a price last.
import type { PastSale } from '#domain/launchpad/launchpad-record.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Hatch } from '#ui/figures/sample-mark.tsx'
import { NumberCell } from '#ui/table/number-cell.tsx'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'

const none = -1

export const PastSales = ({ sales, label }: { sales: readonly PastSale[]; label: string }) => {
  const { t } = useText('launchpads')
  const { t: words } = useText('upcoming')
  const format = useFormat()
  return (
    <ScrollRegion label={label}>
      <Table label={label} rows="compact">
        <thead>
          <tr>
            <HeadCell>{words('project')}</HeadCell>
            <HeadCell isNumeric>{t('sinceSale')}</HeadCell>
            <HeadCell isNumeric>{t('peak')}</HeadCell>
            <HeadCell isNumeric>{t('salePrice')}</HeadCell>
            <HeadCell>{t('sold')}</HeadCell>
            <HeadCell>{words('blockchain')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {sales
            .toSorted((a, b) => (b.multiple ?? none) - (a.multiple ?? none))
            .map(({ id, name, symbol, multiple, peakMultiple, salePriceUsd, soldAtSec, chain }) => (
              <tr key={id}>
                <Cell className="text-ink-1!">
                  <bdi>{name}</bdi>{' '}
                  <bdi className="text-caption text-ink-3">{formatSymbol(symbol)}</bdi>
                </Cell>
                <Cell isNumeric>
                  {multiple === null ? (
                    <span className="inline-flex items-center gap-2 text-ink-3">
                      <Hatch />
                      {t('noPrice')}
                    </span>
                  ) : (
                    <span className={`num ${multiple < 1 ? 'text-down' : 'text-up'}`}>
                      {format.multiple(multiple)}
                    </span>
                  )}
                </Cell>
                <NumberCell text={format.multiple(peakMultiple)} />
                <NumberCell text={format.price(salePriceUsd)} />
                <Cell>
                  <bdi dir="ltr" className="num">
                    {format.date(soldAtSec)}
                  </bdi>
                </Cell>
                <Cell>
                  <bdi>{chain ?? words('unknown')}</bdi>
                </Cell>
              </tr>
            ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
