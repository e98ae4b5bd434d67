// The language of the page as its components see it.
import { createContext } from 'react'
import type { AmountFormat } from './amounts.ts'
import type { LanguageCode } from './languages.ts'

export type Spoken = {
  language: LanguageCode
  /** Another one whenever the language or its texts have changed. */
  revision: number
  /** Null: amounts are shown in US dollars. */
  amounts?: AmountFormat | null
}

export const LanguageContext = createContext<Spoken | null>(null)
