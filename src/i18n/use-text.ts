// The words of one area, in the language of the page.
import { use, useMemo } from 'react'
import type { Area, TextKey } from './areas.ts'
import { LanguageContext } from './language-context.ts'
import { directionOf, type LanguageCode } from './languages.ts'
import { placesOf } from './pack.ts'
import { plainText } from './lookup/plain-texts.ts'
import { fillIn, type TextValues } from './lookup/fill-in.ts'
import { currentLanguage, needEnglish } from './setup.ts'
import { texts } from './lookup/texts.ts'

// Texts that a pack lacks, each told once per language and key and page load (R-I18-012, D-LOOKUP).
const warned = new Set<string>()

const warnOfMissing = (language: string, section: string, key: string): void => {
  const name = `${language} ${section}.${key}`
  if (warned.has(name)) return
  warned.add(name)
  console.warn(`missing text: ${name}`)
}

export type Translate<A extends Area> = (key: TextKey<A>, values?: TextValues) => string

const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/**
 * In Arabic every inserted name, date or figure is isolated, so that it keeps its own direction
 * inside the sentence.
 */
const isolated = (values: TextValues): TextValues =>
  directionOf(currentLanguage()) === 'ltr'
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? firstStrongIsolate + value + popIsolate : value,
        ]),
      )

const lookUp = (area: Area, key: string, values: TextValues): string => {
  const places = placesOf(area, key)
  const shown = isolated(values)
  const found = texts.find(currentLanguage(), places, shown)
  if (found !== undefined) return found
  warnOfMissing(currentLanguage(), area, key)
  const given = values['defaultText']
  if (given !== undefined) return fillIn(String(given), shown)
  // The default of every other call is the English of its key (D-LOOKUP).
  const english = texts.find('en', places, shown)
  if (english !== undefined) return english
  void needEnglish()
  return key
}

/** A text with nothing to fill in, straight from its section: most words of a page are that. */
const plainOf = (area: Area, key: string): string | null => {
  const text = texts.at(currentLanguage(), { section: area, key })
  return text === undefined || text.includes('{{') ? null : text
}

/**
 * Looks a text up outside React (toasts from commands, document titles). Section,
 * section-qualified, bare, default, key.
 */
export const textOf = <A extends Area>(area: A, key: TextKey<A>, values?: TextValues): string =>
  values === undefined
    ? plainText(
        `${currentLanguage()}:${area}:${key}`,
        () => plainOf(area, key) ?? lookUp(area, key, {}),
      )
    : lookUp(area, key, values)

/** `const { t, language, direction } = useText('coins')`; `t('coinCount', { count })`. */
export const useText = <A extends Area>(
  area: A,
): { t: Translate<A>; language: LanguageCode; direction: 'ltr' | 'rtl' } => {
  const spoken = use(LanguageContext)
  return useMemo(() => {
    const language = spoken?.language ?? currentLanguage()
    return {
      t: (key, values) => textOf(area, key, values),
      language,
      direction: directionOf(language),
    }
  }, [area, spoken])
}
