// One coin of the portfolio on a phone: a press opens how its figures come about.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { formatUnits } from '#domain/format/units.ts'
import type { Holding } from '#domain/ledger/holdings.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import { Gain } from '../gain.tsx'
import { useDollars } from '../use-dollars.ts'
import { coinGain } from './coin-gain.ts'

type HoldingCardProps = { holding: Holding; row: CoinRow | undefined; onOpen: () => void }

export const HoldingCard = ({ holding, row, onOpen }: HoldingCardProps) => {
  const { t, language } = useText('portfolio')
  const dollars = useDollars()
  const { book, valueUsd } = holding
  const isHeld = book.amount.gt(0)
  const name = row?.name ?? book.asset
  return (
    <li className="relative flex min-h-15 items-center gap-3 border-b border-hair py-2 last:border-0">
      <CoinLogo src={row?.image ?? null} symbol={row?.symbol ?? book.asset} size={24} />
      <span className="grid min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          aria-label={t('openHolding', { name })}
          className="truncate text-start text-body font-medium text-ink-1 after:absolute after:inset-0"
        >
          <bdi>{name}</bdi>
        </button>
        {isHeld ? (
          <span className="num justify-self-start truncate text-caption text-ink-3">
            <PersonalAmount>{formatUnits(book.amount.toFixed(), language)}</PersonalAmount>{' '}
            <bdi>{row ? formatSymbol(row.symbol) : ''}</bdi>
          </span>
        ) : null}
      </span>
      <span className="grid justify-items-end text-body">
        {isHeld ? (
          <span className="num text-ink-1">
            <PersonalAmount>{dollars.plain(valueUsd)}</PersonalAmount>
          </span>
        ) : null}
        <Gain {...dollars.signed(coinGain(holding))} className="text-caption" />
      </span>
    </li>
  )
}
