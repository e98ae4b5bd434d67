// Which country's flag stands for a language (Spec §3, D-FLAGS).

const countries = {
  en: 'GB',
  es: 'ES',
  fr: 'FR',
  ar: 'SA',
  de: 'DE',
  zh: 'CN',
  ja: 'JP',
  ko: 'KR',
  pt: 'BR',
  ru: 'RU',
  tr: 'TR',
  it: 'IT',
  nl: 'NL',
  hi: 'IN',
  pl: 'PL',
  vi: 'VN',
  'es-AR': 'AR',
} as const

/** ISO 3166 code of a flag that the app knows. */
export type FlagCountry = (typeof countries)[keyof typeof countries]

const known: ReadonlyMap<string, FlagCountry> = new Map(Object.entries(countries))

/** The full code first, then the part before the dash; null where neither is mapped (D-FLAGS). */
export const flagCountryOf = (languageCode: string): FlagCountry | null =>
  known.get(languageCode) ?? known.get(languageCode.split('-')[0] ?? '') ?? null

/**
 * The picture at a flag service: `{country}` in its address stands for the two letters, else
 * `/<country>.svg` is added (FLAG_SERVICE_URL).
 */
export const flagAddress = (service: string, country: FlagCountry): string => {
  const letters = country.toLowerCase()
  return service.includes('{country}')
    ? service.replaceAll('{country}', letters)
    : `${service.replace(/\/+$/, '')}/${letters}.svg`
}
