// Which languages can be chosen: what the server lists, as far as this build has their texts.
import type * as z from 'zod/mini'
import type { languageWireSchema } from '#contract/calls/client-account.ts'
import { isLanguageCode, languages, type LanguageCode } from '#i18n/languages.ts'

export type OfferedLanguage = { code: LanguageCode; name: string; nativeName: string }

const bundled: readonly OfferedLanguage[] = languages.map(({ code, name, nativeName }) => ({
  code,
  name,
  nativeName,
}))
const places = new Map(languages.map(({ code }, place) => [code, place]))

/**
 * The active languages of the server's answer, in the dialog's own order (D-LANGORDER). A failed,
 * empty or useless answer (`undefined`, no active language with texts here) silently gives the
 * bundled twelve (D-LANGLIST).
 */
export const offeredLanguages = (
  answer: readonly z.output<typeof languageWireSchema>[] | undefined,
): readonly OfferedLanguage[] => {
  const active = (answer ?? []).flatMap(({ code, name, nativeName, isActive }) =>
    isActive !== false && isLanguageCode(code) ? [{ code, name, nativeName }] : [],
  )
  const once = [...new Map(active.map((language) => [language.code, language])).values()]
  return once.length === 0
    ? bundled
    : once.toSorted((a, b) => (places.get(a.code) ?? 0) - (places.get(b.code) ?? 0))
}

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')

/**
 * Whether a language is meant by what was typed: part of a name in either language, or of the code,
 * accents aside.
 */
export const isMeant = ({ code, name, nativeName }: OfferedLanguage, typed: string): boolean =>
  [code, name, nativeName].some((text) => fold(text).includes(fold(typed.trim())))
