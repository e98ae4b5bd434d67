// Figures as files write them. One decimal sign holds for a whole file, so it is judged over all
// of its figures.
import { Decimal } from '../decimal.ts'

export type DecimalSign = '.' | ','

/** A figure with its sign, and the unit that stands in the same cell. */
export type Figure = { amount: Decimal; unit: string }

const nothing = /^(?:|[-–—]+|null|n\/?a|none)$/i
const figureForm =
  /^(?<before>[+\-−]?)(?<currency>\p{Sc}|[A-Z]{1,3}\$)?\s*(?<inner>[+\-−]?)(?<digits>[\d.,](?:[\d.,'’\s]*[\d.,])?)(?<exponent>[eE][+-]?\d{1,2})?\s*(?<unit>\p{Sc}|(?![eE][+-]?\d)[^\s\d.,][^\s]*)?$/u

const longestFigure = 100
const partsOf = (text: string): Record<string, string> | undefined =>
  text.length > longestFigure ? undefined : figureForm.exec(text)?.groups

/** What '.' and ',' can be read as: zeros do not begin a group, and groups are two or three long. */
const plainForms: Record<DecimalSign, RegExp> = {
  '.': /^(?:\d*\.?\d+|\d+\.|[1-9]\d{0,2}(?:[,'’\s]\d{2,3})*[,'’\s]\d{3}(?:\.\d*)?)$/,
  ',': /^(?:\d*,?\d+|\d+,|[1-9]\d{0,2}(?:[.'’\s]\d{2,3})*[.'’\s]\d{3}(?:,\d*)?)$/,
}

/** A figure of a cell, by the decimal sign of its file. */
export const readFigure = (text: string, sign: DecimalSign): Figure | 'nothing' | 'invalid' => {
  const trimmed = text.trim()
  if (nothing.test(trimmed)) return 'nothing'
  const parts = partsOf(trimmed)
  const digits = parts?.['digits'] ?? ''
  if (!parts || !plainForms[sign].test(digits)) return 'invalid'
  const groups = sign === '.' ? /[,'’\s]/g : /[.'’\s]/g
  const plain = digits.replaceAll(groups, '').replace(',', '.').replace(/\.$/, '')
  const minus = /[-−]/.test(`${parts['before']}${parts['inner']}`) ? '-' : ''
  const amount = new Decimal(`${minus}${plain}${parts['exponent'] ?? ''}`)
  return { amount, unit: parts['unit'] ?? '' }
}

/** What one figure says about the sign of its file; null where it can be read either way. */
const signSaidBy = (text: string): DecimalSign | 'either' | null => {
  const parts = partsOf(text.trim())
  const digits = parts?.['digits'] ?? ''
  if (!/[.,]/.test(digits)) return null
  const isPossible = (sign: DecimalSign): boolean => plainForms[sign].test(digits)
  if (parts?.['exponent'] !== undefined) return digits.includes('.') ? '.' : ','
  if (isPossible('.') && isPossible(',')) return 'either'
  if (isPossible('.')) return '.'
  return isPossible(',') ? ',' : null
}

/** `none`: no figure has a sign in it. `open`: nothing decides, or the file speaks both ways. */
export const judgeDecimals = (texts: Iterable<string>): DecimalSign | 'open' | 'none' => {
  const said = new Set<DecimalSign | 'either' | null>()
  for (const text of texts) said.add(signSaidBy(text))
  if (said.has('.') !== said.has(',')) return said.has('.') ? '.' : ','
  return said.has('.') || said.has('either') ? 'open' : 'none'
}
