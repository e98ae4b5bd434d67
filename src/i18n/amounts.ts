// How amounts of US dollars are written while this device shows another currency. The rules and
// rates come with whoever sets them, so that a page in dollars carries neither.
import type { LanguageCode } from './languages.ts'

type Figure = number | null | undefined

export type AmountFormat = {
  currency: string
  /** Units of the currency for one US dollar. */
  perUsd: number
  price: (usd: Figure, language: LanguageCode) => string
  money: (usd: Figure, language: LanguageCode) => string
}

let shown: AmountFormat | null = null
const listeners = new Set<() => void>()

/** Null: amounts are shown in US dollars. */
export const shownAmounts = (): AmountFormat | null => shown

export const showAmounts = (next: AmountFormat | null): void => {
  if (next === shown) return
  shown = next
  for (const listener of listeners) listener()
}

/** Calls back when amounts are to be written otherwise. Returns how to stop. */
export const watchAmounts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
