// An amount as a sentence says it.
import type { LanguageCode } from '../texts/languages.ts'

/** `amount` in minor units, in the currency's own digits and the language's own form. */
export const moneyText = (amount: number, currency: string, language: LanguageCode): string => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** A day as a sentence says it, in UTC. */
export const dayText = (sec: number, language: LanguageCode): string => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(sec * 1000)
