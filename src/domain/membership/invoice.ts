// An invoice as screens know it (R-MEM-012, D-PLANSHAPE). Whatever a host left out is null.

/** The states that have words of their own; any other is shown as it came. */
export const invoiceStatusWords = [
  'paid',
  'open',
  'draft',
  'void',
  'uncollectible',
  'refunded',
] as const
export type InvoiceStatusWord = (typeof invoiceStatusWords)[number]

export type Invoice = {
  id: string
  number: string | null
  createdSec: number | null
  /** In minor units of `currency`; negative is a credit. */
  amountMinor: number | null
  /** ISO 4217. */
  currency: string | null
  status: string | null
  /** The provider's pages: they open for whoever holds the address, so no device keeps them. */
  pageUrl: string | null
  pdfUrl: string | null
}

/** The word for a status; null where it is none we know. */
export const invoiceStatusWord = (status: string | null): InvoiceStatusWord | null =>
  invoiceStatusWords.find((word) => word === status) ?? null
