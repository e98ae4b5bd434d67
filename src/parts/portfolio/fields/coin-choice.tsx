// The coin of an entry: chosen by search, then shown by name with the way to another.
import { X } from 'lucide-react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { CoinPicker } from '../../search/coin-picker.tsx'
import type { DraftCoin } from '../entry-draft.ts'

type CoinChoiceProps = {
  label: string
  coin: DraftCoin | null
  error: string | undefined
  onChange: (coin: DraftCoin | null) => void
}

const chosenOf = ({ id, name, symbol, image }: CoinRow): DraftCoin => ({ id, name, symbol, image })

export const CoinChoice = ({ label, coin, error, onChange }: CoinChoiceProps) => {
  const { t } = useText('portfolio')
  return (
    <div className="grid gap-1.5">
      <p className="text-table font-medium text-ink-2">{label}</p>
      {coin === null ? (
        <CoinPicker isField label={t('chooseCoin')} onChoose={(row) => onChange(chosenOf(row))} />
      ) : (
        <div className="flex h-11 items-center gap-2.5 rounded-2 ps-3 pe-1 inset-ring inset-ring-control">
          <CoinLogo src={coin.image} symbol={coin.symbol} size={24} />
          <bdi className="min-w-0 truncate text-form text-ink-1">{coin.name}</bdi>
          <bdi className="flex-1 text-caption text-ink-3">{formatSymbol(coin.symbol)}</bdi>
          <IconButton label={t('chooseCoin')} onClick={() => onChange(null)}>
            <X />
          </IconButton>
        </div>
      )}
      {error === undefined ? null : (
        <p role="alert" className="text-table text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
