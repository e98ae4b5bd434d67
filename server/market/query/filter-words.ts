// The words that the filters of the coin list and of the upcoming sales offer (R-CLS-004,
// R-UPL-008).
import { saleWords, type SaleWord } from '#domain/sale/sale-words.ts'
import { saleTypes } from '#domain/sale/sale.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'

const alphabetical = (words: readonly (string | null)[]): string[] =>
  [...new Set(words.flatMap((word) => word || []))].toSorted((a, b) => a.localeCompare(b, 'en'))

/** Every category and chain that occurs, in alphabetical order. */
export const coinFilterWords = ({
  rows,
}: Pick<MarketView, 'rows'>): { categories: string[]; chains: string[] } => ({
  categories: alphabetical(rows.map(({ category }) => category)),
  chains: alphabetical(rows.map(({ chain }) => chain)),
})

const wordsOf = (words: readonly SaleWord[]): string[] => words.map(({ word }) => word)

/** All seven kinds of sale, and every other word that occurs, the most frequent first. */
export const saleFilterWords = ({ sales }: Pick<MarketView, 'sales'>) => {
  const { launchpads, categories, blockchains, investors } = saleWords(
    sales.map((sale) => ({ ...sale, totalScore: sale.total_ai_score })),
  )
  return {
    sale_types: [...saleTypes],
    launchpads: wordsOf(launchpads),
    categories: wordsOf(categories),
    blockchains: wordsOf(blockchains),
    investors: wordsOf(investors),
  }
}
