// A sale as lists carry it.
import { saleRowFields, type SaleDetailWire, type SaleRowWire } from '#contract/market/sale-wire.ts'

const rowKeys = Object.keys(saleRowFields)

/** The row without the record behind it. */
export const saleRowOf = (wire: SaleDetailWire): SaleRowWire =>
  Object.fromEntries(rowKeys.map((key) => [key, wire[key]])) as SaleRowWire
