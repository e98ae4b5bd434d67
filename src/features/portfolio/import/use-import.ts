// A file on its way into the portfolio: read, asked about, and what of it is new.
import { useMemo, useState } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { keysOf } from '#domain/ledger/import/entry-keys.ts'
import type { ColumnMapping } from '#domain/ledger/import/mapped-format.ts'
import {
  readImport,
  readMapped,
  type ImportAnswers,
  type ImportReading,
} from '#domain/ledger/import/read-import.ts'
import type { LedgerEntryFields } from '#domain/ledger/entry.ts'
import { useNowSec } from '#client/use-now.ts'
import { lookupIn, rankedCoins } from './symbol-lookup.ts'

/** What is read on the page's own thread without anybody waiting for it. */
export const largestFileBytes = 2_000_000

export type PickedFile = { name: string; text: string }
export type PickFault = 'tooLarge' | 'unreadable'

export type FileImport = {
  reading: ImportReading
  /** Entries that the portfolio does not have yet. */
  fresh: readonly LedgerEntryFields[]
  known: number
  coins: readonly CoinRow[]
}

type Choices = {
  answers: ImportAnswers
  mapping: ColumnMapping | null
}

/** Undefined while the coins of this device are being read. */
export const useImport = (
  file: PickedFile | null,
  { answers, mapping }: Choices,
  held: readonly LedgerEntryFields[],
): FileImport | undefined => {
  const nowSec = useNowSec()
  const [openedSec] = useState(nowSec)
  const coins = useLiveQuery(() => rankedCoins(), [])
  const reading = useMemo(() => {
    if (!file || !coins) return undefined
    const options = { lookup: lookupIn(coins), nowSec: openedSec, answers }
    return mapping ? readMapped(file.text, mapping, options) : readImport(file.text, options)
  }, [file, coins, openedSec, answers, mapping])
  return useMemo(() => {
    if (!reading || !coins) return undefined
    const keys = keysOf(held)
    const fresh = reading.entries.filter(({ key }) => !keys.has(key)).map(({ fields }) => fields)
    return { reading, fresh, known: reading.entries.length - fresh.length, coins }
  }, [reading, coins, held])
}

/** The text of a chosen file, or why there is none. */
export const pickFile = async (file: File): Promise<PickedFile | PickFault> => {
  if (file.size > largestFileBytes) return 'tooLarge'
  try {
    return { name: file.name, text: await file.text() }
  } catch {
    return 'unreadable'
  }
}
