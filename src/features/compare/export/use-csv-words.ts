// The headings of the comparison's files, in the language of the page.
import { useText } from '#i18n/use-text.ts'
import { useFieldWords } from '../fields/use-field-words.ts'
import type { CsvWords } from './comparison-csv.ts'

export const useCsvWords = (): CsvWords => {
  const { t } = useText('coins')
  const { t: detail } = useText('coin-detail')
  const fieldWords = useFieldWords()
  return {
    ...fieldWords,
    coin: t('coin'),
    symbol: t('symbol'),
    asOf: t('asOfColumn'),
    source: t('source'),
    time: detail('time'),
  }
}
