// The twelve languages in the order of the dialog (R-I18-001, D-LANGORDER).
export const languages = [
  { code: 'en', name: 'English', nativeName: 'English', isRTL: false },
  { code: 'tr', name: 'Turkish', nativeName: 'Türkçe', isRTL: false },
  { code: 'ja', name: 'Japanese', nativeName: '日本語', isRTL: false },
  { code: 'es', name: 'Spanish', nativeName: 'Español', isRTL: false },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', isRTL: true },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', isRTL: false },
  { code: 'es-AR', name: 'Spanish (Argentina)', nativeName: 'Español (Argentina)', isRTL: false },
  { code: 'ru', name: 'Russian', nativeName: 'Русский', isRTL: false },
  { code: 'vi', name: 'Vietnamese', nativeName: 'Tiếng Việt', isRTL: false },
  { code: 'ko', name: 'Korean', nativeName: '한국어', isRTL: false },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', isRTL: false },
  { code: 'zh', name: 'Chinese', nativeName: '中文', isRTL: false },
] as const

export type LanguageCode = (typeof languages)[number]['code']

export const defaultLanguage: LanguageCode = 'en'

export const isLanguageCode = (code: string | null | undefined): code is LanguageCode =>
  languages.some((language) => language.code === code)

export const directionOf = (code: LanguageCode): 'ltr' | 'rtl' =>
  languages.some((language) => language.code === code && language.isRTL) ? 'rtl' : 'ltr'
