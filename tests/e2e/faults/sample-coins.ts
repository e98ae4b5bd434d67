// Coins of the sample market by name, for edits that must be known before they are made.
import { readFileSync } from 'node:fs'

export type NamedCoin = { id: string; name: string }

/** The coins of one file of the sample market. */
export const coinsOf = (file: 'defi' | 'gaming'): NamedCoin[] => {
  const { columns, coins } = JSON.parse(
    readFileSync(`server/gateways/market/sample/coins/${file}.json`, 'utf8'),
  ) as { columns: string[]; coins: string[][] }
  const at = (row: string[], column: string): string => row[columns.indexOf(column)] ?? ''
  return coins.map((row) => ({ id: at(row, 'id'), name: at(row, 'name') }))
}
