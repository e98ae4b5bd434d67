// A coin's price in a list, with its own time where it is an hour or more behind the rest of the
// market.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import type { Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'

type PriceFigureProps = {
  row: CoinRow
  isLate: boolean
  format: Format
  /** None where the cell wears it. */
  className?: string
}

const LateMark = ({ asOfSec, format }: { asOfSec: number | null; format: Format }) => {
  const { t } = useText('market')
  const age = t('asOf', { time: format.moment(asOfSec) })
  return (
    <span title={age} className="relative z-1">
      <span
        aria-hidden="true"
        className="me-1.5 inline-block size-1.5 rounded-full bg-warn align-middle"
      />
      <span className="sr-only">{age}</span>
    </span>
  )
}

export const PriceFigure = ({ row, isLate, format, className }: PriceFigureProps) => (
  <>
    {isLate ? <LateMark asOfSec={row.asOfSec} format={format} /> : null}
    {className === undefined ? (
      format.price(row.priceUsd)
    ) : (
      <span className={className}>{format.price(row.priceUsd)}</span>
    )}
  </>
)
