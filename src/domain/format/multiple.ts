// How many times the price of a sale: '0.62×', '12.4×', '1.2K×'.
import { formatCompact } from './compact.ts'
import { isFigure, numberFormat, unknownFigure } from './figure.ts'

const smallest = 0.01

/**
 * '-' where unknown. Two decimals below 10, one below 1000, then K, M, B, T; what is left of a
 * total loss reads '<0.01×'.
 */
export const formatMultiple = (value: number | null | undefined, locale = 'en'): string => {
  if (!isFigure(value) || value < 0) return unknownFigure
  if (value > 0 && value < smallest)
    return `<${numberFormat(locale, { maximumFractionDigits: 2 }).format(smallest)}×`
  if (value >= 999.95) return `${formatCompact(value, locale)}×`
  const decimals = value < 9.995 ? 2 : 1
  return `${numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)}×`
}
