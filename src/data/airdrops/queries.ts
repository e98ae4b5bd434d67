// Marks of airdrops, as screens read them.
import type { AccountDb } from '../account-db.ts'
import { markKeyStart, readMark, type AirdropMark } from './types.ts'

/**
 * Every mark by the airdrop's id; airdrops that have left the list keep theirs. For live queries.
 */
export const airdropMarks = async (db: AccountDb): Promise<Map<string, AirdropMark>> => {
  const rows = await db.prefs.where('key').startsWith(markKeyStart).toArray()
  return new Map(rows.map(({ key, value }) => [key.slice(markKeyStart.length), readMark(value)]))
}
