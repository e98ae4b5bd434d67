// One coin of the portfolio in the table.
import { ReceiptText } from 'lucide-react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { formatUnits } from '#domain/format/units.ts'
import type { Holding } from '#domain/ledger/holdings.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { changeLook } from '#ui/figures/change.tsx'
import { Cell } from '#ui/table/table.tsx'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import { Gain } from '../gain.tsx'
import { useDollars } from '../use-dollars.ts'
import { coinGain, heldCost } from './coin-gain.ts'
import { HoldingName } from './holding-name.tsx'

type HoldingRowProps = { holding: Holding; row: CoinRow | undefined; onOpen: () => void }

export const HoldingRow = ({ holding, row, onOpen }: HoldingRowProps) => {
  const { t, language } = useText('portfolio')
  const format = useFormat()
  const dollars = useDollars()
  const { book, valueUsd, sharePct } = holding
  const change = format.change(row?.change24hPct)
  const look = changeLook(change.direction)
  return (
    <tr>
      <Cell className="max-w-60">
        <HoldingName id={book.asset} row={row} />
      </Cell>
      <Cell isNumeric>
        <span className="num">
          <PersonalAmount>{formatUnits(book.amount.toFixed(), language)}</PersonalAmount>
        </span>
      </Cell>
      <Cell isNumeric>
        <span className="num">{format.price(row?.priceUsd)}</span>
      </Cell>
      <Cell isNumeric {...look} className={`num ${look.className ?? ''}`}>
        {change.text}
      </Cell>
      <Cell isNumeric>
        <span className="num text-ink-1">
          <PersonalAmount>{dollars.plain(valueUsd)}</PersonalAmount>
        </span>
        <span className="num block text-caption text-ink-3 rtl:text-end">
          {sharePct === null ? null : format.share(sharePct)}
        </span>
      </Cell>
      <Cell isNumeric>
        <span className="num">
          <PersonalAmount>{dollars.plain(heldCost(holding))}</PersonalAmount>
        </span>
      </Cell>
      <Cell isNumeric>
        <Gain {...dollars.signed(coinGain(holding))} />
      </Cell>
      <Cell>
        <IconButton label={t('openHolding', { name: row?.name ?? book.asset })} onClick={onOpen}>
          <ReceiptText />
        </IconButton>
      </Cell>
    </tr>
  )
}
