// Large figures with K, M, B, T, never `notation: 'compact'`: its letters mean other numbers in
// other languages (R-FMT-008).
import { isFigure, numberFormat, unknownFigure, withMinus } from './figure.ts'

const suffixes = ['', 'K', 'M', 'B', 'T'] as const

export type CompactFigure = { mantissa: number; suffix: (typeof suffixes)[number] }

const round2 = (value: number): number => Math.round(value * 100) / 100

/**
 * 1234 -> 1.23 K. A mantissa that rounds up to 1000 takes the next suffix; beyond T it just grows.
 */
export const compactFigure = (value: number): CompactFigure => {
  let mantissa = Math.abs(value)
  let step = 0
  while (step < suffixes.length - 1 && round2(mantissa) >= 1000) {
    mantissa /= 1000
    step += 1
  }
  return { mantissa: Math.sign(value) * round2(mantissa), suffix: suffixes[step] ?? 'T' }
}

/** '1.23K', '−4.5M', '7B'; '-' where unknown. Up to two decimals, trailing zeros cut. */
export const formatCompact = (value: number | null | undefined, locale = 'en'): string => {
  if (!isFigure(value)) return unknownFigure
  const { mantissa, suffix } = compactFigure(value)
  const figure = numberFormat(locale, { maximumFractionDigits: 2 }).format(mantissa || 0)
  return `${withMinus(figure)}${suffix}`
}

/** '$1.23B', '−$4.5M': the dollar sign first in every language, the minus before it. */
export const formatMoney = (value: number | null | undefined, locale = 'en'): string =>
  withDollar(formatCompact(value, locale))

/**
 * Puts the dollar sign behind a leading minus, which in Arabic follows an invisible mark of
 * direction.
 */
export const withDollar = (figure: string): string =>
  figure === unknownFigure ? figure : figure.replace(/^\u200E?[-\u2212]?/, '$&$$')
