// Numbers as text, the same in every engine: Latin digits, the language's own separators
// (D-NUMBERS).

/** Printed where a figure is unknown. */
export const unknownFigure = '-'

/**
 * A written number with the minus of typography, as high and as wide as the plus (U+2212). For what
 * is read: files and answers of the API keep ASCII.
 */
export const withMinus = (written: string): string => written.replace('-', '\u2212')

const formatters = new Map<string, Intl.NumberFormat>()

/** A cached formatter with Latin digits; building one costs more than a thousand uses. */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat => {
  const key = `${locale}|${JSON.stringify(options)}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options })
    formatters.set(key, formatter)
  }
  return formatter
}

export const isFigure = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)
