// What stands below an airdrop's name: symbol and chain, as far as they are known.
import { formatSymbol } from '#domain/format/symbol.ts'
import type { Airdrop } from '#domain/airdrop/airdrop.ts'

export const noteOf = ({ symbol, chain }: Pick<Airdrop, 'symbol' | 'chain'>): string =>
  [symbol === '' ? null : formatSymbol(symbol), chain].filter((part) => part !== null).join(' · ')
