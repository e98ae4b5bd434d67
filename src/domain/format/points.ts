// Exact points of a receipt: thousandths as text, so that the printed lines add up to the printed sum.
import { numberFormat } from './figure.ts'

/** 16_000 -> '16.0', 2_750 -> '2.75': at least one decimal, as many as it takes to be exact. */
export const formatMilli = (milli: number, locale = 'en'): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 3 }).format(milli / 1000)

/** 150 -> '0.15', 1000 -> '1.00'. */
export const formatPermille = (permille: number, locale = 'en'): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(
    permille / 1000,
  )
