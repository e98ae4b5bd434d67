// How each language is set (R-I18-017). The part of the code before the dash decides (R-I18-018).
import { directionOf, type LanguageCode } from '../languages.ts'

export type Typography = {
  fontFamily: string
  direction: 'ltr' | 'rtl'
  letterSpacing: string
  lineHeight: number
  fontWeight: { regular: 400; medium: 500; semibold: 600; bold: 700 }
}

const latin = 'Geist, Vazirmatn, system-ui, sans-serif'
const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const
const latinLineHeight = 20 / 14

const families: Partial<Record<string, string>> = {
  ar: 'Vazirmatn, Geist, system-ui, sans-serif',
  ja: 'Geist, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", system-ui, sans-serif',
  ko: 'Geist, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", system-ui, sans-serif',
  zh: 'Geist, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif',
}
const lineHeights: Partial<Record<string, number>> = {
  ar: 1.6,
  ja: 1.55,
  ko: 1.55,
  zh: 1.55,
  vi: 1.5,
}
const untracked = new Set(['ar', 'ja', 'ko', 'zh'])

/** es-AR is set as es. */
const baseOf = (code: LanguageCode): string => code.split('-')[0] ?? code

export const typographyOf = (code: LanguageCode): Typography => {
  const base = baseOf(code)
  return {
    fontFamily: families[base] ?? latin,
    direction: directionOf(code),
    letterSpacing: '0',
    lineHeight: lineHeights[base] ?? latinLineHeight,
    fontWeight,
  }
}

/** The CSS variables of src/ui/tokens.css that follow the language. */
export const typographyVariables = (code: LanguageCode): Record<`--type-${string}`, string> => {
  const typography = typographyOf(code)
  return {
    '--type-font-family': typography.fontFamily,
    '--type-letter-spacing': typography.letterSpacing,
    '--type-leading': (typography.lineHeight / latinLineHeight).toFixed(3),
    '--type-tracking': untracked.has(baseOf(code)) ? '0' : '1',
    '--type-weight-regular': String(typography.fontWeight.regular),
    '--type-weight-medium': String(typography.fontWeight.medium),
    '--type-weight-semibold': String(typography.fontWeight.semibold),
    '--type-weight-bold': String(typography.fontWeight.bold),
  }
}
