// Which language a visit starts in: the saved one, else the browser's first language without its
// region, else English.
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts'

/**
 * R-I18-004..006, D-LANGSTART: only the first browser language counts, and only its first part
 * (es-AR gives es).
 */
export const startLanguage = (
  saved: string | null,
  browserLanguage: string | undefined,
): LanguageCode => {
  if (isLanguageCode(saved)) return saved
  const firstPart = browserLanguage?.split('-')[0]?.toLowerCase()
  return isLanguageCode(firstPart) ? firstPart : defaultLanguage
}
