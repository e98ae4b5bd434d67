// Why an entry of the ledger was refused on this device, in the person's words.
import { LedgerEntryFault } from '#data/ledger-entries/commands.ts'
import { storageFaultOf } from '#data/storage-fault.ts'
import { ledgerCaps, type LedgerEntryField, type LedgerFault } from '#domain/ledger/entry.ts'
import { textOf } from '#i18n/use-text.ts'
import { logError } from '#client/error-log/error-log.ts'

const fieldCaps: Partial<Record<LedgerEntryField, number>> = {
  account: ledgerCaps.accountLength,
  note: ledgerCaps.noteLength,
}

const texts: Record<LedgerFault, (field: LedgerEntryField) => string> = {
  kindUnknown: () => textOf('portfolio', 'faultNotSaved'),
  dateInvalid: () => textOf('portfolio', 'faultDate'),
  dateTooOld: () => textOf('portfolio', 'faultTooOld'),
  dateInFuture: () => textOf('portfolio', 'faultFuture'),
  assetMissing: () => textOf('portfolio', 'faultCoin'),
  amountInvalid: () => textOf('portfolio', 'faultAmount', { max: ledgerCaps.decimals }),
  counterMissing: () => textOf('portfolio', 'faultCounter'),
  sameAsset: () => textOf('portfolio', 'faultSame'),
  feeInvalid: () => textOf('portfolio', 'faultFee'),
  valueInvalid: () => textOf('portfolio', 'faultValue'),
  textTooLong: (field) =>
    textOf('portfolio', 'faultLong', { max: fieldCaps[field] ?? ledgerCaps.noteLength }),
  unreadable: () => textOf('portfolio', 'faultUnreadable'),
}

/** What is wrong with a field of the form. */
export const fieldFaultText = (field: LedgerEntryField, fault: LedgerFault): string =>
  texts[fault](field)

/** The sentence of a refused command; anything unforeseen is logged and called not saved. */
export const portfolioFaultText = (error: unknown): string => {
  if (error instanceof LedgerEntryFault) {
    if (error.code === 'limit')
      return textOf('portfolio', 'faultLimit', { max: ledgerCaps.perAccount })
    if (error.code === 'notFound') return textOf('portfolio', 'faultGone')
    if (error.code !== 'needsSignIn') return texts[error.code]('note')
  }
  if (storageFaultOf(error)?.code === 'STORAGE_FULL') return textOf('sync', 'storageFull')
  logError(error, { feature: 'portfolio', severity: 'high' })
  return textOf('portfolio', 'faultNotSaved')
}
