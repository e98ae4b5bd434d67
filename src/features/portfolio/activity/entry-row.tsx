// One entry: what happened, how much of what, for what, when and where; to change or to delete.
import { Pencil, Trash2 } from 'lucide-react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import type { ViewLedgerEntry } from '#data/ledger-entries/types.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { formatUnits } from '#domain/format/units.ts'
import { fiatOf } from '#domain/ledger/entry.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'

type EntryRowProps = {
  entry: ViewLedgerEntry
  coins: ReadonlyMap<string, CoinRow>
  onEdit: () => void
  onDelete: () => void
}

export const EntryRow = ({ entry, coins, onEdit, onDelete }: EntryRowProps) => {
  const { t, language } = useText('portfolio')
  const format = useFormat()
  const row = coins.get(entry.asset)
  const symbolOf = (asset: string): string => {
    const coin = coins.get(asset)
    return fiatOf(asset) ?? (coin ? formatSymbol(coin.symbol) : asset)
  }
  const written = (amount: string, asset: string): string =>
    fiatOf(asset) === null || Number(amount) < 1
      ? formatUnits(amount, language)
      : format.hundredths(Number(amount))
  const units = (amount: string, asset: string): string =>
    `⁨${written(amount, asset)} ${symbolOf(asset)}⁩`
  const { kind, counterAsset, counterAmount, feeAmount, feeAsset, account, note } = entry
  const details = [
    counterAmount === '' ? null : t('forAmount', { amount: units(counterAmount, counterAsset) }),
    feeAmount === '' ? null : t('feeOf', { amount: units(feeAmount, feeAsset) }),
  ].filter((text) => text !== null)
  const isUnknown = kind !== 'loss' && entry.valueUsd === ''
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-hair py-1.5 last:border-0">
      <CoinLogo src={row?.image ?? null} symbol={row?.symbol ?? entry.asset} size={24} />
      <div className="grid min-w-0 flex-1 gap-x-4 tablet:grid-cols-[1fr_auto]">
        <p className="min-w-0 text-body text-ink-1 wrap-anywhere">
          {t(kind)}{' '}
          <span className="num">
            <PersonalAmount>{units(entry.amount, entry.asset)}</PersonalAmount>
          </span>{' '}
          {details.length === 0 ? null : (
            <span className="text-table text-ink-2">
              <PersonalAmount>{details.join(' · ')}</PersonalAmount>
            </span>
          )}
        </p>
        <p className="text-caption text-ink-3 tablet:content-center tablet:text-end">
          {isUnknown ? (
            <>
              <span className="text-warn">{t('valueUnknown')}</span>
              {' · '}
            </>
          ) : null}
          {entry.isPending ? `${t('notSynced')} · ` : null}
          {account === '' ? null : (
            <>
              <bdi>{account}</bdi>
              {' · '}
            </>
          )}
          <bdi dir="ltr" className="whitespace-nowrap">
            {format.moment(entry.happenedAtSec)}
          </bdi>
        </p>
        {note === '' ? null : (
          <p className="line-clamp-2 text-caption text-ink-3 wrap-anywhere tablet:col-span-2">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <span className="flex flex-none">
        <IconButton label={t('edit')} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={t('delete')} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </span>
    </li>
  )
}
