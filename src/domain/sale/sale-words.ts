// The words a filter offers and how many sales carry each, most frequent first.
import type { SaleListing } from './sale.ts'

export type SaleWord = { word: string; count: number }

const countWords = (words: Iterable<string>): SaleWord[] => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'en'))
}

const known = (words: readonly (string | null)[]): string[] => words.filter((word) => word !== null)

type Sale = Pick<SaleListing, 'launchpads' | 'category' | 'blockchain' | 'investors' | 'totalScore'>

/** Per filter its words, and how many sales have no score at all (R-UPL-008). */
export const saleWords = (sales: readonly Sale[]) => ({
  launchpads: countWords(sales.flatMap((sale) => sale.launchpads)),
  categories: countWords(known(sales.map((sale) => sale.category))),
  blockchains: countWords(known(sales.map((sale) => sale.blockchain))),
  investors: countWords(sales.flatMap((sale) => sale.investors)),
  unratedCount: sales.filter((sale) => sale.totalScore === null).length,
})
