// What i18next does with a text, for what the packs hold (decision 204): the forms of a number, and
// `{{name}}`. Held against i18next itself by tests/locales/i18next.test.ts.

/**
 * Values for the placeholders. `count` chooses the plural form; `defaultText` is shown where the
 * pack has a hole (R-I18-011).
 */
export type TextValues = Record<string, string | number>

const rules = new Map<string, Intl.PluralRules>()

const rulesOf = (language: string): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/**
 * The keys that a text may stand under, the most fitting first: `_zero` for none in every language,
 * the form of the language, the key itself.
 */
export const formsOf = (key: string, count: string | number | undefined, language: string) =>
  typeof count !== 'number'
    ? [key]
    : [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rulesOf(language).select(count)}`, key]

/** Puts the values in. A placeholder without one becomes nothing; a value is never read as a text. */
export const fillIn = (text: string, values: TextValues): string =>
  text.replaceAll(/\{\{(.+?)\}\}/g, (_, name: string) => String(values[name.trim()] ?? ''))
