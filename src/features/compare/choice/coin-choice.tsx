// Which coins are compared, in their order, each with its line and a way out; and the way in for
// another.
import { X } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { mostCompared, withCoin, withoutCoins } from '#domain/comparison/chosen-coins.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { SeriesKey } from '#ui/chart/series-key.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { CoinPicker } from '#parts/search/coin-picker.tsx'
import type { CompareAddress } from '../compare-search.ts'
import type { ComparedCoin } from '../compared-coin.ts'

const ChosenCoin = ({
  coin: { row, look },
  onRemove,
}: {
  coin: ComparedCoin
  onRemove: () => void
}) => {
  const { t } = useText('coin-compare')
  return (
    <li
      className={
        'flex h-9 max-w-full min-w-0 items-center gap-2 rounded-2 bg-surface ps-2.5 ' +
        'pe-1 max-tablet:h-11 max-tablet:pe-0'
      }
    >
      <SeriesKey look={look} />
      <CoinLogo src={row.image} symbol={row.symbol} size={16} />
      <Link
        to="/coin/$id"
        params={{ id: row.id }}
        title={row.name}
        className="min-w-0 truncate py-1 text-table font-medium text-ink-1 hover:underline"
      >
        <bdi className="max-tablet:sr-only">{row.name}</bdi>{' '}
        <bdi className="tablet:font-regular tablet:text-ink-3">{formatSymbol(row.symbol)}</bdi>
      </Link>
      <IconButton
        size="small"
        label={t('remove', { name: row.name })}
        onClick={onRemove}
        className="max-tablet:size-11"
      >
        <X className="size-3.5" />
      </IconButton>
    </li>
  )
}

export const CoinChoice = ({
  coins,
  address: { coinIds, choose },
}: {
  coins: readonly ComparedCoin[]
  address: CompareAddress
}) => {
  const { t } = useText('coin-compare')
  const section = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const isFull = coins.length >= mostCompared
  /** The button or the field that was used is gone: the focus stays where coins are chosen. */
  const keepFocus = (): void => section.current?.focus({ preventScroll: true })
  const add = ({ id, name }: CoinRow) => {
    if (coins.length + 1 >= mostCompared) keepFocus()
    choose(withCoin(coinIds, id))
    setSaid(t('added', { name }))
  }
  const remove = ({ row: { id, name } }: ComparedCoin) => {
    keepFocus()
    choose(withoutCoins(coinIds, [id]))
    setSaid(t('removed', { name }))
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('chosen')}
      className="flex min-w-0 flex-wrap items-center gap-2 pb-4 outline-none max-tablet:w-full"
    >
      {coins.length === 0 ? null : (
        <ul className="flex max-w-full flex-wrap gap-2 max-tablet:w-full">
          {coins.map((coin) => (
            <ChosenCoin key={coin.id} coin={coin} onRemove={() => remove(coin)} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-caption text-ink-3">{t('full')}</p>
      ) : (
        <CoinPicker
          label={t('add')}
          taken={{ ids: coins.map(({ id }) => id), text: t('isChosen') }}
          onChoose={add}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
