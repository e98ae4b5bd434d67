// Why a row of a file is no entry, in the person's words.
import type { RefusalCode } from '#domain/ledger/import/draft.ts'
import { ledgerCaps, type LedgerFault } from '#domain/ledger/entry.ts'
import type { TextKey } from '#i18n/areas.ts'
import { textOf } from '#i18n/use-text.ts'
import { fieldFaultText } from '#parts/portfolio/portfolio-fault-text.ts'

const rowKeys: Record<Exclude<RefusalCode, LedgerFault>, TextKey<'portfolio'>> = {
  rowUneven: 'rowUneven',
  quotesBroken: 'rowQuotes',
  kindUnknownHere: 'rowKind',
  otherSideMissing: 'rowOtherSide',
  severalCoins: 'rowSeveral',
}

const isOfRow = (code: RefusalCode): code is keyof typeof rowKeys => code in rowKeys

export const refusalText = (code: RefusalCode): string =>
  isOfRow(code)
    ? textOf('portfolio', rowKeys[code], { max: ledgerCaps.decimals })
    : fieldFaultText('note', code)
