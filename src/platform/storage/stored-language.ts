// The language requests announce (R-API-003). i18n writes it at start, so that it matches the
// screen (D-LANGSTART).
import { readStored } from './stored-values.ts'

export const defaultLanguage = 'en'

/** language_code, else preferredLanguage, else English. */
export const storedLanguage = (): string =>
  readStored('language_code') || readStored('preferredLanguage') || defaultLanguage
