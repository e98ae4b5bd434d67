// The words of one area, in the language of the page.
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area, TextKey } from './areas.ts'
import { directionOf, type LanguageCode } from './languages.ts'
import { warnOfMissing } from './missing-texts.ts'
import { placesOf } from './pack.ts'
import { currentLanguage, texts } from './setup.ts'

/** Values for the placeholders. `count` chooses the plural form; `defaultText` is shown where the pack has a hole (R-I18-011). */
export type TextValues = Record<string, string | number>

export type Translate<A extends Area> = (key: TextKey<A>, values?: TextValues) => string

const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'
/** No pack holds this. */
const nowhere = '\u0000'

/** In Arabic every inserted name, date or figure is isolated, so that it keeps its own direction inside the sentence. */
const isolated = (values: TextValues): TextValues =>
  directionOf(currentLanguage()) === 'ltr' ? values : Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? firstStrongIsolate + value + popIsolate : value]))

/** Looks a text up outside React (toasts from commands, document titles). Section, section-qualified, bare, default, key. */
export const textOf = <A extends Area>(area: A, key: TextKey<A>, values: TextValues = {}): string => {
  const places = placesOf(area, key)
  const shown = isolated(values)
  const found = texts.t(places, { ...shown, defaultValue: nowhere })
  if (found !== nowhere) return found
  warnOfMissing(currentLanguage(), area, key)
  return texts.t(places, { ...shown, defaultValue: values['defaultText'] ?? key })
}

/** `const { t, language, direction } = useText('coins')`; `t('coinCount', { count })`. */
export const useText = <A extends Area>(area: A): { t: Translate<A>; language: LanguageCode; direction: 'ltr' | 'rtl' } => {
  const language = useTranslation(undefined, { i18n: texts, useSuspense: false }).i18n.language as LanguageCode
  return useMemo(() => ({ t: (key, values) => textOf(area, key, values), language, direction: directionOf(language) }), [area, language])
}
