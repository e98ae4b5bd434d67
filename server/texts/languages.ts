// The twelve languages the server speaks, in the order people see them (D-LANGORDER).

export const languages = [
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'tr', name: 'Turkish', nativeName: 'Türkçe' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語' },
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português' },
  { code: 'es-AR', name: 'Spanish (Argentina)', nativeName: 'Español (Argentina)' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский' },
  { code: 'vi', name: 'Vietnamese', nativeName: 'Tiếng Việt' },
  { code: 'ko', name: 'Korean', nativeName: '한국어' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano' },
  { code: 'zh', name: 'Chinese', nativeName: '中文' },
] as const

export type LanguageCode = (typeof languages)[number]['code']

const known = new Map(languages.map(({ code }) => [code.toLowerCase(), code]))

/** Whether `code` is one of the twelve, to the letter. */
export const isLanguage = (code: string): code is LanguageCode =>
  languages.some((language) => language.code === code)

const matchOf = (tag: string): LanguageCode | undefined =>
  known.get(tag) ?? known.get(tag.split('-')[0] ?? '')

/** The best of the twelve for an Accept-Language header; English when none fits. */
export const languageFor = (header: string | undefined): LanguageCode => {
  if (header === undefined) return 'en'
  let best: { code: LanguageCode; weight: number } | undefined
  for (const part of header.slice(0, 200).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters
      .map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1])
      .find((text) => text !== undefined)
    const weight = quality === undefined ? 1 : Number(quality)
    const code = matchOf(tag.trim())
    if (code !== undefined && weight > 0 && weight > (best?.weight ?? 0)) best = { code, weight }
  }
  return best?.code ?? 'en'
}
