// What a phone's card adds: the reason, and how small and how tradable the coin is.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { GemReasonLines } from './gem-reason-lines.tsx'

export const GemCardNote = ({ row }: { row: CoinRow }) => {
  const { t } = useText('gems')
  const format = useFormat()
  return (
    <>
      <GemReasonLines row={row} />
      <span className="mt-1 block truncate text-caption/4 text-ink-3">
        {t('size', { cap: format.money(row.marketCapUsd), volume: format.money(row.volume24hUsd) })}
      </span>
    </>
  )
}
