// What is wrong with one area of one pack beside the English one. Empty is right.
import { missingMark } from '#i18n/missing-mark.ts'
import { sameAsEnglish } from './same-as-english.ts'
import { pluralBases, splitKey } from './packs.ts'

type Texts = Readonly<Record<string, string>>

const readPlaceholders = new Map<string, string>()

const placeholdersOf = (text: string): string => {
  const known = readPlaceholders.get(text)
  if (known !== undefined) return known
  const found = [...new Set([...text.matchAll(/\{\{?\s*\w+\s*\}?\}/g)].map(([one]) => one))]
    .toSorted()
    .join(' ')
  readPlaceholders.set(text, found)
  return found
}

const categoriesRead = new Map<string, string[]>()

/** The categories that CLDR has for cardinal numbers of a language: ar has six, ja one. */
export const pluralCategories = (code: string): string[] => {
  const categories =
    categoriesRead.get(code) ??
    new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted()
  categoriesRead.set(code, categories)
  return categories
}

/** A form that names its number in words ("one day", "two lists") may do without the figure; nothing else may. */
const mayOmitCount = (category: string): boolean => ['zero', 'one', 'two'].includes(category)

const keyFaults = (pack: Texts, english: Texts): string[] => {
  const bases = pluralBases(english)
  const plain = (texts: Texts): string[] =>
    Object.keys(texts).filter((key) => splitKey(key, bases).category === null)
  const wanted = new Set(plain(english))
  const has = new Set(plain(pack))
  return [
    ...[...wanted].filter((key) => !has.has(key)).map((key) => `${key}: missing`),
    ...[...has].filter((key) => !wanted.has(key)).map((key) => `${key}: not in the English pack`),
  ]
}

const pluralFaults = (code: string, pack: Texts, english: Texts): string[] => {
  const bases = pluralBases(english)
  const categories = pluralCategories(code)
  return [...bases].flatMap((base) => {
    const forms = Object.keys(pack)
      .map((key) => splitKey(key, bases))
      .flatMap((key) => (key.base === base && key.category !== null ? [key.category] : []))
    const wanted = placeholdersOf(english[`${base}_other`] ?? '')
    // `number` is the count where it is written as a figure of its own (domain/analysis).
    const withoutCount = placeholdersOf(
      (english[`${base}_other`] ?? '').replaceAll(/\{\{(?:count|number)\}\}/g, ''),
    )
    return [
      ...categories
        .filter((category) => !forms.includes(category))
        .map((category) => `${base}: has no form for ${category}`),
      // pt may add a form for zero, which CLDR counts as one (glossary).
      ...forms
        .filter((form) => !categories.includes(form) && !(form === 'zero' && code === 'pt'))
        .map((form) => `${base}: ${code} has no ${form}`),
      ...forms.flatMap((form) => {
        const found = placeholdersOf(pack[`${base}_${form}`] ?? '')
        const isRight =
          found === wanted || (mayOmitCount(form) && found === withoutCount) || form === 'zero'
        return isRight
          ? []
          : [`${base}_${form}: has ${found || 'no placeholder'} instead of ${wanted}`]
      }),
    ]
  })
}

const placeholderFaults = (pack: Texts, english: Texts): string[] => {
  const bases = pluralBases(english)
  return Object.entries(pack)
    .filter(([key]) => splitKey(key, bases).category === null && english[key] !== undefined)
    .filter(([key, text]) => placeholdersOf(text) !== placeholdersOf(english[key] ?? ''))
    .map(
      ([key, text]) =>
        `${key}: has ${placeholdersOf(text) || 'no placeholder'} instead of ${placeholdersOf(english[key] ?? '') || 'none'}`,
    )
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\{?\w+\}?\}/g, ''))

const textFaults = (code: string, pack: Texts, english: Texts): string[] =>
  Object.entries(pack).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${key}: empty`]
    if (text.includes(missingMark)) return [`${key}: ${text}`]
    return code !== 'en' && text === english[key] && hasWords(text) && !sameAsEnglish(code, text)
      ? [`${key}: still English`]
      : []
  })

/** Keys, plural forms of the language's own categories, placeholders, leftovers (design 11, D-MISSING). */
export const packFaults = (code: string, pack: Texts, english: Texts): string[] => [
  ...keyFaults(pack, english),
  ...pluralFaults(code, pack, english),
  ...placeholderFaults(pack, english),
  ...textFaults(code, pack, english),
]
