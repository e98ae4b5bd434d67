// The headings of the coin file and the names of its sources, in the language of the page.
import { useText } from '#i18n/use-text.ts'
import { useSourceNames } from '#parts/market/use-source-names.ts'
import type { CoinList } from '../use-coin-list.ts'
import { useWeightsWords } from '../../own-weights/use-weights-words.ts'
import { ownWeightsOf, type CoinListSearch } from '../list-search.ts'
import type { CsvWords, OwnCsvWords } from './coin-csv.ts'

export const useCsvWords = (
  search: CoinListSearch,
): { words: CsvWords; own: OwnCsvWords | null; sources: Record<CoinList['sourceId'], string> } => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const { t: own } = useText('own-score')
  const weightsWords = useWeightsWords()
  const weights = ownWeightsOf(search)
  return {
    words: {
      rank: t('rank'),
      coin: t('coin'),
      symbol: t('symbol'),
      id: 'ID',
      score: rating('aiScore'),
      low: rating('lowScore'),
      high: rating('highScore'),
      coverage: rating('coverage'),
      tokenomics: rating('tokenomics'),
      security: rating('security'),
      social: rating('social'),
      market: rating('market'),
      insights: rating('insights'),
      price: t('price'),
      change24h: t('change24h'),
      change7d: t('change7d'),
      change30d: t('change30d'),
      cap: t('marketCap'),
      volume: t('volume24h'),
      category: t('category'),
      chain: t('chain'),
      listed: t('listed'),
      asOf: t('asOfColumn'),
      source: t('source'),
    },
    own: weights && {
      score: own('score'),
      low: own('low'),
      high: own('high'),
      coverage: own('coverage'),
      official: own('officialScore'),
      weights: weightsWords(weights),
    },
    sources: useSourceNames(),
  }
}
