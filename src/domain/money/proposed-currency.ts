// Which currency to propose to somebody who never chose one. Only ever a proposal (decision 194).
import type { Currency } from './currencies.ts'

const ofRegion: Record<string, Currency> = {
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  TR: 'TRY',
  RU: 'RUB',
  JP: 'JPY',
  CN: 'CNY',
  KR: 'KRW',
  VN: 'VND',
  IN: 'INR',
  AE: 'AED',
  SA: 'SAR',
  BR: 'BRL',
  AR: 'ARS',
  MX: 'MXN',
  CA: 'CAD',
  AU: 'AUD',
  ...Object.fromEntries(
    ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT'].map((region) => [
      region,
      'EUR' as const,
    ]),
  ),
}

/** Where the browser names no region. English and Arabic are spoken in too many. */
const ofLanguage: Record<string, Currency> = {
  tr: 'TRY',
  ja: 'JPY',
  es: 'EUR',
  pt: 'BRL',
  'es-AR': 'ARS',
  ru: 'RUB',
  vi: 'VND',
  ko: 'KRW',
  it: 'EUR',
  zh: 'CNY',
}

const regionOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

const baseOf = (tag: string): string | undefined => tag.split('-')[0]?.toLowerCase()

/**
 * That of the region the browser names beside the page's language (es-MX), else that of the
 * language; null where neither tells, or the region's is none of ours.
 */
export const proposedCurrency = (
  language: string,
  browserLanguages: readonly string[],
): Currency | null => {
  if (language.includes('-')) return ofLanguage[language] ?? null
  const region = browserLanguages
    .filter((tag) => baseOf(tag) === language)
    .map(regionOf)
    .find((found) => found !== undefined)
  return (region === undefined ? ofLanguage[language] : ofRegion[region]) ?? null
}
