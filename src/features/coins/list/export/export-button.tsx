// Saves the coins that fit the list as a file; made on the device, so it works offline.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { loadLazy } from '#platform/worker/load-lazy.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { toastFault } from '#parts/watchlist/list-toasts.ts'
import type { CoinListSearch } from '../list-search.ts'
import type { CoinList } from '../use-coin-list.ts'
import { useCsvWords } from './use-csv-words.ts'

export const ExportButton = ({
  list,
  search,
  isIconOnly,
}: {
  list: CoinList | null | undefined
  search: CoinListSearch
  isIconOnly?: boolean
}) => {
  const { t } = useText('coins')
  const format = useFormat()
  const { words, own, sources } = useCsvWords(search)
  const [isBusy, setIsBusy] = useState(false)
  const save = async (from: CoinList): Promise<void> => {
    setIsBusy(true)
    try {
      const { saveCoins } = await loadLazy(() => import('./save-coins.ts'))
      const name = await saveCoins(from, { words, own, source: sources[from.sourceId] })
      toast({ title: t('exported', { total: format.count(from.total) }), description: name })
    } finally {
      setIsBusy(false)
    }
  }
  const press = () => void (list && save(list).catch(toastFault))
  const isOff = isBusy || !list?.isWhole || list.total === 0
  if (isIconOnly)
    return (
      <IconButton label={t('export')} disabled={isOff} onClick={press}>
        <Download className="size-3.5" />
      </IconButton>
    )
  return (
    <Chip icon={<Download />} disabled={isOff} onClick={press}>
      {t('export')}
    </Chip>
  )
}
