// What every tool above the list may need: its state in the URL, how to change it, and the rows
// that fit.
import type { CoinList } from '../use-coin-list.ts'
import type { ListSearch } from '../use-list-search.ts'

/**
 * What only tells of a choice, away from where it was made, is drawn after the rows: so late at
 * most.
 */
export const settleWithinMs = 150

export type ToolProps = ListSearch & { list: CoinList | null | undefined }
