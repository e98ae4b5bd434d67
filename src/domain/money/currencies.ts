// The currencies amounts can be shown in. Figures are kept and computed in US dollars; nothing here
// is ever charged.

/** In the order they are offered. */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'TRY',
  'RUB',
  'JPY',
  'CNY',
  'KRW',
  'VND',
  'INR',
  'AED',
  'SAR',
  'BRL',
  'ARS',
  'MXN',
  'CAD',
  'AUD',
] as const

export type Currency = (typeof currencies)[number]

/** What a device stored, or a source named, is a currency of ours. */
export const isCurrency = (code: unknown): code is Currency =>
  (currencies as readonly unknown[]).includes(code)

/** Of these nobody writes a hundredth. */
const wholeCurrencies: ReadonlySet<Currency> = new Set(['JPY', 'KRW', 'VND'])

export const hasHundredths = (currency: Currency): boolean => !wholeCurrencies.has(currency)

/**
 * One sign, one currency: '$' stays the US dollar's in every language, and whoever shares '¥' wears
 * a prefix away from home.
 */
const signs: Record<Currency, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CHF: 'CHF',
  TRY: '₺',
  RUB: '₽',
  JPY: '¥',
  CNY: 'CN¥',
  KRW: '₩',
  VND: '₫',
  INR: '₹',
  AED: 'AED',
  SAR: 'SAR',
  BRL: 'R$',
  ARS: 'AR$',
  MXN: 'MX$',
  CAD: 'CA$',
  AUD: 'A$',
}

/** '₺', 'CN¥'; in Chinese '¥' is the yuan and the yen is told apart. */
export const currencySign = (currency: Currency, locale: string): string => {
  if (locale === 'zh' && currency === 'CNY') return '¥'
  if (locale === 'zh' && currency === 'JPY') return 'JP¥'
  return signs[currency]
}

/** 'Turkish Lira', 'Lira turca': the name in a language, as a line of a list begins. */
export const currencyName = (currency: Currency, locale: string): string => {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
