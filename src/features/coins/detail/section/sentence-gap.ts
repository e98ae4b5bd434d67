// How sentences that are put together follow each other.
import type { LanguageCode } from '#i18n/languages.ts'

/** Languages that put no space between two sentences. */
const unspaced: ReadonlySet<string> = new Set<LanguageCode>(['ja', 'zh'])

export const sentenceGap = (language: LanguageCode): string => (unspaced.has(language) ? '' : ' ')
