// Saves the lines of the chart as a file.
import { Download } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { saveCsv } from '#client/files/csv-file.ts'
import type { ShownLine } from '../history/shown-histories.ts'
import { historyCsv } from './comparison-csv.ts'

export const SaveHistoryButton = ({
  lines,
  asOfSec,
}: {
  lines: readonly ShownLine[]
  asOfSec: number
}) => {
  const { t } = useText('coin-compare')
  const { t: detail } = useText('coin-detail')
  const save = () =>
    toast({
      title: t('saved'),
      description: saveCsv('comparison-prices', asOfSec, [
        historyCsv(lines, { time: detail('time') }),
      ]),
    })
  return (
    <IconButton
      size="small"
      label={t('saveHistory')}
      disabled={lines.length === 0}
      onClick={save}
      className="max-tablet:size-11"
    >
      <Download className="size-3.5" />
    </IconButton>
  )
}
