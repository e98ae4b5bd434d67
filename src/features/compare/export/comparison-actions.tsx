// The comparison goes on: its address to send, its fields as a file. Both work without a
// connection.
import { Download, Link2 } from 'lucide-react'
import type { ComparedRange } from '#domain/comparison/compared-range.ts'
import { useText } from '#i18n/use-text.ts'
import { copyText } from '#platform/device/clipboard.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { saveCsv } from '#client/files/csv-file.ts'
import { useSourceNames } from '#parts/market/use-source-names.ts'
import { sharedAddress } from '../compare-search.ts'
import type { Comparison } from '../use-comparison.ts'
import { coinsCsv } from './comparison-csv.ts'
import { useCsvWords } from './use-csv-words.ts'

export const ComparisonActions = ({
  comparison: { coins, origin },
  range,
}: {
  comparison: Comparison
  range: ComparedRange
}) => {
  const { t } = useText('coin-compare')
  const { t: coinTexts } = useText('coins')
  const sources = useSourceNames()
  const words = useCsvWords()
  const copy = async () => {
    const address = sharedAddress(
      coins.map(({ id }) => id),
      range,
    )
    const isCopied = await copyText(address)
    toast(
      isCopied
        ? { title: t('linkCopied'), description: address }
        : { variant: 'destructive', title: t('copyFailed'), description: address },
    )
  }
  const save = () =>
    toast({
      title: t('saved'),
      description: saveCsv('comparison', origin.asOfSec, [
        coinsCsv(coins, words, sources[origin.sourceId]),
      ]),
    })
  return (
    <div className="flex flex-wrap gap-2 pb-4 desk:flex-none">
      <Button icon={<Link2 />} onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      <Button icon={<Download />} onClick={save}>
        {coinTexts('export')}
      </Button>
    </div>
  )
}
